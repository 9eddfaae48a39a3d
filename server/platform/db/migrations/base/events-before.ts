import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What the two databases write differently. */
interface Dialect {
  /** An object as JSON, without the pairs whose value is null. */
  object: (pairs: Readonly<Record<string, string>>) => string;
  /** A value of JSON text, as text or number. */
  text: (json: string, key: string) => string;
  number: (json: string, key: string) => string;
  /** A part of JSON text, as JSON. */
  part: (json: string, key: string) => string;
  array: (value: string) => string;
  /** The `roomId` of each room of a snapshot, sorted. */
  roomIds: (snapshot: string) => string;
}

const pairsOf = (pairs: Readonly<Record<string, string>>): string =>
  Object.entries(pairs)
    .map(([key, value]) => `'${key}', ${value}`)
    .join(', ');

const SQLITE: Dialect = {
  object: (pairs) => `json_patch('{}', json_object(${pairsOf(pairs)}))`,
  text: (json, key) => `(${json} ->> '${key}')`,
  number: (json, key) => `(${json} ->> '${key}')`,
  part: (json, key) => `json(${json} -> '${key}')`,
  array: (value) => `json_array(${value})`,
  roomIds: (snapshot) =>
    `json((select json_group_array(id) from (select value ->> 'roomId' as id from json_each(${snapshot}, '$.rooms') order by 1)))`,
};

const POSTGRES: Dialect = {
  object: (pairs) => `json_strip_nulls(json_build_object(${pairsOf(pairs)}))`,
  text: (json, key) => `(${json}::json ->> '${key}')`,
  number: (json, key) => `(${json}::json ->> '${key}')::bigint`,
  part: (json, key) => `(${json}::json -> '${key}')`,
  array: (value) => `json_build_array(${value})`,
  roomIds: (snapshot) =>
    `(select coalesce(json_agg(room ->> 'roomId' order by room ->> 'roomId'), '[]'::json) from json_array_elements(${snapshot}::json -> 'rooms') as room)`,
};

const UNIT = { currency: 'b.currency', currencyDigits: 'b.currency_digits' };
const MONEY = { amountMinor: 'm.amount_minor', currency: 'm.currency', currencyDigits: 'm.currency_digits' };

interface Told {
  kind: string;
  at: string;
  facts?: Readonly<Record<string, string>>;
  from: string;
  /** What was noted of the request in the same moment; of several that which comes last in the alphabet. */
  changes?: readonly string[];
  actor?: string;
  bookingId?: string;
  /** Which of those of one moment came first. */
  step?: string;
}

/** The member who did something to the booking `b`, first or from a moment on. */
const memberWho = (action: string, since = `''`): string =>
  `(select a.actor from staff_actions a where a.subject = b.reference and a.action = '${action}' and a.created_at >= ${since} order by a.created_at limit 1)`;

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
      from: 'bookings b',
      changes: ['BOOKED'],
      facts: {
        releaseId: 'b.release_id',
        checkIn: 'b.check_in',
        checkOut: 'b.check_out',
        roomIds: roomIds('b.snapshot'),
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

/** Payments and the money that came by them. */
function ofPayments(): Told[] {
  const payments = `payments m join bookings b on b.id = m.booking_id and m.gateway <> 'HOTEL'`;
  const captures = 'captures m join bookings b on b.id = m.booking_id';
  const captured = { captureId: 'm.id', paymentId: 'm.payment_id', ...MONEY };
  const paymentId = { paymentId: 'm.id' };
  return [
    {
      kind: `'PAYMENT_OPENED'`,
      at: 'm.created_at',
      from: payments,
      changes: ['PAYMENT_OPENED'],
      facts: { ...paymentId, gateway: 'm.gateway', ...MONEY },
    },
    { kind: `'BANK_AT_WORK'`, at: 'm.pending_since', from: payments, facts: paymentId },
    {
      kind: `'PAYMENT_DECLINED'`,
      at: `case when m.state = 'DECLINED' then m.settled_at end`,
      from: payments,
      facts: paymentId,
    },
    { kind: `'PAYMENT_CLOSED'`, at: 'm.closed_at', from: payments, facts: paymentId },
    {
      kind: `'MONEY_CAPTURED'`,
      at: 'm.captured_at',
      from: `${captures} join payments p on p.id = m.payment_id and p.gateway <> 'HOTEL'`,
      changes: ['MONEY_CAME'],
      facts: captured,
    },
    {
      kind: `'MONEY_TAKEN_AT_HOTEL'`,
      at: 'm.captured_at',
      from: `${captures} join payments_at_hotel h on h.payment_id = m.payment_id`,
      actor: 'h.recorded_by',
      facts: { ...captured, method: 'h.method' },
    },
    {
      kind: `'MONEY_GIVEN_UP'`,
      at: 'm.returned_at',
      from: captures,
      facts: { captureId: 'm.id', ...MONEY },
    },
  ];
}

/** Money on its way back, and money that is contested. */
function ofRefunds(): Told[] {
  const disputes = 'disputes m join bookings b on b.id = m.booking_id';
  const dispute = { disputeId: 'm.id', captureId: 'm.capture_id', ...MONEY };
  const isAtHotel =
    'exists (select 1 from captures c join payments_at_hotel h on h.payment_id = c.payment_id where c.id = m.payment_id)';
  return [
    {
      kind: `'REFUND_' || s.state`,
      at: 's.created_at',
      step: 's.position',
      from: 'refunds m join refund_states s on s.refund_id = m.id join bookings b on b.id = m.booking_id',
      actor: `case when s.state <> 'REQUESTED' and ${isAtHotel} then ${memberWho('REFUND_PAID', 's.created_at')} end`,
      facts: {
        refundId: 'm.id',
        captureId: 'm.payment_id',
        reason: `case when s.state = 'REQUESTED' then m.reason end`,
        transactionId: 's.transaction_id',
        ...MONEY,
      },
    },
    {
      kind: `'OUTSIDE_REFUND_FOUND'`,
      at: 'm.found_at',
      from: 'outside_refunds m join bookings b on b.id = m.booking_id',
      facts: { outsideRefundId: 'm.id', captureId: 'm.capture_id', state: 'm.state', ...MONEY },
    },
    {
      kind: `'REFUNDED'`,
      at: `case when b.state = 'REFUNDED' then coalesce(
        (select max(s.created_at) from refund_states s join refunds r on r.id = s.refund_id
          where r.booking_id = b.id and r.reason = 'CANCELLATION' and s.state = 'PROCESSED'),
        (select max(o.found_at) from outside_refunds o where o.booking_id = b.id), b.cancelled_at) end`,
      from: 'bookings b',
    },
    {
      kind: `'DISPUTE_OPENED'`,
      at: 'm.opened_at',
      from: disputes,
      facts: { ...dispute, reason: 'm.reason' },
    },
    { kind: `'DISPUTE_CLOSED'`, at: 'm.closed_at', from: disputes, facts: { ...dispute, state: 'm.state' } },
  ];
}

/** What the guest was sent and asked, and what the staff changed of nights. */
function ofTheRest({ array, object, part, text }: Dialect): Told[] {
  const owed = (at: string) => ({
    amountMinor: `b.total_minor - coalesce((select sum(c.amount_minor) from captures c
      where c.booking_id = b.id and c.returned_at is null and c.captured_at < ${at}), 0)`,
    ...UNIT,
  });
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
