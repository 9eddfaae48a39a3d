import { expect, it, vi } from 'vitest';
import { createNoticeQueue, type Notice } from './notices.ts';

it('keeps notices until an outlet is there, in their order', () => {
  const queue = createNoticeQueue();
  const outlet = vi.fn<(notice: Notice) => void>();
  queue.notify({ message: 'first', tone: 'info' });
  queue.notify({ message: 'second', tone: 'error' });
  queue.deliverTo(outlet);
  queue.notify({ message: 'third', tone: 'success' });
  expect(outlet.mock.calls.map(([notice]) => notice.message)).toEqual(['first', 'second', 'third']);
});

it('tells that toasts are wanted with the first notice', () => {
  const queue = createNoticeQueue();
  const listener = vi.fn<() => void>();
  queue.onWanted(listener);
  expect(queue.isWanted()).toBe(false);
  queue.notify({ message: 'x', tone: 'info' });
  expect(queue.isWanted()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
});

it('holds notices back while no outlet is mounted', () => {
  const queue = createNoticeQueue();
  const outlet = vi.fn<(notice: Notice) => void>();
  queue.deliverTo(outlet)();
  queue.notify({ message: 'later', tone: 'info' });
  expect(outlet).not.toHaveBeenCalled();
});
