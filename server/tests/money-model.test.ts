import { expect, test } from 'vitest';
import type { Quote } from '#schemas/api-types';
import type { Catalogue } from '#schemas/types';
import { auditBooks } from '../test-support/audit.ts';
import { compareCancellation } from '../test-support/compare-cancellation.ts';
import {
  compareCalendar,
  compareChosen,
  compareOffered,
  compareSearch,
  type Offering,
} from '../test-support/compare-offers.ts';
import { euroHotel } from '../test-support/euro-hotel.ts';
import type { TestGuest } from '../test-support/guest.ts';
import {
  depositFigures,
  figuresOf,
  plainDepositFigures,
  plainFiguresOf,
} from '../test-support/money-figures.ts';
import { plainDeposit } from '../test-support/plain-deposit.ts';
import { halfAwayFromZero, RULES, type Ways } from '../test-support/plain-numbers.ts';
import { plainDeadlines, plainNoShow } from '../test-support/plain-penalty.ts';
import { plainPrice } from '../test-support/plain-price.ts';
import type { PlainStay } from '../test-support/plain-stay.ts';
import { TEST_SEED } from '../../scripts/test-seed.ts';
import { prepaidHotel } from '../test-support/prepaid.ts';
import { randomStay } from '../test-support/random-stay.ts';
import { roundedHotel } from '../test-support/rounded-hotel.ts';
import { seededRandom } from '../test-support/seeded-random.ts';
import { startTestServer } from '../test-support/test-server.ts';

/** For each hotel. `MONEY_RUNS=20000 npx vitest run --project node server/tests/money-model.test.ts` is the long form (TRUST R9). */
const RUNS = Number(process.env['MONEY_RUNS'] ?? 40);
/** So many are priced for one that is booked, paid and cancelled. */
const BOOKED_EVERY = Number(process.env['MONEY_BOOKED_EVERY'] ?? 4);
const MS_PER_RUN = 1000;
/** Stays of a control; it needs no server. */
const CONTROL_RUNS = 120;
/** When the server of a test begins; controls have none. */
const BEGAN_MS = Date.parse('2026-11-21T06:30:00.000Z');

/** Days around which prices, discounts and clocks of the hotel in euros change. */
const EURO_DAYS = {
  turns: [
    '2026-11-28',
    '2026-12-14',
    '2026-12-24',
    '2026-12-31',
    '2027-01-04',
    '2027-01-28',
    '2027-03-12',
    '2027-03-26',
  ],
  mostNights: 12,
};

/** As the awkward hotel, with amounts that include a tax of two slabs. */
function grossHotel(): Catalogue {
  const hotel = prepaidHotel();
  hotel.hotel.pricesIncludeTax = true;
  return hotel;
}

const HOTELS = [
  { name: 'without tax', make: prepaidHotel, days: {} },
  { name: 'with tax, in whole euros', make: euroHotel, days: EURO_DAYS },
  { name: 'without tax, in whole rupees, with charges', make: roundedHotel, days: {} },
  { name: 'with a tax of two slabs', make: grossHotel, days: {} },
] as const;

function openFor(make: () => Catalogue): Catalogue {
  const catalogue = make();
  Object.assign(catalogue.booking, { maxHoldsPerEmail: 1000, maxHoldsPerNetwork: 1000 });
  for (const location of catalogue.locations) location.restrictions = [];
  return catalogue;
}

/** A code that takes nothing off is refused: it is asked for where it does. */
function someStay(
  { catalogue, atMs }: Omit<Offering, 'stay'>,
  random: () => number,
  days: Parameters<typeof randomStay>[2],
): { stay: PlainStay; refused: string | undefined } {
  const { promo, ...stay } = randomStay(catalogue, random, days);
  if (promo === undefined) return { stay, refused: undefined };
  const { isPromoRefused } = plainPrice(catalogue, { ...stay, promo }, { atMs });
  return isPromoRefused ? { stay, refused: promo } : { stay: { ...stay, promo }, refused: undefined };
}

function compareQuote({ catalogue, stay, atMs }: Offering, quote: Quote): void {
  const price = plainPrice(catalogue, stay, { atMs });
  const deposit = plainDepositFigures(plainDeposit(catalogue, stay, { price, atMs }));
  expect([stay, figuresOf(quote), depositFigures(quote.deposit)]).toEqual([
    stay,
    plainFiguresOf(price),
    deposit,
  ]);
  for (const { id, parts, netMinor, totalMinor } of quote.lines) {
    const written = parts.reduce((all, { amountMinor }) => all + amountMinor, 0);
    expect([id, written]).toEqual([id, quote.pricesIncludeTax === true ? totalMinor : netMinor]);
  }
}

/** Every instant at which the conditions of a quote change is one of the rules, in the zone of the location. */
function compareInstants({ catalogue, stay, atMs }: Offering, { policy }: Quote): void {
  const price = plainPrice(catalogue, stay, { atMs });
  const booked = { catalogue, stay, price, reservedAtMs: atMs };
  const instants = plainDeadlines(booked).map((at) => new Date(at).toISOString());
  const ends = policy.flatMap(({ until }) => until ?? []);
  expect(instants).toEqual(expect.arrayContaining(ends));
}

async function compareRefused(guest: TestGuest, stay: PlainStay, promo: string | undefined): Promise<void> {
  if (promo === undefined) return;
  const { status, body } = await guest.post<{ code: string }>('/api/v1/quotes', { ...stay, promo });
  expect([stay, promo, status, body.code]).toEqual([stay, promo, 422, 'PROMO_NOT_APPLICABLE']);
}

test.each(HOTELS)(
  'prices $name: every line, tax, total, penalty and refund is what BOOKING-RULES say, whatever staff take or give back (TRUST R9)',
  { timeout: 60_000 + RUNS * MS_PER_RUN },
  async ({ make, days }) => {
    const catalogue = openFor(make);
    const server = await startTestServer({ catalogue });
    const random = seededRandom(TEST_SEED);
    for (let run = 0; run < RUNS; run += 1) {
      const atMs = server.clock.now().getTime();
      const { stay, refused } = someStay({ catalogue, atMs }, random, days);
      const offering = { catalogue, stay, atMs };
      // A network of its own: nobody asks as much as this test.
      const guest = server.guest(`198.18.${run >> 8}.${run & 255}`);
      // oxlint-disable-next-line no-await-in-loop -- one clock for all of them
      const quote = await guest.quote(stay);
      expect(quote.totals.totalMinor).toBe(Number(plainPrice(catalogue, stay, { atMs }).total));
      compareQuote(offering, quote);
      compareOffered(offering, quote);
      compareInstants(offering, quote);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await compareRefused(guest, stay, refused);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await compareSearch(offering, guest);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await compareChosen(offering, guest);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await compareCalendar(offering, guest);
      if (run % BOOKED_EVERY === 0)
        // oxlint-disable-next-line no-await-in-loop -- as above
        await compareCancellation(server, { ...offering, quote, guest, random });
    }
    expect(await auditBooks(server.context.db)).toEqual([]);
  },
);

/** To the nearest even number where the rule says away from zero. */
const halfToEven: Ways['share'] = (amount, numerator, denominator) => {
  const away = halfAwayFromZero(amount, numerator, denominator);
  const isHalf = (2n * amount * numerator) % denominator === 0n && (amount * numerator) % denominator !== 0n;
  return isHalf && away % 2n !== 0n ? away - 1n : away;
};
const down: Ways['share'] = (amount, numerator, denominator) => (amount * numerator) / denominator;
const up: Ways['part'] = (amount, unit) => ((amount + unit - 1n) / unit) * unit;

/** What a stay costs, what is paid when booking, and what not arriving costs. */
function figuresWith({ catalogue, stay, atMs }: Offering, ways: Ways) {
  const price = plainPrice(catalogue, stay, { atMs, ways });
  const deposit = plainDeposit(catalogue, stay, { price, atMs, ways });
  const booked = { catalogue, stay, price, reservedAtMs: atMs, paid: price.total, atMs };
  return {
    price: [...price.lines.map(({ net, tax }) => `${net} ${tax}`), price.total].join(),
    deposit: String(deposit?.now),
    penalty: plainNoShow({ ...booked, ways }),
  };
}

/** Of the same stays, those whose figure is another one when something is rounded in a wrong way. */
function wronglyRounded(
  { make, days }: { make: () => Catalogue; days: Parameters<typeof randomStay>[2] },
  wrong: Partial<Ways>,
): Record<'deposit' | 'penalty' | 'price', number> {
  const catalogue = openFor(make);
  const random = seededRandom(TEST_SEED);
  const seen = { price: 0, deposit: 0, penalty: 0 };
  for (let run = 0; run < CONTROL_RUNS; run += 1) {
    const { stay } = someStay({ catalogue, atMs: BEGAN_MS }, random, days);
    const [right, other] = [RULES, { ...RULES, ...wrong }].map((ways) =>
      figuresWith({ catalogue, stay, atMs: BEGAN_MS }, ways),
    );
    if (right?.price !== other?.price) seen.price += 1;
    if (right?.deposit !== other?.deposit) seen.deposit += 1;
    if (right?.penalty !== other?.penalty) seen.penalty += 1;
  }
  return seen;
}

const SEEN = expect.toSatisfy((count: number) => count > 0, 'seen in at least one stay');

test.each([
  [
    'shares half to even',
    { make: prepaidHotel, days: {} },
    { share: halfToEven },
    { price: SEEN, penalty: SEEN },
  ],
  ['shares down', { make: prepaidHotel, days: {} }, { share: down }, { price: SEEN, penalty: SEEN }],
  ['nets down', { make: euroHotel, days: EURO_DAYS }, { net: down }, { price: SEEN }],
  ['totals down', { make: euroHotel, days: EURO_DAYS }, { total: RULES.part }, { price: SEEN }],
  ['totals up', { make: roundedHotel, days: {} }, { total: up }, { price: SEEN }],
  [
    'parts up',
    { make: euroHotel, days: EURO_DAYS },
    { part: up },
    { price: 0, deposit: SEEN, penalty: SEEN },
  ],
  [
    'parts to the nearest',
    { make: roundedHotel, days: {} },
    { part: RULES.total },
    { price: 0, deposit: SEEN, penalty: SEEN },
  ],
  [
    'each night of a discount by itself',
    { make: euroHotel, days: EURO_DAYS },
    { spread: eachByItself },
    { price: SEEN },
  ],
  ['totals to half the unit', { make: euroHotel, days: EURO_DAYS }, { total: halfUnit }, { price: SEEN }],
] as const)('control: rounding %s would be seen', (_way, hotel, wrong, seen) => {
  expect(wronglyRounded(hotel, wrong)).toMatchObject(seen);
});

/** A discount that is rounded for each night, and not once before it is spread. */
function eachByItself(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = weights.reduce((total, weight) => total + weight, 0n);
  return weights.map((weight) => (all === 0n ? 0n : halfAwayFromZero(amount, weight, all)));
}

function halfUnit(amount: bigint, unit: bigint): bigint {
  return RULES.total(amount, unit / 2n);
}
