import { keptOf, type StoredEvent, storedEvents } from './stored-events.ts';
import { PAID_MINOR } from '../ledger/index.ts';
import type { Database } from '../platform/db/database.ts';
import type { StaffTables } from '../platform/audit/staff-tables.ts';

/**
 * Compares what the events tell with what the tables hold: replayed from the first to the last, they must lead to the same
 * state, and every change must have exactly one. Returns one sentence for each difference; empty if there is none.
 */
export async function auditEvents(db: Database): Promise<string[]> {
  const events = await storedEvents(db);
  return [
    ...difference('bookings', await bookingsInTables(db), bookingsTold(events)),
    ...difference('payments', await paymentsInTables(db), paymentsTold(events)),
    ...difference('refunds', await refundsInTables(db), refundsTold(events)),
    ...difference('documents', await documentsInTables(db), documentsTold(events)),
    ...difference('nights', await nightsInTables(db), nightsTold(events)),
    ...missing('rows that are deleted in time', await shortLivedInTables(db), shortLivedTold(events)),
  ];
}

function difference(what: string, inTables: readonly string[], told: readonly string[]): string[] {
  return [
    ...missing(what, inTables, told),
    ...left(told, inTables).map((line) => `${what}: an event tells ${line}, and no row has it`),
  ];
}

function missing(what: string, inTables: readonly string[], told: readonly string[]): string[] {
  return left(inTables, told).map((line) => `${what}: a row has ${line}, and no event tells it`);
}

/** The lines of the first list without those of the second, each as often as it is there. */
function left(lines: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return lines.filter((line) => {
    const place = rest.indexOf(line);
    if (place !== -1) rest.splice(place, 1);
    return place === -1;
  });
}

async function bookingsInTables(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('bookings').selectAll('bookings').select(PAID_MINOR).execute();
  return rows.flatMap((row) => {
    const figures = JSON.parse(row.cancellation ?? '{}') as { refundMinor?: number; dueMinor?: number };
    return [
      `${row.id} booked ${row.created_at} ${row.check_in} ${row.check_out} ${row.total_minor} ${row.currency}`,
      ...(row.extended_at === null ? [] : [`${row.id} extended ${row.extended_at}`]),
      ...(row.reserved_at === null ? [] : [`${row.id} confirmed ${row.reserved_at}`]),
      ...(row.state === 'EXPIRED' ? [`${row.id} expired ${row.expires_at}`] : []),
      ...(row.cancelled_at === null ? [] : [`${row.id} cancelled ${row.cancelled_at} ${row.cancelled_by}`]),
      ...(row.cancelled_at === null
        ? []
        : [`${row.id} goes back ${figures.refundMinor} owed ${figures.dueMinor}`]),
      ...(row.state === 'REFUNDED' ? [`${row.id} refunded`] : []),
      ...(row.stay_state === 'DUE' ? [] : [`${row.id} stay ${row.stay_state}`]),
      `${row.id} paid ${row.paid_minor}`,
      ...(row.email === 'erased@example.invalid' ? [`${row.id} erased`] : []),
    ];
  });
}

const STAYS: Readonly<Record<string, string>> = {
  CHECKED_IN: 'CHECKED_IN',
  CHECKED_OUT: 'CHECKED_OUT',
  NO_SHOW_MARKED: 'NO_SHOW',
  NO_SHOW_UNDONE: 'DUE',
};

function bookingsTold(events: readonly StoredEvent[]): string[] {
  const ofBookings = events.filter(({ bookingId }) => bookingId !== null);
  return [...Map.groupBy(ofBookings, ({ bookingId }) => bookingId)].flatMap(([id, all]) => {
    const of = (...kinds: string[]) => all.filter(({ kind }) => kinds.includes(kind));
    const held = of('HOLD_EXPIRED', 'CONFIRMED').at(-1);
    const figures = of('CANCELLED', 'CANCELLATION_CHANGED').at(-1);
    const stay = of(...Object.keys(STAYS)).at(-1);
    return [
      ...of('BOOKED').map(
        ({ at, facts }) =>
          `${id} booked ${at} ${facts['checkIn']} ${facts['checkOut']} ${facts['amountMinor']} ${facts['currency']}`,
      ),
      ...of('HOLD_EXTENDED').map(({ at }) => `${id} extended ${at}`),
      ...of('CONFIRMED').map(({ at }) => `${id} confirmed ${at}`),
      ...(held?.kind === 'HOLD_EXPIRED' ? [`${id} expired ${held.facts['expiresAt']}`] : []),
      ...of('CANCELLED').map(({ at, facts }) => `${id} cancelled ${at} ${facts['by']}`),
      ...(figures === undefined
        ? []
        : [`${id} goes back ${figures.facts['refundMinor']} owed ${figures.facts['dueMinor']}`]),
      ...of('REFUNDED').map(() => `${id} refunded`),
      ...(stay === undefined || STAYS[stay.kind] === 'DUE' ? [] : [`${id} stay ${STAYS[stay.kind]}`]),
      `${id} paid ${keptOf(all)}`,
      ...of('GUEST_ERASED').map(() => `${id} erased`),
    ];
  });
}

async function paymentsInTables(db: Database): Promise<string[]> {
  const payments = await db.selectFrom('payments').selectAll().where('gateway', '<>', 'HOTEL').execute();
  const captures = await db.selectFrom('captures').selectAll().execute();
  const disputes = await db.selectFrom('disputes').selectAll().execute();
  return [
    ...payments.flatMap((row) => [
      `${row.id} opened ${row.created_at} ${row.booking_id} ${row.amount_minor}`,
      ...(row.pending_since === null ? [] : [`${row.id} bank at work ${row.pending_since}`]),
      ...(row.state === 'DECLINED' ? [`${row.id} declined ${row.settled_at}`] : []),
      ...(row.closed_at === null ? [] : [`${row.id} closed ${row.closed_at}`]),
      ...(row.differs === null ? [] : [`${row.id} differs ${row.differs}`]),
    ]),
    ...captures.flatMap((row) => [
      `${row.id} captured ${row.captured_at} ${row.booking_id} ${row.payment_id} ${row.amount_minor}`,
      ...(row.returned_at === null ? [] : [`${row.id} given up ${row.returned_at}`]),
    ]),
    ...disputes.flatMap((row) => [
      `${row.id} contested ${row.opened_at} ${row.amount_minor}`,
      ...(row.closed_at === null ? [] : [`${row.id} ${row.state} ${row.closed_at}`]),
    ]),
  ];
}

function paymentsTold(events: readonly StoredEvent[]): string[] {
  const of = (...kinds: string[]) => events.filter(({ kind }) => kinds.includes(kind));
  const last = (...kinds: string[]) =>
    [...Map.groupBy(of(...kinds), ({ facts }) => String(facts['paymentId'])).values()].flatMap((each) =>
      each.slice(-1),
    );
  const bank = last(
    'BANK_AT_WORK',
    'BANK_STOPPED',
    'PAYMENT_DECLINED',
    'PAYMENT_CLOSED',
    'MONEY_CAPTURED',
  ).filter(({ kind }) => kind === 'BANK_AT_WORK');
  const declined = last('PAYMENT_DECLINED', 'MONEY_CAPTURED').filter(
    ({ kind }) => kind === 'PAYMENT_DECLINED',
  );
  const differing = last('BOOKS_DIFFER', 'BOOKS_AGREE').filter(({ kind }) => kind === 'BOOKS_DIFFER');
  return [
    ...of('PAYMENT_OPENED').map(
      ({ at, bookingId, facts }) => `${facts['paymentId']} opened ${at} ${bookingId} ${facts['amountMinor']}`,
    ),
    ...bank.map(({ at, facts }) => `${facts['paymentId']} bank at work ${at}`),
    ...declined.map(({ at, facts }) => `${facts['paymentId']} declined ${at}`),
    ...of('PAYMENT_CLOSED').map(({ at, facts }) => `${facts['paymentId']} closed ${at}`),
    ...differing.map(({ facts }) => `${facts['paymentId']} differs ${JSON.stringify(facts['differences'])}`),
    ...of('MONEY_CAPTURED', 'MONEY_TAKEN_AT_HOTEL').map(
      ({ at, bookingId, facts }) =>
        `${facts['captureId']} captured ${at} ${bookingId} ${facts['paymentId']} ${facts['amountMinor']}`,
    ),
    ...of('MONEY_GIVEN_UP').map(({ at, facts }) => `${facts['captureId']} given up ${at}`),
    ...of('DISPUTE_OPENED').map(
      ({ at, facts }) => `${facts['disputeId']} contested ${at} ${facts['amountMinor']}`,
    ),
    ...of('DISPUTE_CLOSED').map(({ at, facts }) => `${facts['disputeId']} ${facts['state']} ${at}`),
  ];
}

async function refundsInTables(db: Database): Promise<string[]> {
  const steps = await db
    .selectFrom('refund_states')
    .innerJoin('refunds', 'refunds.id', 'refund_states.refund_id')
    .select([
      'refunds.id',
      'amount_minor',
      'payment_id',
      'state',
      'refund_states.created_at',
      'transaction_id',
    ])
    .execute();
  const outside = await db.selectFrom('outside_refunds').selectAll().execute();
  return [
    ...steps.map(
      (row) =>
        `REFUND_${row.state} ${row.id} of ${row.payment_id} ${row.amount_minor} ${row.created_at} ${row.transaction_id}`,
    ),
    ...outside.map((row) => `outside ${row.id} of ${row.capture_id} ${row.amount_minor} ${row.state}`),
  ];
}

function refundsTold(events: readonly StoredEvent[]): string[] {
  const outside = events.filter(({ kind }) => kind === 'OUTSIDE_REFUND_FOUND');
  return [
    ...events
      .filter(({ kind }) => kind.startsWith('REFUND_'))
      .map(
        ({ kind, at, facts }) =>
          `${kind} ${facts['refundId']} of ${facts['captureId']} ${facts['amountMinor']} ${at} ${facts['transactionId'] ?? null}`,
      ),
    ...[...Map.groupBy(outside, ({ facts }) => facts['outsideRefundId']).values()]
      .flatMap((each) => each.slice(-1))
      .map(
        ({ facts }) =>
          `outside ${facts['outsideRefundId']} of ${facts['captureId']} ${facts['amountMinor']} ${facts['state']}`,
      ),
  ];
}

async function documentsInTables(db: Database): Promise<string[]> {
  const documents = await db.selectFrom('tax_documents').selectAll().execute();
  const companies = await db.selectFrom('billing_companies').select('booking_id').execute();
  return [
    ...documents.map(
      (row) =>
        `${row.kind}_ISSUED ${row.id} ${row.issued_at} ${row.series} ${row.number} ${row.total_minor} ${row.currency}`,
    ),
    ...companies.map(({ booking_id: id }) => `company ${id}`),
  ];
}

function documentsTold(events: readonly StoredEvent[]): string[] {
  const deleted = new Set(events.filter(({ kind }) => kind === 'DOCUMENT_DELETED').map(documentOf));
  const companies = events.filter(({ kind }) =>
    ['COMPANY_NAMED', 'COMPANY_REMOVED', 'GUEST_ERASED'].includes(kind),
  );
  return [
    ...events
      .filter((event) => event.kind.endsWith('_ISSUED') && !deleted.has(documentOf(event)))
      .map(
        ({ kind, at, facts }) =>
          `${kind} ${facts['documentId']} ${at} ${facts['series']} ${facts['number']} ${facts['amountMinor']} ${facts['currency']}`,
      ),
    ...[...Map.groupBy(companies, ({ bookingId }) => bookingId).values()]
      .flatMap((each) => each.slice(-1))
      .filter(({ kind }) => kind === 'COMPANY_NAMED')
      .map(({ bookingId }) => `company ${bookingId}`),
  ];
}

function documentOf({ facts }: StoredEvent): string {
  return String(facts['documentId']);
}

async function nightsInTables(db: Database): Promise<string[]> {
  const rows = await db.withTables<StaffTables>().selectFrom('night_overrides').selectAll().execute();
  return rows.map((row) => `${row.room_id} ${row.night} ${row.capacity} ${row.closed}`);
}

function nightsTold(events: readonly StoredEvent[]): string[] {
  const nights = new Map<string, { capacity?: number; closed?: boolean }>();
  for (const { facts } of events.filter(({ kind }) => kind === 'NIGHTS_CHANGED')) {
    const { roomIds, from, to, change } = facts as unknown as NightsFacts;
    const { kind, ...values } = change;
    for (let night = from; night <= to; night = dayAfter(night))
      for (const place of roomIds.map((roomId) => `${roomId} ${night}`))
        if (kind === 'RESET') nights.delete(place);
        else nights.set(place, { ...nights.get(place), ...values });
  }
  return [...nights].map(
    ([place, { capacity = null, closed }]) =>
      `${place} ${capacity} ${closed === undefined ? null : Number(closed)}`,
  );
}

interface NightsFacts {
  roomIds: readonly string[];
  from: string;
  to: string;
  change: { kind: 'RESET' | 'SET'; capacity?: number; closed?: boolean };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** Rows that the clean-up deletes, or that a guest's erasure takes: each that is there has its event. */
async function shortLivedInTables(db: Database): Promise<string[]> {
  const proven = await db
    .selectFrom('bookings')
    .select(['id', 'email_verified_at'])
    .where('email_verified_at', 'is not', null)
    .execute();
  const balances = await db.selectFrom('balances').selectAll().execute();
  const links = await db.selectFrom('booking_access').selectAll().where('kind', '=', 'LINK').execute();
  const consents = await db.selectFrom('news_consents').selectAll().execute();
  return [
    ...proven.map((row) => `ADDRESS_PROVEN ${row.id} ${row.email_verified_at}`),
    ...balances.map((row) => `BALANCE_PLANNED ${row.booking_id}`),
    ...links.map((row) => `LINK_MAILED ${row.booking_id} ${row.created_at}`),
    ...links.flatMap((row) => (row.used_at === null ? [] : [`LINK_OPENED ${row.booking_id} ${row.used_at}`])),
    ...consents.map((row) => `NEWS_CONSENT_GIVEN ${row.booking_id} ${row.given_at}`),
    ...consents.flatMap((row) =>
      row.withdrawn_at === null ? [] : [`NEWS_CONSENT_WITHDRAWN ${row.booking_id} ${row.withdrawn_at}`],
    ),
  ];
}

function shortLivedTold(events: readonly StoredEvent[]): string[] {
  return events.map(({ kind, bookingId, at }) =>
    kind === 'BALANCE_PLANNED' ? `${kind} ${bookingId}` : `${kind} ${bookingId} ${at}`,
  );
}
