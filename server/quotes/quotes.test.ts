import { expect, test } from 'vitest';
import type { Quote, Refusal, ValidationRefusal } from '#schemas/api-types';
import { PLAIN_QUOTE, PLAIN_ROOM } from '../test-support/guest.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer } from '../test-support/test-server.ts';

test('Words: a quote freezes lines, taxes, totals and terms', async () => {
  const { guest } = await startTestServer();
  const quote = await guest().quote({
    extras: [{ extraId: 'transfer' }, { extraId: 'basket', quantity: 2 }],
  });
  expect(quote).toMatchObject({
    releaseId: 'release-1',
    expiresAt: '2026-11-20T19:15:00.000Z',
    stay: { checkIn: '2027-01-14', checkOut: '2027-01-16', nights: 2 },
    totals: {
      netMinor: 1_653_409,
      taxMinor: 179_046,
      totalMinor: 1_832_455,
      currency: 'INR',
      currencyDigits: 2,
    },
    taxes: [
      { rateBasisPoints: 725, netMinor: 704_395, taxMinor: 51_069 },
      { rateBasisPoints: 1250, netMinor: 779_011, taxMinor: 97_376 },
      { rateBasisPoints: 1800, netMinor: 170_003, taxMinor: 30_601 },
    ],
    rooms: [{ roomName: 'Quay Room', ratePlanName: 'Flexible' }],
  });
  expect(quote.lines.map(({ kind, totalMinor }) => [kind, totalMinor])).toEqual([
    ['NIGHT', 755_464],
    ['NIGHT', 876_387],
    ['EXTRA', 121_938],
    ['EXTRA', 78_666],
  ]);
});

test('offers the extras of the location with what adding one would cost', async () => {
  const { guest } = await startTestServer();
  const { extrasOffered } = await guest().quote();
  expect(
    extrasOffered.map(({ id, unitTotalMinor, maxQuantity }) => [id, unitTotalMinor, maxQuantity]),
  ).toEqual([
    ['transfer', 121_938, undefined],
    ['basket', 39_333, 4],
  ]);
});

test('Price 12: offers the extra beds that a room takes, at what one more adds, and prices those that were chosen', async () => {
  const { guest } = await startTestServer();
  const browser = guest();
  const quote = await browser.quote();
  // Rs 805.55 more lift Thursday above Rs 7,500: it is then taxed at 12.5 % instead of 7.25 %: 1,276.05 and 906.25.
  // At the old rate its Rs 7,849.50 would bear 569.09 in place of 981.19.
  expect(quote.bedsOffered).toEqual([
    {
      roomIndex: 0,
      fewest: 0,
      most: 1,
      unitTotalMinor: 218_230,
      higherTaxMinor: 41_210,
      higherTax: { aboveMinor: 750_000, rateBasisPoints: 1250, label: 'GST' },
    },
  ]);
  const withBed = await browser.quote({ rooms: [{ ...PLAIN_ROOM, extraBeds: 1 }] });
  expect(withBed.totals.totalMinor - quote.totals.totalMinor).toBe(218_230);
  expect(withBed.bedsOffered).toEqual([{ roomIndex: 0, fewest: 0, most: 1 }]);
});

test('Price 12: where prices include tax, a bed in a higher slab costs the guest what is written', async () => {
  const catalogue = smallHotel();
  catalogue.hotel.pricesIncludeTax = true;
  const { guest } = await startTestServer({ catalogue });
  const { bedsOffered } = await guest().quote();
  expect(bedsOffered).toEqual([{ roomIndex: 0, fewest: 0, most: 1, unitTotalMinor: 2 * 80_555 }]);
});

test('reads the same figures again', async () => {
  const { guest } = await startTestServer();
  const browser = guest();
  const quote = await browser.quote();
  expect((await browser.get(`/api/v1/quotes/${quote.id}`)).body).toEqual(quote);
});

test('another browser finds neither this quote nor an unknown one, and cannot tell them apart', async () => {
  const { guest } = await startTestServer();
  const quote = await guest().quote();
  const stranger = guest();
  await stranger.quote();
  const foreign = await stranger.get(`/api/v1/quotes/${quote.id}`);
  const unknown = await stranger.get(`/api/v1/quotes/${'0'.repeat(26)}`);
  const impossible = await stranger.get('/api/v1/quotes/not-an-id');
  expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
  expect(impossible.text).toBe(unknown.text);
});

test('an expired quote is refused with a fresh one', async () => {
  const server = await startTestServer();
  const browser = server.guest();
  const quote = await browser.quote();
  server.clock.forward({ minutes: 30 });
  const answer = await browser.get<Refusal>(`/api/v1/quotes/${quote.id}`);
  expect(answer.status).toBe(410);
  expect(answer.body.code).toBe('QUOTE_EXPIRED');
  const fresh = answer.body.details?.quote;
  expect(fresh).toMatchObject({ totals: quote.totals, expiresAt: '2026-11-20T19:45:00.000Z' });
  expect((await browser.get<Quote>(`/api/v1/quotes/${fresh?.id ?? ''}`)).status).toBe(200);
});

test('the cookie is out of reach of scripts and other sites', async () => {
  const { guest } = await startTestServer();
  const answer = await guest().post('/api/v1/quotes', PLAIN_QUOTE);
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^verandah_guest=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('on https the cookie is bound to the host and to https', async () => {
  const { guest } = await startTestServer({ env: { SITE_ORIGIN: 'https://hotel.example' } });
  const answer = await guest().post('/api/v1/quotes', PLAIN_QUOTE);
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-verandah_guest=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test.each([
  ['a total', { totalMinor: 1 }],
  ['a discount', { discountPercent: 90 }],
  ['a room with a price', { rooms: [{ ...PLAIN_ROOM, baseMinor: 1 }] }],
  ['an extra with a price', { extras: [{ extraId: 'transfer', priceMinor: 0 }] }],
  ['an own policy', { policy: [] }],
  ['a fraction of an adult', { rooms: [{ ...PLAIN_ROOM, adults: 1.5 }] }],
  ['fewer than no children', { rooms: [{ ...PLAIN_ROOM, childAges: [-1] }] }],
  ['a number as text', { rooms: [{ ...PLAIN_ROOM, adults: '2' }] }],
  ['no room at all', { rooms: [] }],
  ['more units than there may be', { extras: [{ extraId: 'basket', quantity: 5 }] }],
  ['an extra twice', { extras: [{ extraId: 'transfer' }, { extraId: 'transfer' }] }],
  ['two rate plans', { rooms: [PLAIN_ROOM, { ...PLAIN_ROOM, ratePlanId: 'advance', mealPlan: 'RO' }] }],
])('a client cannot send %s', async (_case, changes) => {
  const { guest } = await startTestServer();
  const answer = await guest().post<ValidationRefusal>('/api/v1/quotes', { ...PLAIN_QUOTE, ...changes });
  expect(answer.status).toBe(422);
  expect(answer.body.messages.length).toBeGreaterThan(0);
});

test.each([
  ['a meal that the plan does not serve', { rooms: [{ ...PLAIN_ROOM, mealPlan: 'FB' }] }, 409, 'NOT_ON_SALE'],
  [
    'a room that the plan does not sell',
    { rooms: [{ ...PLAIN_ROOM, roomId: 'tower-room', ratePlanId: 'advance', mealPlan: 'RO' }] },
    409,
    'NOT_ON_SALE',
  ],
  ['a room of another location', { rooms: [{ ...PLAIN_ROOM, roomId: 'beach-room' }] }, 404, 'NOT_FOUND'],
  ['an extra that nobody offers', { extras: [{ extraId: 'yacht' }] }, 404, 'NOT_FOUND'],
  ['a bed too few', { rooms: [{ ...PLAIN_ROOM, childAges: [7] }] }, 409, 'ROOM_UNAVAILABLE'],
])('refuses %s', async (_case, changes, status, code) => {
  const { guest } = await startTestServer();
  const answer = await guest().post<Refusal>('/api/v1/quotes', { ...PLAIN_QUOTE, ...changes });
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test.each([
  [{ locationId: 'nowhere' }, 'locationId'],
  [{ rooms: [PLAIN_ROOM, { ...PLAIN_ROOM, roomId: 'moon-room' }] }, 'rooms.1.roomId'],
  [{ rooms: [{ ...PLAIN_ROOM, ratePlanId: 'moon' }] }, 'rooms.0.ratePlanId'],
  [{ extras: [{ extraId: 'yacht' }] }, 'extras.0.extraId'],
])('what is not found is named: %j', async (changes, field) => {
  const { guest } = await startTestServer();
  const answer = await guest().post<Refusal>('/api/v1/quotes', { ...PLAIN_QUOTE, ...changes });
  expect([answer.status, answer.body.details]).toEqual([404, { field }]);
});

test('Stock 5: a room that is taken is refused with the nearest dates and other rooms', async () => {
  const server = await startTestServer();
  const holder = server.guest();
  const rooms = [PLAIN_ROOM, PLAIN_ROOM, PLAIN_ROOM];
  await holder.book((await holder.quote({ rooms })).id);
  const answer = await server.guest().post<Refusal>('/api/v1/quotes', PLAIN_QUOTE);
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    code: 'ROOM_UNAVAILABLE',
    message: 'No bookings are left for this room on the selected dates',
    details: {
      roomId: 'quay-room',
      reason: { code: 'HELD' },
      alternatives: {
        stays: [
          { checkIn: '2027-01-12', checkOut: '2027-01-14', nights: 2 },
          { checkIn: '2027-01-16', checkOut: '2027-01-18', nights: 2 },
          { checkIn: '2027-01-11', checkOut: '2027-01-13', nights: 2 },
        ],
        roomIds: ['tower-room'],
      },
    },
  });
});
