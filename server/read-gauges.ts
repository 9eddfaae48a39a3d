import { Gauge, Registry } from 'prom-client';
import { BOOKING_STATES } from '#domain/booking-state';
import { addMoney } from './money-gauges.ts';
import { poolOf } from './platform/db/database.ts';
import type { ReleaseContext } from './release/index.ts';

type GaugeContext = Pick<ReleaseContext, 'clock' | 'db' | 'release'>;

/**
 * Reads the current counts of bookings, holds, mails, payments and refunds, and the state of this process, as Prometheus
 * text. While the database is away only the process is shown.
 */
export async function readGauges(context: GaugeContext): Promise<string> {
  const registry = new Registry();
  const counted = new Registry();
  const isThere = await Promise.all([
    addBookings([counted], context),
    addMail([counted], context),
    addMoney([counted], context),
  ]).then(
    () => true,
    () => false,
  );
  addProcess([registry], context);
  addPool([registry], context);
  new Gauge({
    name: 'verandah_database_up',
    help: 'Whether the database could be read.',
    registers: [registry],
  }).set(isThere ? 1 : 0);
  const texts = [await registry.metrics(), ...(isThere ? [await counted.metrics()] : [])];
  return texts.join('\n');
}

function addPool(registers: Registry[], { db }: GaugeContext): void {
  const pool = poolOf(db);
  if (pool === undefined) return;
  const connections = new Gauge({
    name: 'verandah_database_connections',
    help: 'Connections of this process to PostgreSQL, and requests that wait for one.',
    labelNames: ['state'],
    registers,
  });
  connections.set({ state: 'idle' }, pool.idleCount);
  connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
  connections.set({ state: 'waiting' }, pool.waitingCount);
  new Gauge({
    name: 'verandah_database_connections_limit',
    help: 'DATABASE_POOL_SIZE.',
    registers,
  }).set(pool.limit);
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
  new Gauge({ name: 'process_uptime_seconds', help: 'Time since this process began.', registers }).set(
    process.uptime(),
  );
}
