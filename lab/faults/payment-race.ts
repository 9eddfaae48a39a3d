import type { Booking } from '#schemas/api-types';
import type { Catalogue } from '#schemas/types';
import type { Outcome } from '../../server/bookings/payments/gateways/test/test-gateway.ts';
import { startRefunds } from '../../server/bookings/refunds/start-refunds.ts';
import { auditBooks } from '../../server/test-support/audit.ts';
import { cancelStay } from '../../server/test-support/booked.ts';
import { newKey, type TestGuest } from '../../server/test-support/guest.ts';
import { look, press, startPaying, tell } from '../../server/test-support/prepaid.ts';
import { prepaidSellingHotel } from '../../server/test-support/selling-hotel.ts';
import type { TestServer } from '../../server/test-support/test-server.ts';
import { cleanUp } from '../../server/jobs/clean-up.ts';

/** The result of payments around the end of a hold (TRUST R11). */
export interface PaymentRaceResult {
  rounds: number;
  booked: number;
  revived: number;
  givenBack: number;
  cancelled: number;
  faults: string[];
}

/** A server in this process with a fake clock. */
export type MovableServer = Pick<TestServer, 'app' | 'clock' | 'context' | 'guest'>;

interface RaceOptions {
  rounds: number;
  random: () => number;
  server: MovableServer;
}

/** Before, around and after the end of the hold. */
const MOMENTS_SECONDS = [60, 890, 899, 900, 901, 960, 3600];
/** After every hold of a round. */
const AFTERWARDS_MINUTES = 20;
const OUTCOMES: readonly Outcome[] = ['pay', 'pay', 'pay-twice', 'decline', 'abandon'];

/** A hotel that writes invoices, without limits for one network. */
export function raceHotel(): Catalogue {
  const hotel = prepaidSellingHotel();
  hotel.booking.maxHoldsPerNetwork = 1_000_000;
  return hotel;
}

/**
 * In each round a guest pays for the last room around the end of the hold, while another guest wants the same room
 * and a third event happens. Then the database is checked.
 */
export async function raceForPayments({ rounds, random, server }: RaceOptions): Promise<PaymentRaceResult> {
  const result: PaymentRaceResult = {
    rounds,
    booked: 0,
    revived: 0,
    givenBack: 0,
    cancelled: 0,
    faults: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one round after the other
    await runRound(server, { round, random, result });
  }
  result.faults.push(...(await auditBooks(server.context.db)));
  return result;
}

interface Round {
  round: number;
  random: () => number;
  result: PaymentRaceResult;
}

async function runRound(server: MovableServer, { round, random, result }: Round): Promise<void> {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  await releaseAllRooms(server);
  const [guest, rival] = [server.guest(), server.guest()];
  const rivalQuote = await rival.quote();
  const booking = await holdRoom(guest, `guest-${round}@example.com`);
  const isProven = random() < 0.8;
  if (isProven) await proveAddress(server, booking);
  const { body: payment } = await startPaying(guest, booking);
  await leaveNoOtherRoom(server);
  const seconds = pick(MOMENTS_SECONDS) ?? 0;
  server.clock.forward({ seconds });
  await press(server, payment.page, pick(OUTCOMES) ?? 'pay');
  const isCancelling = random() < 0.3;
  await Promise.all([
    tell(server),
    tell(server),
    ...(random() < 0.5 ? [cleanUp(server.context)] : []),
    ...(random() < 0.5
      ? [rival.book(rivalQuote.id, { guest: { guestEmail: `rival-${round}@example.com` } })]
      : []),
    ...(isCancelling ? [cancelTwice(guest, booking)] : []),
  ]);
  // While the rival's hold is still valid.
  result.faults.push(...(await overbooked(server, booking)));
  server.clock.forward({ minutes: AFTERWARDS_MINUTES });
  await tell(server);
  await cleanUp(server.context);
  await startRefunds(server.context);
  // Every round starts at the same time, so that the stay is not in the past.
  server.clock.forward({ minutes: -AFTERWARDS_MINUTES, seconds: -seconds });
  await checkOutcome({ server, guest, booking, isLate: seconds >= 900, result });
}

interface RoundResult {
  server: MovableServer;
  guest: TestGuest;
  booking: Booking;
  isLate: boolean;
  result: PaymentRaceResult;
}

/** Compares the guest's outcome with the stock. */
async function checkOutcome({ server, guest, booking, isLate, result }: RoundResult): Promise<void> {
  const end = await look(guest, booking);
  if (end.state === 'EXPIRED' && end.payment !== 'UNPAID')
    result.faults.push(`${booking.id}: expired and ${end.payment}`);
  if (end.state === 'SUCCESSFUL' && end.payment !== 'PAID')
    result.faults.push(`${booking.id}: booked and ${end.payment}`);
  const refunds = await server.context.db
    .selectFrom('refunds')
    .select('payment_id')
    .where('booking_id', '=', booking.id)
    .execute();
  result.faults.push(...(await overbooked(server, booking)));
  if (new Set(refunds.map((refund) => refund.payment_id)).size !== refunds.length)
    result.faults.push(`${booking.id}: one payment was refunded twice`);
  if (end.state === 'SUCCESSFUL') result[isLate ? 'revived' : 'booked'] += 1;
  if (end.state === 'EXPIRED' && refunds.length > 0) result.givenBack += 1;
  if (end.state === 'CANCELLED' || end.state === 'REFUNDED') result.cancelled += 1;
}

async function overbooked({ context }: MovableServer, { id }: Booking): Promise<string[]> {
  const nights = await context.db
    .selectFrom('inventory')
    .select('night')
    .where((row) => row(row('sold', '+', row.ref('held')), '>', row.ref('capacity')))
    .execute();
  return nights.map(({ night }) => `${id}: more rooms are taken on ${night} than there are`);
}

async function holdRoom(guest: TestGuest, guestEmail: string): Promise<Booking> {
  const { body, status, text } = await guest.book((await guest.quote()).id, { guest: { guestEmail } });
  if (status !== 201) throw new Error(`Not booked: ${text}`);
  return body;
}

/** Skips typing and hashing of the code, which another test covers. */
async function proveAddress({ context }: MovableServer, { id }: Booking): Promise<void> {
  await context.db
    .updateTable('bookings')
    .set({ email_verified_at: context.clock.now().toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Two confirmations of one cancellation at once. */
async function cancelTwice(guest: TestGuest, { id }: Booking): Promise<void> {
  await Promise.all([
    cancelStay(guest, id).catch(() => undefined),
    guest.post(`/api/v1/bookings/${id}/hold-extension`, undefined, { 'idempotency-key': newKey() }),
    cancelStay(guest, id).catch(() => undefined),
  ]);
}

async function releaseAllRooms({ context }: MovableServer): Promise<void> {
  await context.db
    .updateTable('inventory')
    .set((row) => ({ capacity: row(row('sold', '+', row.ref('held')), '+', 1) }))
    .execute();
}

async function leaveNoOtherRoom({ context }: MovableServer): Promise<void> {
  await context.db
    .updateTable('inventory')
    .set((row) => ({ capacity: row('sold', '+', row.ref('held')) }))
    .execute();
}
