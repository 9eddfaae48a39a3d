import { sql } from 'kysely';
import { paymentFact } from '#domain/booking-state';
import type { DatabaseTarget } from '../platform/config/config.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';

/** Checks a database for contradictions. Returns one sentence for each; empty if there are none. */
export async function auditDatabase(target: DatabaseTarget): Promise<string[]> {
  const db = await openDatabase(target);
  try {
    return [...(await auditBooks(db)), ...(target.kind === 'sqlite' ? await auditFile(db) : [])];
  } finally {
    await db.destroy();
  }
}

/** As `auditDatabase`, for an open database. */
export async function auditBooks(db: Database): Promise<string[]> {
  return [...(await auditNights(db)), ...(await auditQuotes(db)), ...(await auditMoney(db))];
}

/** Per night: held and sold equal the rooms of live bookings and never exceed the capacity. */
async function auditNights(db: Database): Promise<string[]> {
  const nights = await db
    .selectFrom('inventory')
    .select(['room_id', 'night', 'capacity', 'sold', 'held'])
    .execute();
  const taken = await db
    .selectFrom('booking_nights')
    .innerJoin('bookings', 'bookings.id', 'booking_nights.booking_id')
    .where('bookings.state', 'in', ['PENDING', 'SUCCESSFUL'])
    .groupBy(['booking_nights.room_id', 'booking_nights.night', 'bookings.state'])
    .select((row) => [
      'booking_nights.room_id',
      'booking_nights.night',
      'bookings.state',
      row.fn.sum<number>('booking_nights.rooms').as('rooms'),
    ])
    .execute();
  const booked = new Map(taken.map((row) => [`${row.room_id} ${row.night} ${row.state}`, row.rooms]));
  return nights.flatMap(({ room_id, night, capacity, sold, held }) => {
    const place = `${room_id} ${night}`;
    const live = { sold: booked.get(`${place} SUCCESSFUL`) ?? 0, held: booked.get(`${place} PENDING`) ?? 0 };
    return [
      ...(sold === live.sold ? [] : [`${place}: ${sold} sold, ${live.sold} in successful bookings`]),
      ...(held === live.held ? [] : [`${place}: ${held} held, ${live.held} in pending bookings`]),
      ...(sold + held <= capacity ? [] : [`${place}: ${sold + held} taken of ${capacity}`]),
    ];
  });
}

/** A quote becomes at most one booking. */
async function auditQuotes(db: Database): Promise<string[]> {
  const twice = await db
    .selectFrom('bookings')
    .groupBy('quote_id')
    .having((row) => row(row.fn.countAll(), '>', 1))
    .select('quote_id')
    .execute();
  return twice.map(({ quote_id }) => `quote ${quote_id} was booked twice`);
}

/**
 * Per booking: the paid amount equals its kept captures and matches its payment state; an expired hold has kept
 * nothing. Per capture: a returned one is refunded once and in full.
 */
async function auditMoney(db: Database): Promise<string[]> {
  const bookings = await db
    .selectFrom('bookings')
    .select(['id', 'state', 'payment', 'paid_minor', 'total_minor'])
    .execute();
  const captures = await db.selectFrom('captures').selectAll().execute();
  const refunds = await db.selectFrom('refunds').selectAll().execute();
  const ofBookings = bookings.flatMap(({ id, state, payment, paid_minor: paid, total_minor: total }) => {
    const kept = captures
      .filter((capture) => capture.booking_id === id && capture.returned_at === null)
      .reduce((sum, { amount_minor: amount }) => sum + amount, 0);
    return [
      ...(kept === paid ? [] : [`${id}: ${paid} paid, ${kept} captured and kept`]),
      ...(payment === paymentFact(paid, total) ? [] : [`${id}: ${paid} of ${total} paid is ${payment}`]),
      ...(state === 'EXPIRED' && paid > 0 ? [`${id}: expired, and ${paid} kept`] : []),
    ];
  });
  const ofCaptures = captures.flatMap(
    ({ id, booking_id: bookingId, amount_minor: amount, returned_at: at }) => {
      const back = refunds.filter((refund) => refund.booking_id === bookingId && refund.payment_id === id);
      const sum = back.reduce((total, refund) => total + refund.amount_minor, 0);
      return [
        ...(sum <= amount ? [] : [`${id}: ${sum} goes back of ${amount}`]),
        ...(at === null || sum === amount ? [] : [`${id}: given up, and ${sum} of ${amount} goes back`]),
      ];
    },
  );
  return [...ofBookings, ...ofCaptures, ...(await auditMoneyAtHotel(db))];
}

/** Money taken by the staff is never refunded through a gateway. */
async function auditMoneyAtHotel(db: Database): Promise<string[]> {
  const taken = await db
    .selectFrom('payments')
    .leftJoin('payments_at_hotel', 'payments_at_hotel.payment_id', 'payments.id')
    .select(['payments.id', 'gateway', 'method'])
    .execute();
  const sent = await db
    .selectFrom('refund_states')
    .innerJoin('refunds', 'refunds.id', 'refund_states.refund_id')
    .innerJoin('captures', 'captures.id', 'refunds.payment_id')
    .innerJoin('payments_at_hotel', 'payments_at_hotel.payment_id', 'captures.payment_id')
    .where('transaction_id', 'is not', null)
    .select('refund_id')
    .execute();
  return [
    ...taken.flatMap(({ id, gateway, method }) =>
      (gateway === 'HOTEL') === (method !== null)
        ? []
        : [`${id}: of ${gateway}, and its method is ${method}`],
    ),
    ...sent.map(({ refund_id: id }) => `${id}: money of the hotel was sent by a gateway`),
  ];
}

/** Runs SQLite's integrity check on an open database. */
export async function auditFile(db: Database): Promise<string[]> {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const references = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...integrity.rows.flatMap(({ integrity_check: said }) => (said === 'ok' ? [] : [`integrity: ${said}`])),
    ...references.rows.map(({ table }) => `${table} refers to a row that is not there`),
  ];
}
