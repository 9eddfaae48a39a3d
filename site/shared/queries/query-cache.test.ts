import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CACHE_LIFE_MS, createQueryCache } from './query-cache.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('keeps what no screen uses for five minutes', () => {
  expect(CACHE_LIFE_MS).toBe(300_000);
});

it('forgets an entry five minutes after its last user left', () => {
  const cache = createQueryCache();
  const leave = cache.retain('rooms');
  cache.set('rooms', { data: 1 });
  vi.advanceTimersByTime(CACHE_LIFE_MS * 3);
  expect(cache.get('rooms')).toEqual({ data: 1 });
  leave();
  vi.advanceTimersByTime(CACHE_LIFE_MS - 1);
  expect(cache.get('rooms')).toEqual({ data: 1 });
  vi.advanceTimersByTime(1);
  expect(cache.get('rooms')).toBeUndefined();
});

it('keeps an entry that comes into use again in time', () => {
  const cache = createQueryCache();
  cache.set('rooms', { data: 1 });
  vi.advanceTimersByTime(CACHE_LIFE_MS - 1);
  cache.retain('rooms');
  vi.advanceTimersByTime(CACHE_LIFE_MS);
  expect(cache.get('rooms')).toEqual({ data: 1 });
});

it('counts the users of an entry', () => {
  const cache = createQueryCache();
  const first = cache.retain('rooms');
  const second = cache.retain('rooms');
  cache.set('rooms', { data: 1 });
  first();
  vi.advanceTimersByTime(CACHE_LIFE_MS);
  expect(cache.get('rooms')).toEqual({ data: 1 });
  second();
  vi.advanceTimersByTime(CACHE_LIFE_MS);
  expect([...cache.keys()]).toEqual([]);
});
