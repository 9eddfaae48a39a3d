import { Gauge, Registry } from 'prom-client';
import { BOOKING_STATES } from '#domain/booking-state';
import type { ReleaseContext } from './release/index.ts';

type GaugeContext = Pick<ReleaseContext, 'clock' | 'db' | 'release'>;

/** Reads the current counts of bookings, holds, mails and money, and the state of this process, as Prometheus text. */
export async function readGauges(context: GaugeContext): Promise<string> {
  const registry = new Registry();
  const registers = [registry];
  await Promise.all([
    addBookings(registers, context),
    addMail(registers, context),
    addMoney(registers, context),
  ]);
  addProcess(registers, context);
  return registry.metrics();
}

async function addBookings(registers: Registry[], { clock, db }: GaugeContext): Promise<void> {
  const rows = await db
    .selectFrom('bookings')
    .groupBy('state')
    .select((row) => ['state', row.fn.countAll<number>().as('bookings')])
    .execute();
  const holds = await db
    .selectFrom('bookings')
    .where('state', '=', 'PENDING')
    .where('expires_at', '>', clock.now().toISOString())
    .select((row) => [
      row.fn.countAll<number>().as('bookings'),
      row.fn.coalesce(row.fn.sum<number>('room_count'), row.val(0)).as('rooms'),
    ])
    .executeTakeFirstOrThrow();
  const counts = new Map(rows.map(({ state, bookings }) => [state, bookings]));
  const bookings = new Gauge({
    name: 'verandah_bookings',
    help: 'Bookings, by state.',
    labelNames: ['state'],
    registers,
  });
  // States without bookings are listed as zero: an alarm cannot watch a series that is missing.
  for (const state of BOOKING_STATES) bookings.set({ state }, counts.get(state) ?? 0);
  new Gauge({
    name: 'verandah_live_holds',
    help: 'Pending bookings whose time has not run out.',
    registers,
  }).set(holds.bookings);
  new Gauge({ name: 'verandah_held_rooms', help: 'Rooms in live holds.', registers }).set(holds.rooms);
}

async function addMail(registers: Registry[], { clock, db }: GaugeContext): Promise<void> {
  const rows = await db
    .selectFrom('outbox')
    // A failed code has an erased text and needs no action, so it is not counted.
    .where('sealed', 'is not', null)
    .groupBy('state')
    .select((row) => ['state', row.fn.countAll<number>().as('mails'), row.fn.min('created_at').as('oldest')])
    .execute();
  const mailsIn = (state: 'FAILED' | 'QUEUED' | 'REFUSED'): number =>
    rows.find((row) => row.state === state)?.mails ?? 0;
  const oldest = rows.find(({ state }) => state === 'QUEUED')?.oldest;
  const ageMs = oldest === undefined ? 0 : clock.now().getTime() - Date.parse(oldest);
  new Gauge({ name: 'verandah_outbox_queued', help: 'Mails that wait to be sent.', registers }).set(
    mailsIn('QUEUED'),
  );
  new Gauge({
    name: 'verandah_outbox_oldest_seconds',
    help: 'Age of the oldest mail that waits.',
    registers,
  }).set(Math.max(0, ageMs / 1000));
  new Gauge({
    name: 'verandah_outbox_failed',
    help: 'Mails that were given up and can be sent again.',
    registers,
  }).set(mailsIn('FAILED'));
  new Gauge({
    name: 'verandah_outbox_refused',
    help: 'Mails that the recipient refused for good.',
    registers,
  }).set(mailsIn('REFUSED'));
}

async function addMoney(registers: Registry[], { clock, db }: GaugeContext): Promise<void> {
  const payments = await db
    .selectFrom('payments')
    .select((row) => [
      row.fn.count<number>('pending_since').as('pending'),
      row.fn.count<number>('differs').as('differing'),
    ])
    .executeTakeFirstOrThrow();
  const { disputes } = await db
    .selectFrom('disputes')
    .where('state', '=', 'OPEN')
    .select((row) => row.fn.countAll<number>().as('disputes'))
    .executeTakeFirstOrThrow();
  const unfinished = await unfinishedRefunds(db);
  const [oldest] = unfinished.map(({ oldest: at }) => at).toSorted();
  const ageMs = oldest === undefined ? 0 : clock.now().getTime() - Date.parse(oldest);
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  gauge('verandah_payments_pending', 'Payments that a bank is still at work on.').set(payments.pending);
  gauge('verandah_payments_differing', 'Payments whose sums differ from the gateway’s books.').set(
    payments.differing,
  );
  gauge('verandah_disputes_open', 'Disputed payments that are not decided yet.').set(disputes);
  gauge('verandah_refund_oldest_seconds', 'Age of the oldest refund that has not arrived.').set(
    Math.max(0, ageMs / 1000),
  );
  const refunds = new Gauge({
    name: 'verandah_refunds_unfinished',
    help: 'Refunds that have not arrived, by state.',
    labelNames: ['state'],
    registers,
  });
  for (const state of ['REQUESTED', 'PROCESSING', 'FAILED'] as const)
    refunds.set({ state }, unfinished.find((row) => row.state === state)?.refunds ?? 0);
}

/** By the last line of their history. */
async function unfinishedRefunds(db: GaugeContext['db']) {
  return db
    .selectFrom('refunds')
    .innerJoin('refund_states as last', 'last.refund_id', 'refunds.id')
    .where('last.state', '<>', 'PROCESSED')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('refund_states as later')
            .select('later.refund_id')
            .whereRef('later.refund_id', '=', 'refunds.id')
            .whereRef('later.position', '>', 'last.position'),
        ),
      ),
    )
    .groupBy('last.state')
    .select((row) => [
      'last.state',
      row.fn.countAll<number>().as('refunds'),
      row.fn.min('refunds.created_at').as('oldest'),
    ])
    .execute();
}

function addProcess(registers: Registry[], { release }: GaugeContext): void {
  const loaded = release.peek();
  const served = new Gauge({
    name: 'verandah_release',
    help: 'The release that is served.',
    labelNames: ['release'],
    registers,
  });
  if (loaded?.id !== undefined) served.set({ release: loaded.id }, 1);
  new Gauge({
    name: 'verandah_plans_not_sold',
    help: 'Rate plans that were published and cannot be sold without a payment gateway.',
    registers,
  }).set(loaded?.plansNotSold.length ?? 0);
  new Gauge({ name: 'process_resident_memory_bytes', help: 'Memory of this process.', registers }).set(
    process.memoryUsage.rss(),
  );
  new Gauge({ name: 'process_uptime_seconds', help: 'Time since this process began.', registers }).set(
    process.uptime(),
  );
}
