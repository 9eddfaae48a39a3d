import { BOOKING_STATES } from '#domain/booking-state';
import type { Context } from '../../context.ts';
import { exposeSamples } from '../../metrics/exposition.ts';

type GaugeContext = Pick<Context, 'clock' | 'db' | 'release'>;

/** What is true at this moment, in the text format that Prometheus reads: bookings, holds, mail, this process. */
export async function readGauges(context: GaugeContext): Promise<string> {
  const [bookings, mail] = await Promise.all([bookingGauges(context), mailGauges(context)]);
  return [...bookings, ...mail, ...processGauges(context)].join('\n');
}

async function bookingGauges({ clock, db }: GaugeContext): Promise<string[]> {
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
  return [
    exposeSamples(
      { name: 'verandah_bookings', help: 'Bookings, by state.' },
      'gauge',
      // Every state, also at zero: an alarm cannot watch a series that is not there.
      BOOKING_STATES.map((state) => ({ labels: { state }, value: counts.get(state) ?? 0 })),
    ),
    gauge('verandah_live_holds', 'Pending bookings whose time has not run out.', holds.bookings),
    gauge('verandah_held_rooms', 'Rooms in live holds.', holds.rooms),
  ];
}

async function mailGauges({ clock, db }: GaugeContext): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    // Codes that were given up have no text any more, and are no trouble.
    .where('sealed', 'is not', null)
    .groupBy('state')
    .select((row) => ['state', row.fn.countAll<number>().as('mails'), row.fn.min('created_at').as('oldest')])
    .execute();
  const mailsIn = (state: 'FAILED' | 'QUEUED' | 'REFUSED'): number =>
    rows.find((row) => row.state === state)?.mails ?? 0;
  const oldest = rows.find(({ state }) => state === 'QUEUED')?.oldest;
  const ageMs = oldest === undefined ? 0 : clock.now().getTime() - Date.parse(oldest);
  return [
    gauge('verandah_outbox_queued', 'Mails that wait to be sent.', mailsIn('QUEUED')),
    gauge('verandah_outbox_oldest_seconds', 'Age of the oldest mail that waits.', Math.max(0, ageMs / 1000)),
    gauge('verandah_outbox_failed', 'Mails that were given up and can be sent again.', mailsIn('FAILED')),
    gauge('verandah_outbox_refused', 'Mails that the recipient refused for good.', mailsIn('REFUSED')),
  ];
}

function processGauges({ release }: GaugeContext): string[] {
  const loaded = release.peek();
  const current = loaded?.id;
  return [
    exposeSamples(
      { name: 'verandah_release', help: 'The release that is served.' },
      'gauge',
      current === undefined ? [] : [{ labels: { release: current }, value: 1 }],
    ),
    gauge(
      'verandah_plans_not_sold',
      'Rate plans that were published and cannot be sold without a payment gateway.',
      loaded?.plansNotSold.length ?? 0,
    ),
    gauge('process_resident_memory_bytes', 'Memory of this process.', process.memoryUsage.rss()),
    gauge('process_uptime_seconds', 'Time since this process began.', process.uptime()),
  ];
}

function gauge(name: string, help: string, value: number): string {
  return exposeSamples({ name, help }, 'gauge', [{ labels: {}, value }]);
}
