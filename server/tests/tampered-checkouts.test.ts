import { PAID_MINOR } from '../ledger/index.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Booking, Quote, RoomChoice } from '#schemas/api-types';
import { cancelStay } from '../test-support/booked.ts';
import { newKey, PLAIN_QUOTE, PLAIN_ROOM, type TestGuest } from '../test-support/guest.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

/** `TAMPERED_CHECKOUTS=5000 npx vitest run --project node server/tests/tampered-checkouts.test.ts` is the long form (TRUST T14). */
const RUNS = Number(process.env['TAMPERED_CHECKOUTS'] ?? 60);
const MS_PER_RUN = 400;

/** An honest choice of a guest, and the server's price for it. */
const HONEST: Partial<RoomChoice>[] = [
  {},
  { mealPlan: 'RO' },
  { adults: 1 },
  { adults: 1, childAges: [5] },
  { ratePlanId: 'advance', mealPlan: 'RO' },
  { roomId: 'tower-room' },
];

/** Field names for an injected price, policy or right. */
const SMUGGLED = [
  'totals',
  'totalMinor',
  'amountMinor',
  'priceMinor',
  'baseMinor',
  'discountMinor',
  'currency',
  'lines',
  'taxes',
  'policyId',
  'policy',
  'cancellation',
  'paymentTerms',
  'payment',
  'paidMinor',
  'state',
  'expiresAt',
  'userId',
  'guestHash',
  'id',
  'reference',
  'isAdmin',
];
const SMUGGLED_VALUES = [0, 1, -1, '1', 'PAID', 'SUCCESSFUL', null, true, { totalMinor: 1 }, []];
const NUMBERS = [0, -1, 1.5, 21, 1e9, Number.MAX_SAFE_INTEGER, '2', null, [2], { value: 2 }];

const smuggling = fc.record({
  kind: fc.constant('SMUGGLE' as const),
  into: fc.constantFrom('quote', 'room', 'booking', 'guest'),
  name: fc.constantFrom(...SMUGGLED),
  value: fc.constantFrom<unknown>(...SMUGGLED_VALUES),
});
const miscounting = fc.record({
  kind: fc.constant('MISCOUNT' as const),
  name: fc.constantFrom('adults', 'extraBeds', 'childAges'),
  value: fc.constantFrom<unknown>(...NUMBERS),
});
const swapping = fc.record({
  kind: fc.constant('SWAP' as const),
  quoteId: fc.constantFrom('ANOTHER_GUEST', 'UNKNOWN', 'CANCELLATION'),
});
const checkout = fc.record({
  honest: fc.nat({ max: HONEST.length - 1 }),
  tampering: fc.oneof({ weight: 5, arbitrary: smuggling }, miscounting, swapping, fc.constant(undefined)),
});
type Checkout = typeof checkout extends fc.Arbitrary<infer Value> ? Value : never;

const UNKNOWN_ID = '0123456789abcdefghjkmnpqrs';
const KNOWN_GUEST = { guestFirstName: 'Meera', guestLastName: 'Nair', guestPhone: '+919812345678' };

interface Scene {
  server: TestServer;
  /** Requests a quote. */
  stranger: TestGuest;
  /** The server's price of each honest choice. */
  prices: number[];
  strangersQuoteId: string;
}

async function setScene(): Promise<Scene> {
  const server = await startTestServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const stranger = server.guest();
  const prices = [];
  for (const choice of HONEST) {
    const quote = await stranger.quote({ rooms: [{ ...PLAIN_ROOM, ...choice }] });
    prices.push(quote.totals.totalMinor);
  }
  return { server, stranger, prices, strangersQuoteId: (await stranger.quote()).id };
}

let asked = 0;

/** The requested rooms and the booked ones; undefined if the checkout was refused. */
async function checkOut({ server, strangersQuoteId }: Scene, { honest, tampering }: Checkout) {
  asked += 1;
  const guest = server.guest();
  const from = { 'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}` };
  const into = (place: string): object =>
    tampering?.kind === 'SMUGGLE' && tampering.into === place ? { [tampering.name]: tampering.value } : {};
  const count = tampering?.kind === 'MISCOUNT' ? { [tampering.name]: tampering.value } : {};
  const room = { ...PLAIN_ROOM, ...HONEST[honest], ...count, ...into('room') };
  const quoted = await guest.post<Quote>(
    '/api/v1/quotes',
    { ...PLAIN_QUOTE, rooms: [room], ...into('quote') },
    from,
  );
  if (quoted.status !== 201) return refused(quoted.status);
  const ids = { ANOTHER_GUEST: strangersQuoteId, UNKNOWN: UNKNOWN_ID, CANCELLATION: 'cancellation' };
  const booked = await guest.post<Booking>(
    '/api/v1/bookings',
    {
      quoteId: tampering?.kind === 'SWAP' ? ids[tampering.quoteId] : quoted.body.id,
      guest: { ...KNOWN_GUEST, guestEmail: `guest${asked}@example.com`, ...into('guest') },
      ...into('booking'),
    },
    { ...from, 'idempotency-key': newKey() },
  );
  if (booked.status !== 201) return refused(booked.status);
  return { rooms: [room], booked: await asStored(server, guest, booked.body) };
}

function refused(status: number): undefined {
  expect([400, 404, 409, 422]).toContain(status);
}

/** The stored booking, which is then cancelled to free its room. */
async function asStored({ context }: TestServer, guest: TestGuest, { id }: Booking) {
  const row = await context.db
    .selectFrom('bookings')
    .select(['total_minor', 'state', 'user_id'])
    .select(PAID_MINOR)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await cancelStay(guest, id);
  return row;
}

test(
  'T14: whatever a checkout claims, what is booked costs what the server asks, or nothing is booked',
  { timeout: 60_000 + RUNS * MS_PER_RUN },
  async () => {
    const scene = await setScene();
    const outcomes = { booked: 0, refused: 0 };
    const property = fc.asyncProperty(checkout, async (each) => {
      const done = await checkOut(scene, each);
      outcomes[done === undefined ? 'refused' : 'booked'] += 1;
      if (done === undefined) return;
      // An injected value is never used; a count that fits the room is an honest choice.
      const isMiscounted = each.tampering?.kind === 'MISCOUNT';
      expect(isMiscounted ? undefined : each.tampering).toBeUndefined();
      const asksFor = isMiscounted
        ? (await scene.stranger.quote({ rooms: done.rooms })).totals.totalMinor
        : scene.prices[each.honest];
      expect(done.booked).toEqual({
        total_minor: asksFor,
        paid_minor: 0,
        state: 'PENDING',
        user_id: null,
      });
    });
    await fc.assert(property, { numRuns: RUNS });
    expect(Math.min(outcomes.booked, outcomes.refused)).toBeGreaterThan(0);
  },
);

test('T14: a room that was priced for one guest is booked for one guest', async () => {
  const { guest } = await startTestServer();
  const browser = guest();
  const one = await browser.quote({ rooms: [{ ...PLAIN_ROOM, adults: 1 }] });
  const two = await browser.quote({ rooms: [{ ...PLAIN_ROOM, adults: 2 }] });
  const { body } = await browser.book(one.id);
  expect([body.totals, body.rooms.map(({ adults }) => adults)]).toEqual([one.totals, [1]]);
  expect(one.totals.totalMinor).toBeLessThan(two.totals.totalMinor);
});
