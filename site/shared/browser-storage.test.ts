import { afterEach, expect, it, vi } from 'vitest';
import { deviceStorage, tabStorage } from './browser-storage.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['the tab', tabStorage],
  ['the device', deviceStorage],
])('is memory where the browser refuses the storage of %s', (_whose, open) => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const storage = open();
  storage.setItem('a', 'b');
  expect(storage.getItem('a')).toBe('b');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});
