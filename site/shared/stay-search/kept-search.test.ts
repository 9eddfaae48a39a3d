import { expect, it } from 'vitest';
import { createSearchMemory, keptSearchAddress, readKeptSearch } from './kept-search.ts';
import type { StaySearch } from './stay-search.ts';

const search: StaySearch = {
  locationId: 'harbour',
  checkIn: '2026-12-31',
  checkOut: '2027-01-02',
  rooms: [{ adults: 2, childAges: [7, 0] }],
  promo: 'RAINS15',
  roomId: 'quay-room',
};

function kept(today: string): string {
  const stored = new Map<string, string>();
  const memory = createSearchMemory(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }));
  memory.keep(search, { today });
  return memory.text() ?? '';
}

it('keeps location, dates and guests, and nothing else', () => {
  const text = kept('2026-11-21');
  expect(JSON.parse(text)).toEqual({
    locationId: 'harbour',
    checkIn: '2026-12-31',
    checkOut: '2027-01-02',
    rooms: '2-7-0',
    keptOn: '2026-11-21',
  });
  const read = readKeptSearch(text, { today: '2026-11-21' });
  expect(read && keptSearchAddress(read)).toBe(
    '/book?location=harbour&checkin=2026-12-31&checkout=2027-01-02&rooms=2-7-0',
  );
});

it.each([
  ['2026-11-21', '2026-12-20', true],
  ['2026-11-21', '2026-12-21', false],
  ['2026-12-30', '2026-12-31', true],
  ['2026-12-30', '2027-01-01', false],
])('kept on %s, is there on %s: %s', (keptOn, today, isThere) => {
  expect(readKeptSearch(kept(keptOn), { today }) !== undefined).toBe(isThere);
});

it.each([
  null,
  '',
  '{',
  '[]',
  '7',
  '{"locationId":"harbour","rooms":"2","checkIn":"2027-02-30","checkOut":"2027-03-02","keptOn":"2027-01-01"}',
  '{"locationId":"harbour","rooms":"2","checkIn":"2027-03-02","checkOut":"2027-03-02","keptOn":"2027-01-01"}',
  '{"locationId":7,"rooms":"2","checkIn":"2027-03-02","checkOut":"2027-03-03","keptOn":"2027-01-01"}',
])('reads nothing from %s', (text) => {
  expect(readKeptSearch(text, { today: '2027-01-01' })).toBeUndefined();
});
