import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CountdownLabel } from './index.ts';

const words = { label: (clock: string) => `Send again in ${clock}`, endedLabel: 'Send again' };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-10T08:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (seconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
};

it('counts down by the clock and ends once', () => {
  const onEnd = vi.fn<() => void>();
  render(<CountdownLabel {...words} endsAt="2026-03-10T08:31:05Z" onEnd={onEnd} />);
  expect(screen.getByRole('timer')).toHaveTextContent('Send again in 1:05');
  pass(6);
  expect(screen.getByRole('timer')).toHaveTextContent('Send again in 0:59');
  pass(120);
  expect(screen.getByRole('timer')).toHaveTextContent('Send again');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('speaks at the start and at the end, and is silent between', () => {
  const spoken: string[] = [];
  const note = () => spoken.push(screen.getByRole('status').textContent);
  render(
    <CountdownLabel {...words} endsAt="2026-03-10T08:31:00Z" startAnnouncement="A new code in one minute" />,
  );
  for (let second = 0; second < 62; second += 1) {
    pass(1);
    note();
  }
  expect([...new Set(spoken)]).toEqual(['A new code in one minute', 'Send again']);
});

it('speaks once more before the end where it is asked to', () => {
  const spoken: string[] = [];
  const note = () => spoken.push(screen.getByRole('status').textContent);
  render(
    <CountdownLabel
      {...words}
      endsAt="2026-03-10T08:31:00Z"
      startAnnouncement="Held for one minute"
      warn={{ seconds: 20, message: '20 seconds are left' }}
    />,
  );
  for (let second = 0; second < 62; second += 1) {
    pass(1);
    note();
  }
  expect([...new Set(spoken)]).toEqual(['Held for one minute', '20 seconds are left', 'Send again']);
});

it('shows what it warns of, and speaks it only once', () => {
  render(
    <CountdownLabel {...words} endsAt="2026-03-10T08:31:00Z" warn={{ seconds: 20, message: 'Hurry' }} />,
  );
  expect(screen.queryByText('Hurry')).toBeNull();
  pass(41);
  expect(screen.getByText('Hurry', { selector: '[aria-hidden]' })).toBeVisible();
  pass(20);
  expect(screen.queryByText('Hurry', { selector: '[aria-hidden]' })).toBeNull();
});

it('is over at once when its time has passed, without ending again', () => {
  const onEnd = vi.fn<() => void>();
  render(<CountdownLabel {...words} endsAt={Date.parse('2026-03-10T08:00:00Z')} onEnd={onEnd} />);
  expect(screen.getByRole('timer')).toHaveTextContent('Send again');
  expect(onEnd).not.toHaveBeenCalled();
});

it('starts anew when it is given a later end', () => {
  const { rerender } = render(<CountdownLabel {...words} endsAt="2026-03-10T08:30:01Z" />);
  pass(1);
  rerender(<CountdownLabel {...words} endsAt="2026-03-10T08:31:01Z" />);
  expect(screen.getByRole('timer')).toHaveTextContent('Send again in 1:00');
});

it('shows its state, passes on what it does not know, and gives its element', () => {
  const ref = createRef<HTMLSpanElement>();
  render(<CountdownLabel {...words} ref={ref} id="resend" endsAt="2026-03-10T08:30:01Z" />);
  expect(ref.current).toHaveAttribute('id', 'resend');
  expect(ref.current).toHaveAttribute('data-state', 'running');
  pass(1);
  expect(ref.current).toHaveAttribute('data-state', 'ended');
});
