import { expect, test } from 'vitest';
import type { Availability, PricedStay, StaysAround, ValidationRefusal } from '#schemas/api-types';
import { PLAIN_ROOM, type TestGuest } from '../test-support/guest.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer } from '../test-support/test-server.ts';

const STAY = { location: 'harbour', checkin: '2027-01-14', checkout: '2027-01-16', rooms: '2' };

const addressOf = (path: string, query: Record<string, string>) =>
  `/api/v1/${path}?${new URLSearchParams(query).toString()}`;

async function around(guest: TestGuest, changes: Record<string, string> = {}): Promise<StaysAround> {
  const answer = await guest.get<StaysAround>(addressOf('availability/around', { ...STAY, ...changes }));
  expect(answer.status).toBe(200);
  return answer.body;
}

const stayFrom = ({ stays }: StaysAround, checkIn: string): PricedStay | undefined =>
  stays.find((stay) => stay.checkIn === checkIn);

/** The lowest total that a search for a stay offers, or undefined if it offers nothing. */
async function lowestFound(
  guest: TestGuest,
  { checkIn, checkOut }: PricedStay,
  changes: Record<string, string> = {},
): Promise<number | undefined> {
  const query = { ...STAY, ...changes, checkin: checkIn, checkout: checkOut };
  const { body } = await guest.get<Availability>(addressOf('availability', query));
  const totals = body.items.flatMap(({ offers }) => offers.map(({ totalMinor }) => totalMinor));
  return totals.length === 0 ? undefined : Math.min(...totals);
}

test('prices the same number of nights on the three days before and after', async () => {
  const { guest } = await startTestServer();
  const { stays, ...rest } = await around(guest());
  expect(rest).toEqual({ locationId: 'harbour', currency: 'INR', currencyDigits: 2, nights: 2 });
  expect(stays.map(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`)).toEqual([
    '2027-01-11 2027-01-13',
    '2027-01-12 2027-01-14',
    '2027-01-13 2027-01-15',
    '2027-01-14 2027-01-16',
    '2027-01-15 2027-01-17',
    '2027-01-16 2027-01-18',
    '2027-01-17 2027-01-19',
  ]);
});

test.each([
  { rooms: '2' },
  { rooms: '1,2' },
  { rooms: '2-7' },
  { rooms: '9' },
  { checkout: '2027-01-15' },
  { checkout: '2027-01-21' },
  { from: '2027-01-28', to: '2027-02-12' },
])('each total is the lowest that a search for those dates finds: %o', async (changes) => {
  const catalogue = smallHotel();
  catalogue.locations[0]?.restrictions.push(
    { from: '2027-01-15', to: '2027-01-15', closedToArrival: true },
    { from: '2027-01-17', to: '2027-01-17', minNights: 4 },
  );
  const { guest } = await startTestServer({ catalogue });
  const browser = guest();
  const { stays } = await around(browser, changes);
  for (const stay of stays) {
    const { rooms = '2' } = changes;
    const lowest = await lowestFound(browser, stay, { rooms });
    expect([stay.checkIn, stay.totalMinor]).toEqual([stay.checkIn, lowest]);
    expect(stay.reason === undefined).toBe(lowest !== undefined);
  }
});

test('with chosen meals each total includes them, and where they are not sold it is the lowest', async () => {
  const { guest } = await startTestServer();
  const browser = guest();
  const offersOf = async ({ checkIn, checkOut }: PricedStay) => {
    const query = { ...STAY, checkin: checkIn, checkout: checkOut };
    const { body } = await browser.get<Availability>(addressOf('availability', query));
    return body.items.flatMap(({ offers }) => offers);
  };
  for (const stay of (await around(browser, { meals: 'BB' })).stays) {
    const withBreakfast = (await offersOf(stay)).filter(({ mealPlan }) => mealPlan === 'BB');
    expect(stay.totalMinor).toBe(Math.min(...withBreakfast.map(({ totalMinor }) => totalMinor)));
  }
  expect(await around(browser, { meals: 'AI' })).toEqual(await around(browser));
});

test('says of a day without a free room what a guest can do about it', async () => {
  const catalogue = smallHotel();
  catalogue.locations[0]?.restrictions.push(
    { from: '2027-01-12', to: '2027-01-12', closedToArrival: true },
    { from: '2027-01-16', to: '2027-01-16', minNights: 3 },
  );
  const { guest } = await startTestServer({ catalogue });
  const answer = await around(guest());
  expect(stayFrom(answer, '2027-01-12')).toEqual({
    checkIn: '2027-01-12',
    checkOut: '2027-01-14',
    reason: { code: 'CLOSED_TO_ARRIVAL' },
  });
  expect(stayFrom(answer, '2027-01-16')).toMatchObject({ reason: { code: 'MIN_STAY', minNights: 3 } });
});

test('leaves out days before today and stays that end after the last day on sale', async () => {
  const { guest } = await startTestServer();
  const first = await around(guest(), { checkin: '2026-11-22', checkout: '2026-11-24' });
  expect(first.stays[0]?.checkIn).toBe('2026-11-21');
  expect(first.stays).toHaveLength(5);
  const last = await around(guest(), { checkin: '2027-04-17', checkout: '2027-04-19' });
  expect(last.stays.at(-1)?.checkOut).toBe('2027-04-20');
});

test('takes a whole month of arrivals', async () => {
  const { guest } = await startTestServer();
  const month = await around(guest(), { from: '2027-03-01', to: '2027-03-31' });
  expect(month.stays).toHaveLength(31);
  expect(month.stays.every(({ checkOut, checkIn }) => checkIn < checkOut)).toBe(true);
});

const JANUARY = { code: 'JANUARY', name: 'January', stayFrom: '2027-01-14' };

test('lowers the stays that a promo code applies to, and says nothing of a code that it does not know', async () => {
  const catalogue = smallHotel();
  const harbour = catalogue.locations[0];
  if (harbour) harbour.promoCodes = [{ ...JANUARY, discount: { unit: 'PERCENTAGE', value: 10 } }];
  const { guest } = await startTestServer({ catalogue });
  const browser = guest();
  const plain = await around(browser);
  expect(await around(browser, { promo: 'NO-SUCH-CODE' })).toEqual(plain);
  const lowered = await around(browser, { promo: 'january' });
  const before = (checkIn: string) => stayFrom(plain, checkIn)?.totalMinor ?? 0;
  const after = (checkIn: string) => stayFrom(lowered, checkIn)?.totalMinor ?? 0;
  expect(after('2027-01-11')).toBe(before('2027-01-11'));
  for (const checkIn of ['2027-01-14', '2027-01-15']) {
    expect(after(checkIn)).toBeLessThan(before(checkIn));
    const stay = { checkIn, checkOut: nightAfter(nightAfter(checkIn)) };
    expect(after(checkIn)).toBe(await lowestFound(browser, stay, { promo: 'january' }));
  }
});

const nightAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

test('a room that another guest holds is not offered on any of its days', async () => {
  const catalogue = smallHotel();
  const harbour = catalogue.locations[0];
  if (harbour !== undefined) harbour.rooms = harbour.rooms.filter(({ id }) => id === 'quay-room');
  for (const plan of harbour?.ratePlans ?? []) plan.roomIds = ['quay-room'];
  const server = await startTestServer({ catalogue });
  const holder = server.guest();
  await holder.book((await holder.quote({ rooms: [PLAIN_ROOM, PLAIN_ROOM, PLAIN_ROOM] })).id);
  const answer = await around(server.guest());
  const isFree = answer.stays.map(({ checkIn, totalMinor }) => `${checkIn}: ${totalMinor !== undefined}`);
  expect(isFree).toEqual([
    '2027-01-11: true',
    '2027-01-12: true',
    '2027-01-13: false',
    '2027-01-14: false',
    '2027-01-15: false',
    '2027-01-16: true',
    '2027-01-17: true',
  ]);
  expect(stayFrom(answer, '2027-01-14')?.reason).toMatchObject({ code: 'HELD' });
});

test.each([
  [{ checkin: '2027-02-30' }, 'checkin'],
  [{ checkout: '2027-01-14' }, 'checkout'],
  [{ checkin: '2026-11-20' }, 'checkin'],
  [{ rooms: '2,2,2,2,2,2,2,2,2' }, 'rooms'],
  [{ from: '2027-02-30', to: '2027-03-02' }, 'from'],
  [{ from: '2027-02-28', to: '2027-02-30' }, 'to'],
  [{ from: '2027-02-02', to: '2027-02-01' }, 'to'],
  [{ from: '2027-01-01', to: '2027-02-01' }, 'to'],
])('refuses %o by the name of the field', async (changes, field) => {
  const { guest } = await startTestServer();
  const answer = await guest().get<ValidationRefusal>(
    addressOf('availability/around', { ...STAY, ...changes }),
  );
  expect(answer.status).toBe(422);
  expect(JSON.stringify(answer.body)).toContain(`"${field}"`);
});

test('knows no other location', async () => {
  const { guest } = await startTestServer();
  const answer = await guest().get(addressOf('availability/around', { ...STAY, location: 'atlantis' }));
  expect(answer.status).toBe(404);
});
