import { expect, it } from 'vitest';
import { datesAddress, keptSearchAddress, readKeptSearch, searchInAddress } from './kept-search.ts';
import { createSearchMemory } from './search-memory.ts';
import type { StaySearch } from './stay-search.ts';

const search: StaySearch = {
  locationId: 'harbour',
  checkIn: '2026-12-31',
  checkOut: '2027-01-02',
  rooms: [{ adults: 2, childAges: [7, 0] }],
  promo: 'RAINS15',
  roomId: 'quay-room',
};
const address =
  '/book?location=harbour&checkin=2026-12-31&checkout=2027-01-02&rooms=2-7-0&promo=RAINS15&room=quay-room';

function storage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

/** A tab of a device. */
function tabOf(device = storage()) {
  return createSearchMemory(() => device, storage);
}

function kept(today: string, results?: string): string {
  const device = storage();
  const memory = tabOf(device);
  memory.keep(search, { today, ...(results === undefined ? {} : { results }) });
  return (results === undefined ? tabOf(device) : memory).text() ?? '';
}

it('keeps location, room, dates, guests and promo code on the device, and nothing else', () => {
  const text = kept('2026-11-21');
  expect(JSON.parse(text)).toEqual({
    locationId: 'harbour',
    checkIn: '2026-12-31',
    checkOut: '2027-01-02',
    rooms: '2-7-0',
    promo: 'RAINS15',
    roomId: 'quay-room',
    keptOn: '2026-11-21',
  });
  const read = readKeptSearch(text, { today: '2026-11-21' });
  expect(read && keptSearchAddress(read)).toBe(address);
});

it('leads a tab back to the results as it left them', () => {
  const results = `${address}&chosen=quay-room_flexible_BB&sort=price`;
  const read = readKeptSearch(kept('2026-11-21', results), { today: '2026-11-21' });
  expect(read && keptSearchAddress(read)).toBe(results);
});

it.each([
  ['2026-11-21', '2026-12-20', true],
  ['2026-11-21', '2026-12-21', false],
  ['2026-12-30', '2026-12-31', true],
])('kept on %s, is there on %s: %s', (keptOn, today, isThere) => {
  expect(readKeptSearch(kept(keptOn), { today }) !== undefined).toBe(isThere);
});

it('keeps the place and the guests of a stay that is past, and asks only for dates', () => {
  const read = readKeptSearch(kept('2026-12-30', address), { today: '2027-01-01' });
  expect(read && keptSearchAddress(read)).toBe(
    '/book?location=harbour&rooms=2-7-0&promo=RAINS15&room=quay-room',
  );
  const memory = tabOf();
  memory.keep(search, { today: '2026-12-30' });
  memory.forgetStay();
  expect(memory.text()).not.toMatch(/2026-12-31|2027-01-02/);
  expect(readKeptSearch(memory.text(), { today: '2027-01-01' })).toEqual(read);
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

it('reads the search of an address, and of no other page', () => {
  const [pathname = '', query = ''] = address.split(/(?=\?)/u);
  const read = searchInAddress(pathname, query, { today: '2026-11-21' });
  expect(read).toMatchObject({ locationId: 'harbour', promo: 'RAINS15', results: address });
  expect(searchInAddress('/checkout', query, { today: '2026-11-21' })).toBeUndefined();
  expect(searchInAddress('/book', '?location=harbour', { today: '2026-11-21' })).toBeUndefined();
});

it.each([
  ['harbour', 'loft', '&promo=RAINS15&room=loft'],
  ['harbour', undefined, '&promo=RAINS15'],
  // A promo code is of one location.
  ['valley', 'barn', '&room=barn'],
])('carries dates and guests to %s %s', (locationId, roomId, more) => {
  const read = readKeptSearch(kept('2026-11-21'), { today: '2026-11-21' });
  expect(datesAddress(read, locationId, roomId)).toBe(
    `/book?location=${locationId}&checkin=2026-12-31&checkout=2027-01-02&rooms=2-7-0${more}`,
  );
});

it('tells tabs apart: each goes on with its own stay, and logging out ends all of it', () => {
  const device = storage();
  const [one, two] = [tabOf(device), tabOf(device)];
  one.keep(search, { today: '2026-11-21', results: `${address}&sort=price` });
  two.keep({ ...search, locationId: 'valley' }, { today: '2026-11-21' });
  expect(one.text()).toContain('harbour');
  // The quote of the stay that this tab searched changes nothing.
  one.keepForTab({ ...search, roomId: 'loft' }, { today: '2026-11-21' });
  expect(one.text()).toContain('sort=price');
  one.keepForTab({ ...search, locationId: 'hill' }, { today: '2026-11-21' });
  expect(one.text()).toContain('hill');
  expect(tabOf(device).text()).toContain('valley');
  one.clear();
  expect(one.text()).toBeNull();
  expect(tabOf(device).text()).toBeNull();
});
