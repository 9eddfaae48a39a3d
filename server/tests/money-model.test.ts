import { expect, test } from 'vitest';
import type { Availability, Booking, CancellationQuote, Quote } from '#schemas/api-types';
import { startRefunds } from '../bookings/refunds/start-refunds.ts';
import { cancellationQuote, cancelStay } from '../test-support/booked.ts';
import type { TestGuest } from '../test-support/guest.ts';
import { plainDeadlines, plainFigures, plainNoShow } from '../test-support/plain-penalty.ts';
import {
  halfAwayFromZero,
  plainPrice,
  type PlainPrice,
  type PlainStay,
  type RoundedShare,
} from '../test-support/plain-price.ts';
import { look, pay, prepaidHotel, tell } from '../test-support/prepaid.ts';
import { pick, randomStay } from '../test-support/random-stay.ts';
import { seededRandom } from '../test-support/seeded-random.ts';
import { signIn } from '../test-support/signed-in.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

/** `MONEY_RUNS=20000 npx vitest run --project node server/tests/money-model.test.ts` is the long form (TRUST R9). */
const RUNS = Number(process.env['MONEY_RUNS'] ?? 240);
const SEED = 1;
/** So many are priced for one that is booked, paid and cancelled. */
const BOOKED_EVERY = 4;
const MS_PER_RUN = 1000;
const EMAIL = 'meera.nair@example.com';

const catalogue = prepaidHotel();
Object.assign(catalogue.booking, { maxHoldsPerEmail: 1000, maxHoldsPerNetwork: 1000 });
for (const location of catalogue.locations) location.restrictions = [];

/** What a price is, line by line. */
function figuresOf({ lines, totals, taxes, promo }: Pick<Quote, 'lines' | 'promo' | 'taxes' | 'totals'>) {
  const { netMinor: net, taxMinor: tax, totalMinor: total } = totals;
  return {
    lines: lines.map((line) => {
      const { id, netMinor, rateBasisPoints, taxMinor, totalMinor } = line;
      return `${id} ${netMinor} ${rateBasisPoints} ${taxMinor} ${totalMinor}`;
    }),
    totals: `${net} ${tax} ${total}`,
    taxes: taxes.map((each) => `${each.rateBasisPoints} ${each.netMinor} ${each.taxMinor}`),
    discount: String(promo?.discountMinor ?? 0),
  };
}

function plainFiguresOf({ lines, net, tax, total, discount }: PlainPrice): ReturnType<typeof figuresOf> {
  const rates = [...new Set(lines.map(({ rate }) => rate))].toSorted((a, b) => Number(a - b));
  return {
    lines: lines.map((line) => `${line.id} ${line.net} ${line.rate} ${line.tax} ${line.net + line.tax}`),
    totals: `${net} ${tax} ${total}`,
    taxes: rates.map((rate) => {
      const ofRate = lines.filter((line) => line.rate === rate);
      const nets = ofRate.reduce((all, line) => all + line.net, 0n);
      return `${rate} ${nets} ${ofRate.reduce((all, line) => all + line.tax, 0n)}`;
    }),
    discount: String(discount),
  };
}

/** A code that takes nothing off is refused: it is asked for where it does. */
function someStay(random: () => number): PlainStay {
  const { promo, ...stay } = randomStay(catalogue, random);
  return promo !== undefined && plainPrice(catalogue, { ...stay, promo }).discount > 0n
    ? { ...stay, promo }
    : stay;
}

/** What is offered to be added costs what it then adds. */
function compareOffered(quote: Quote, stay: PlainStay): void {
  const { total } = plainPrice(catalogue, stay);
  const added = (changed: PlainStay): number => Number(plainPrice(catalogue, changed).total - total);
  for (const { roomIndex, unitTotalMinor } of quote.bedsOffered ?? []) {
    if (unitTotalMinor === undefined) continue;
    const rooms = stay.rooms.map((room, index) =>
      index === roomIndex ? { ...room, extraBeds: room.extraBeds + 1 } : room,
    );
    expect([roomIndex, unitTotalMinor]).toEqual([roomIndex, added({ ...stay, rooms })]);
  }
  const notChosen = quote.extrasOffered.filter(
    ({ id }) => !stay.extras.some(({ extraId }) => extraId === id),
  );
  for (const { id, unitTotalMinor } of notChosen) {
    expect([id, unitTotalMinor]).toEqual([id, added({ ...stay, extras: [...stay.extras, { extraId: id }] })]);
  }
}

/** Every instant at which the conditions of a quote change is one of the rules, in the zone of the location. */
function compareInstants({ policy }: Quote, stay: PlainStay, nowMs: number): void {
  const booked = { catalogue, stay, price: plainPrice(catalogue, stay), reservedAtMs: nowMs };
  const instants = plainDeadlines(booked).map((at) => new Date(at).toISOString());
  const ends = policy.flatMap(({ until }) => until ?? []);
  expect(instants).toEqual(expect.arrayContaining(ends));
}

/** The search names the same price for one room as the quote then fixes. */
async function compareSearch(guest: TestGuest, stay: PlainStay): Promise<void> {
  const [room] = stay.rooms;
  if (stay.rooms.length !== 1 || room === undefined) return;
  const query = new URLSearchParams({
    location: stay.locationId,
    checkin: stay.checkIn,
    checkout: stay.checkOut,
    rooms: [room.adults, ...room.childAges].join('-'),
    ...(stay.promo === undefined ? {} : { promo: stay.promo }),
  });
  const { body } = await guest.get<Availability>(`/api/v1/availability?${query.toString()}`);
  for (const { roomId, offers } of body.items) {
    for (const { ratePlanId, mealPlan, extraBeds, netMinor, taxMinor, totalMinor } of offers ?? []) {
      const rooms = [{ ...room, roomId, ratePlanId, mealPlan, extraBeds: extraBeds[0] ?? 0 }];
      const { net, tax, total } = plainPrice(catalogue, { ...stay, rooms, extras: [] });
      const offered = [roomId, ratePlanId, mealPlan, netMinor, taxMinor, totalMinor];
      expect(offered).toEqual([roomId, ratePlanId, mealPlan, ...[net, tax, total].map(Number)]);
    }
  }
}

/** Books, pays, waits until a moment, cancels, and looks at what went back. */
async function compareCancellation(
  server: TestServer,
  { quote, stay, guest, random }: { quote: Quote; stay: PlainStay; guest: TestGuest; random: () => number },
): Promise<void> {
  const beganMs = server.clock.now().getTime();
  await signIn(server, guest, EMAIL);
  const { body: pending } = await guest.book(quote.id, { guest: { guestEmail: EMAIL } });
  expect(pending).toMatchObject({ state: 'PENDING' });
  await pay(server, guest, pending);
  const booking = await look(guest, pending);
  const price = plainPrice(catalogue, stay);
  expect([booking.state, booking.paidMinor]).toEqual(['SUCCESSFUL', Number(price.total)]);
  const booked = {
    catalogue,
    stay,
    price,
    reservedAtMs: Date.parse(booking.reservedAt ?? ''),
    paid: price.total,
  };
  expect(booking.policy.at(-1)?.penaltyMinor).toBe(Number(plainNoShow({ ...booked, atMs: 0 })));
  // On a deadline, a second after it, or in between.
  const moment = pick(plainDeadlines(booked), random) + pick([0, 1000, -3_600_000], random);
  const atMs = Math.max(moment, booked.reservedAtMs);
  server.clock.forward({ seconds: (atMs - beganMs) / 1000 });
  await signIn(server, guest, EMAIL);
  const figures = plainFigures({ ...booked, atMs });
  await (figures.kind === 'NO_CANCEL'
    ? compareTooLate(guest, booking)
    : compareFigures(server, { guest, booking, figuresAt: (at) => plainFigures({ ...booked, atMs: at }) }));
  server.clock.forward({ seconds: (beganMs - server.clock.now().getTime()) / 1000 });
  if (figures.kind === 'NO_CANCEL') await giveBack(server, guest, booking);
}

async function compareTooLate(guest: TestGuest, { id }: Booking): Promise<void> {
  expect((await guest.post(`/api/v1/bookings/${id}/cancellation-quote`)).status).toBe(409);
}

type Figures = ReturnType<typeof plainFigures>;

async function compareFigures(
  server: TestServer,
  { guest, booking, figuresAt }: { guest: TestGuest; booking: Booking; figuresAt: (atMs: number) => Figures },
): Promise<void> {
  const figures = figuresAt(server.clock.now().getTime());
  const told = await cancellationQuote(guest, booking.id);
  expect(toldFigures(told)).toEqual(figures);
  expectDeadline(told, figuresAt);
  await cancelStay(guest, booking.id);
  await refundEverything(server);
  const { state, cancellation } = await look(guest, booking);
  expect([state, cancellation?.refundedMinor]).toEqual([
    told.refundMinor > 0 ? 'REFUNDED' : 'CANCELLED',
    told.refundMinor,
  ]);
}

function toldFigures(told: CancellationQuote): Figures {
  return {
    kind: 'FIGURES',
    penalty: BigInt(told.penaltyMinor),
    net: BigInt(told.penaltyNetMinor),
    tax: BigInt(told.penaltyTaxMinor),
    nonRefundable: BigInt(told.nonRefundableMinor),
    refund: BigInt(told.refundMinor),
    due: BigInt(told.dueMinor),
  };
}

/** Rule 6: on the deadline the figures still hold, and then they do not. */
function expectDeadline(
  told: CancellationQuote,
  figuresAt: (atMs: number) => ReturnType<typeof plainFigures>,
): void {
  const deadlineMs = Date.parse(told.deadline);
  expect(figuresAt(deadlineMs)).toEqual(toldFigures(told));
  expect(figuresAt(deadlineMs + 1)).not.toEqual(toldFigures(told));
}

async function refundEverything(server: TestServer): Promise<void> {
  await startRefunds(server.context);
  server.clock.forward({ minutes: 1 });
  await tell(server);
}

/** So that its nights can be sold to the next one. */
async function giveBack(server: TestServer, guest: TestGuest, { id }: Booking): Promise<void> {
  await signIn(server, guest, EMAIL);
  expect((await cancelStay(guest, id)).status).toBe(200);
}

test(
  'every line, tax, total, penalty and refund is what BOOKING-RULES say, to the last unit (TRUST R9)',
  { timeout: 60_000 + RUNS * MS_PER_RUN },
  async () => {
    const server = await startTestServer({ catalogue });
    const random = seededRandom(SEED);
    for (let run = 0; run < RUNS; run += 1) {
      const stay = someStay(random);
      const guest = server.guest();
      // oxlint-disable-next-line no-await-in-loop -- one clock for all of them
      const quote = await guest.quote(stay);
      expect([run, stay, figuresOf(quote)]).toEqual([run, stay, plainFiguresOf(plainPrice(catalogue, stay))]);
      compareOffered(quote, stay);
      compareInstants(quote, stay, server.clock.now().getTime());
      // oxlint-disable-next-line no-await-in-loop -- as above
      await compareSearch(guest, stay);
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (run % BOOKED_EVERY === 0) await compareCancellation(server, { quote, stay, guest, random });
    }
  },
);

/** To the nearest even number where the rule says away from zero. */
const halfToEven: RoundedShare = (amount, numerator, denominator) => {
  const away = halfAwayFromZero(amount, numerator, denominator);
  const isHalf = (2n * amount * numerator) % denominator === 0n && (amount * numerator) % denominator !== 0n;
  return isHalf && away % 2n !== 0n ? away - 1n : away;
};
const down: RoundedShare = (amount, numerator, denominator) => (amount * numerator) / denominator;

test.each([
  ['half to even', halfToEven],
  ['down', down],
])('control: rounding %s would be seen, in a price and in a penalty', (_way, round) => {
  const random = seededRandom(SEED);
  const stays = Array.from({ length: RUNS }, () => someStay(random));
  const wrong = stays.filter(
    (stay) => plainPrice(catalogue, stay, round).total !== plainPrice(catalogue, stay).total,
  );
  const wrongPenalties = stays.filter((stay) => {
    const price = plainPrice(catalogue, stay);
    const booked = { catalogue, stay, price, reservedAtMs: 0, paid: price.total, atMs: 0 };
    return plainNoShow({ ...booked, round }) !== plainNoShow(booked);
  });
  expect([wrong.length > 0, wrongPenalties.length > 0]).toEqual([true, true]);
});
