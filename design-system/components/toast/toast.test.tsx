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

const place = () => screen.getByRole('status').closest('li') ?? document.body;

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

  it('waits while the pointer is over it', async () => {
    await show('Saved');
    fireEvent.pointerEnter(place());
    await pass(TOAST_MS * 2);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.pointerLeave(place());
    await pass(TOAST_MS + 1000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('waits while the focus is on it or in it, wherever the pointer goes', async () => {
    await show('Saved');
    fireEvent.focusIn(screen.getByRole('button', { name: 'Close' }));
    fireEvent.pointerEnter(place());
    fireEvent.pointerLeave(place());
    await pass(TOAST_MS * 2);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.focusOut(screen.getByRole('button', { name: 'Close' }));
    await pass(TOAST_MS + 1000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('waits while the focus is on the region, and while a message comes to a region with the focus', async () => {
    await show('Saved');
    const region = place().closest('ol') ?? document.body;
    act(() => region.focus());
    act(() => void notify({ message: 'Sent', closeLabel: 'Close' }));
    await pass(TOAST_MS * 2);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    expect(screen.getByText('Sent')).toBeInTheDocument();
    act(() => region.blur());
    await pass(TOAST_MS + 1000);
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.queryByText('Sent')).toBeNull();
  });

  it('waits no longer for a focus that went with the message beside it', async () => {
    await show('Saved');
    act(() => void notify({ message: 'Sent', closeLabel: 'Close' }));
    await pass(50);
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    act(() => close?.focus());
    fireEvent.click(close ?? document.body);
    await pass(TOAST_MS + 1000);
    expect(screen.queryAllByRole('status')).toEqual([]);
  });

  it('waits while nobody sees the page', async () => {
    await show('Saved');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    await pass(TOAST_MS * 2);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    await pass(TOAST_MS + 1000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('goes on where it was when the wait is over', async () => {
    await show('Saved');
    await pass(3000);
    fireEvent.pointerEnter(place());
    await pass(TOAST_MS);
    fireEvent.pointerLeave(place());
    await pass(1000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await pass(2000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('is removed by its id, and all of them without', async () => {
    await show('First', { id: 'first' });
    act(() => void notify({ message: 'Second', closeLabel: 'Close' }));
    act(() => void notify({ message: 'Third', closeLabel: 'Close' }));
    await pass(50);
    act(() => dismissToast('first'));
    await pass(1000);
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).toBeInTheDocument();
    act(() => dismissToast());
    await pass(1000);
    expect(screen.queryByText('Second')).toBeNull();
    expect(screen.queryByText('Third')).toBeNull();
  });

  it('starts its five seconds anew when it is replaced', async () => {
    await show('The network is gone', { id: 'networkError' });
    await pass(4000);
    act(() => void notify({ message: 'Still gone', closeLabel: 'Close', id: 'networkError' }));
    await pass(4000);
    expect(screen.getByText('Still gone')).toBeInTheDocument();
    await pass(2000);
    expect(screen.queryByText('Still gone')).toBeNull();
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

  it.each([120, 300, -319])('springs back short of 80 percent of its width (%i of 400)', async (by) => {
    await show('Saved');
    drag(by);
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
