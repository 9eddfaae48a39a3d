import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, notify, TOAST_MS, Toaster } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => {
    dismissToast();
    vi.runAllTimers();
  });
  vi.useRealTimers();
});

/** In steps, so that React draws what one timer changed before the next one runs. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 100) {
    // oxlint-disable-next-line no-await-in-loop -- time passes in order
    await act(() => vi.advanceTimersByTimeAsync(Math.min(100, ms - passed)));
  }
}

async function show(message: string, more: Partial<Parameters<typeof notify>[0]> = {}) {
  render(<Toaster label="Messages" />);
  act(() => void notify({ message, closeLabel: 'Close', ...more }));
  await pass(50);
}

describe('a message', () => {
  it('is said in the region of messages', async () => {
    await show('Changes saved successfully', { tone: 'success' });
    expect(screen.getByRole('region', { name: /Messages/ })).toHaveTextContent('Changes saved successfully');
  });

  it('interrupts when it is an error', async () => {
    await show('Unknown error occurred', { tone: 'error' });
    expect(screen.getByRole('alert')).toHaveTextContent('Unknown error occurred');
  });

  it('closes by itself after five seconds, not before', async () => {
    await show('Saved');
    await pass(TOAST_MS - 200);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await pass(1000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('waits while the pointer is over it or the focus is in it', async () => {
    await show('Saved');
    fireEvent.pointerEnter(screen.getByRole('status'));
    await pass(TOAST_MS * 2);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
    fireEvent.pointerLeave(screen.getByRole('status'));
    fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
    await pass(TOAST_MS + 1000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('closes with its button', async () => {
    await show('Saved');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(1000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('is replaced by a second one with the same id', async () => {
    await show('The network is gone', { id: 'networkError' });
    act(() => void notify({ message: 'Still gone', closeLabel: 'Close', id: 'networkError' }));
    await pass(50);
    expect(screen.queryByText('The network is gone')).toBeNull();
    expect(screen.getByText('Still gone')).toBeInTheDocument();
  });
});

const card = () => screen.getByRole('status');

describe('dragging', () => {
  function drag(by: number) {
    Object.defineProperty(card(), 'offsetWidth', { value: 400, configurable: true });
    card().setPointerCapture = () => undefined;
    fireEvent.pointerDown(card(), { button: 0, clientX: 100, pointerId: 1 });
    fireEvent.pointerMove(card(), { clientX: 100 + by, pointerId: 1 });
    fireEvent.pointerUp(card(), { clientX: 100 + by, pointerId: 1 });
  }

  it('springs back short of 80 % of its width', async () => {
    await show('Saved');
    drag(300);
    await pass(1000);
    expect(card().style.transform).toBe('');
  });

  it.each([320, -330])('is let go at 80 percent of its width (%i of 400)', async (by) => {
    await show('Saved');
    drag(by);
    await pass(1000);
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
