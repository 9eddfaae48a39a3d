import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { ofPayments, ofRefunds } from './money-told-before.ts';
import { type Dialect, memberWho, POSTGRES, SQLITE, type Told, UNIT } from './told-before.ts';

/**
 * Writes the events that the rows of versions before 0.3.0 tell of, with the requests that those versions noted. What has
 * left no row of its own is not told: what was declined and then paid, a company, an erased guest.
 * @param requests the table of the noted requests.
 */
export async function writeEventsBefore(db: Kysely<unknown>, requests: string): Promise<void> {
  const dialect = db.getExecutor().adapter instanceof PostgresAdapter ? POSTGRES : SQLITE;
  // Within one moment, the earlier in this list happened first.
  const told = [
    ...ofBookings(dialect, requests),
    ...ofPayments(),
    ...ofConfirmed(dialect),
    ...ofRefunds(),
    ...ofTheRest(dialect),
  ];
  const selects = told.map((each, rank) => selectOf(each, { rank, requests, dialect }));
  const place = 'row_number() over (order by at, rank, booking_id, step, facts)';
  await sql
    .raw(
      `insert into events (id, position, booking_id, kind, at, request_id, actor, facts)
        select 'before-' || cast(${place} as text), ${place}, booking_id, kind, at, request_id, actor, facts
        from (${selects.join(' union all ')}) as told where at is not null`,
    )
    .execute(db);
}

function selectOf(
  { kind, at, facts = {}, from, changes = [], actor = 'null', bookingId = 'b.id', step = '0' }: Told,
  { rank, requests, dialect }: { rank: number; requests: string; dialect: Dialect },
): string {
  const changed = changes.map((change) => `'${change}'`).join(', ');
  const request =
    changes.length === 0
      ? 'null'
      : `(select r.request_id from ${requests} r
          where r.booking_id = b.id and r.change in (${changed}) and r.created_at = ${at}
          order by r.change desc, r.request_id limit 1)`;
  const columns = [
    `${at} as at`,
    `${rank} as rank`,
    `cast(${bookingId} as text) as booking_id`,
    `${step} as step`,
    `${kind} as kind`,
    `cast(${request} as text) as request_id`,
    `cast(${actor} as text) as actor`,
    `cast(${dialect.object(facts)} as text) as facts`,
  ];
  return `select ${columns.join(', ')} from ${from}`;
}

/** How bookings began, and holds that ended. */
function ofBookings({ roomIds }: Dialect, requests: string): Told[] {
  // An erased booking has no proof any more, but every confirmed one was proven.
  const proven = `(select min(r.created_at) from ${requests} r where r.booking_id = b.id and r.change = 'VERIFIED')`;
  return [
    {
      kind: `'BOOKED'`,
      at: 'b.created_at',
      from: 'bookings b join booking_terms t on t.id = b.terms_id',
      changes: ['BOOKED'],
      facts: {
        releaseId: 'b.release_id',
        checkIn: 'b.check_in',
        checkOut: 'b.check_out',
        roomIds: roomIds('t.snapshot'),
        expiresAt: 'case when b.extended_at is null then b.expires_at end',
        amountMinor: 'b.total_minor',
        ...UNIT,
      },
    },
    {
      kind: `'ADDRESS_PROVEN'`,
      at: `coalesce(b.email_verified_at, ${proven}, b.reserved_at)`,
      from: 'bookings b',
      changes: ['VERIFIED', 'CONFIRMED', 'BOOKED'],
    },
    {
      kind: `'HOLD_EXTENDED'`,
      at: 'b.extended_at',
      from: 'bookings b',
      changes: ['HELD_LONGER'],
      facts: { expiresAt: 'b.expires_at' },
    },
    {
      kind: `'HOLD_EXPIRED'`,
      at: `case when b.state = 'EXPIRED' or b.reserved_at >= b.expires_at then b.expires_at end`,
      from: 'bookings b',
      facts: { expiresAt: 'b.expires_at' },
    },
  ];
}

/** Confirmed bookings, and what ended them. */
function ofConfirmed({ number }: Dialect): Told[] {
  const figures = (key: string): string => number('b.cancellation', key);
  return [
    {
      kind: `'CONFIRMED'`,
      at: 'b.reserved_at',
      from: 'bookings b',
      changes: ['CONFIRMED'],
      facts: { from: `case when b.reserved_at >= b.expires_at then 'EXPIRED' else 'PENDING' end` },
    },
    {
      kind: `'BALANCE_PLANNED'`,
      at: 'b.reserved_at',
      from: 'balances m join bookings b on b.id = m.booking_id',
      facts: { dueAt: 'm.due_at', cancelledAt: 'm.cancelled_at' },
    },
    ...['CHECK_IN', 'CHECK_OUT'].map((action) => ({
      kind: action === 'CHECK_IN' ? `'CHECKED_IN'` : `'CHECKED_OUT'`,
      at: 'm.created_at',
      from: `staff_actions m join bookings b on b.reference = m.subject and m.action = '${action}'`,
      actor: 'm.actor',
    })),
    {
      kind: `'NO_SHOW_MARKED'`,
      at: 'm.created_at',
      from: `staff_actions m join bookings b on b.reference = m.subject and m.action = 'MARK_NO_SHOW'`,
      actor: 'm.actor',
      facts: {
        penaltyMinor: number('m.details', 'penaltyMinor'),
        refundMinor: number('m.details', 'refundMinor'),
        ...UNIT,
      },
    },
    {
      kind: `'CANCELLED'`,
      at: 'b.cancelled_at',
      from: 'bookings b',
      changes: ['CANCELLED'],
      actor: memberWho('CANCEL'),
      facts: {
        by: 'b.cancelled_by',
        from: `case when b.reserved_at is null then 'PENDING' else 'SUCCESSFUL' end`,
        penaltyMinor: figures('penaltyMinor'),
        refundMinor: figures('refundMinor'),
        dueMinor: figures('dueMinor'),
        ...UNIT,
      },
    },
  ];
}

/** What the guest was sent and asked, and what the staff changed of nights. */
function ofTheRest({ array, object, part, text }: Dialect): Told[] {
  const balances = 'balances m join bookings b on b.id = m.booking_id';
  const links = `booking_access m join bookings b on b.id = m.booking_id and m.kind = 'LINK'`;
  const consents = 'news_consents m join bookings b on b.id = m.booking_id';
  return [
    { kind: `'BALANCE_ASKED'`, at: 'm.asked_at', from: balances, facts: owed('m.asked_at') },
    { kind: `'BALANCE_REMINDED'`, at: 'm.reminded_at', from: balances, facts: owed('m.reminded_at') },
    {
      kind: `m.kind || '_ISSUED'`,
      at: 'm.issued_at',
      from: 'tax_documents m join bookings b on b.id = m.booking_id',
      facts: {
        documentId: 'm.id',
        series: 'm.series',
        year: 'm.year',
        number: 'm.number',
        amountMinor: 'm.total_minor',
        currency: 'm.currency',
        currencyDigits: 'm.currency_digits',
      },
    },
    { kind: `'LINK_MAILED'`, at: 'm.created_at', from: links, facts: { expiresAt: 'm.expires_at' } },
    { kind: `'LINK_OPENED'`, at: 'm.used_at', from: links, facts: { link: `'MAILED'` } },
    { kind: `'NEWS_CONSENT_GIVEN'`, at: 'm.given_at', from: consents },
    { kind: `'NEWS_CONSENT_WITHDRAWN'`, at: 'm.withdrawn_at', from: consents },
    {
      kind: `'NIGHTS_CHANGED'`,
      at: 'm.created_at',
      from: `(select * from staff_actions where action = 'CHANGE_STOCK') m`,
      bookingId: 'null',
      actor: 'm.actor',
      facts: {
        roomIds: `coalesce(${part('m.details', 'roomIds')}, ${array('m.subject')})`,
        from: text('m.details', 'from'),
        to: text('m.details', 'to'),
        change: object({
          kind: text('m.details', 'kind'),
          capacity: part('m.details', 'capacity'),
          closed: part('m.details', 'closed'),
        }),
      },
    },
  ];
}

/** What a guest still owed at a moment. */
function owed(at: string): NonNullable<Told['facts']> {
  return {
    amountMinor: `b.total_minor - coalesce((select sum(c.amount_minor) from captures c
      where c.booking_id = b.id and c.returned_at is null and c.captured_at < ${at}), 0)`,
    ...UNIT,
  };
}
