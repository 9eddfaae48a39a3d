import type { Selectable } from 'kysely';
import type { Handle } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';
import { type SoldBooking, readBookings, selectBookings } from './booking-repository.ts';
import { cancellationOf } from './snapshot.ts';

/** What was compared, and each contradiction that was found. */
export interface ProvenBooks {
  bookings: number;
  entries: number;
  nights: number;
  /** One sentence each, with amounts in minor units. Names no guest. */
  faults: string[];
}

const PAGE = 500;

/**
 * Proves the books of a database: every account is made of the terms, the captures, the refunds and the penalty that
 * are stored for its booking; no capture goes back beyond its amount; no more is documented than the hotel keeps; and
 * each night has as many rooms sold and held as bookings take (BOOKING-RULES, Money of a booking, Stock). Reads only.
 */
export async function proveBooks(db: Handle): Promise<ProvenBooks> {
  const proven: ProvenBooks = { bookings: 0, entries: 0, nights: 0, faults: [] };
  let last = '';
  let page: SoldBooking[] = [];
  do {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, so that the frozen parts can be let go
    page = await readBookings(selectBookings(db).where('id', '>', last).orderBy('id').limit(PAGE));
    // oxlint-disable-next-line no-await-in-loop -- as above
    const found = await readOf(db, page);
    proven.bookings += page.length;
    proven.entries += found.ledger_entries.length;
    proven.faults.push(...page.flatMap((booking) => faultsOf(booking, belongingTo(booking.id, found))));
    last = page.at(-1)?.id ?? last;
  } while (page.length === PAGE);
  const nights = await proveNights(db);
  return { ...proven, nights: nights.count, faults: [...proven.faults, ...nights.faults] };
}

const OF_BOOKINGS = [
  'ledger_entries',
  'booking_terms',
  'captures',
  'refunds',
  'outside_refunds',
  'tax_documents',
] as const;
type OfBookings = { [Name in (typeof OF_BOOKINGS)[number]]: Selectable<Tables[Name]>[] };

async function readOf(db: Handle, bookings: readonly SoldBooking[]): Promise<OfBookings> {
  const ids = bookings.map(({ id }) => id);
  const read = async (table: (typeof OF_BOOKINGS)[number]) =>
    ids.length === 0 ? [] : db.selectFrom(table).selectAll().where('booking_id', 'in', ids).execute();
  const tables = await Promise.all(OF_BOOKINGS.map(async (table) => [table, await read(table)] as const));
  return Object.fromEntries(tables) as unknown as OfBookings;
}

function belongingTo(id: string, found: OfBookings): OfBookings {
  const own = OF_BOOKINGS.map((table) => [
    table,
    (found[table] as { booking_id: string | null }[]).filter(({ booking_id: of }) => of === id),
  ]);
  return Object.fromEntries(own) as OfBookings;
}

const sumOf = (rows: readonly { amount_minor: number }[]): number =>
  rows.reduce((sum, { amount_minor: amount }) => sum + amount, 0);

function faultsOf(booking: SoldBooking, found: OfBookings): string[] {
  const { ledger_entries: entries, captures, refunds, outside_refunds: outside } = found;
  const entered = (...kinds: string[]) => sumOf(entries.filter(({ kind }) => kinds.includes(kind)));
  const kept = captures.filter(({ returned_at: at }) => at === null);
  const keptIds = new Set(kept.map(({ id }) => id));
  const back = [
    ...refunds.filter(({ reason }) => reason !== 'RETURN'),
    ...outside.filter(({ state, capture_id: of }) => state !== 'FAILED' && keptIds.has(of)),
  ];
  const terms = found.booking_terms.find(({ id }) => id === booking.terms_id);
  const soldMinor = booking.reserved_at === null ? 0 : (terms?.total_minor ?? Number.NaN);
  const penalty = cancellationOf(booking);
  const documentedMinor = found.tax_documents.reduce(
    (sum, { kind, total_minor: total }) => sum + (kind === 'INVOICE' ? total : 0 - total),
    0,
  );
  const undone = sumOf(
    entries.filter(({ kind, source }) => kind === 'PAYMENT' && source.startsWith('no-show undone:')),
  );
  const keptMinor = entered('CHARGE', 'PENALTY', 'ADJUSTMENT');
  const { paid_minor: paid, due_minor: due, state, check_in: checkIn, check_out: checkOut } = booking;
  return [
    ...differs('charged', entered('CHARGE'), 'sold for', soldMinor),
    // What went back for a no-show that was taken back counts as neither.
    ...differs('paid', paid + undone, 'captured and kept', sumOf(kept)),
    ...differs('refunded', entered('REFUND') + undone, 'requested or found at the gateway', sumOf(back)),
    ...differs('due', due, 'in all entries', sumOf(entries)),
    ...(penalty === undefined
      ? []
      : differs('penalty', entered('PENALTY'), 'cancelled for', penalty.penaltyMinor)),
    ...(penalty === undefined ? [] : differs('due', due, 'due by its cancellation', penalty.dueMinor)),
    ...(due < 0 && state !== 'PENDING' ? [`${0 - due} is owed to the guest and not refunded`] : []),
    ...(state === 'EXPIRED' && paid !== 0 ? [`expired, and ${paid} kept`] : []),
    ...(documentedMinor > keptMinor ? [`${documentedMinor} documented, ${keptMinor} kept`] : []),
    ...(terms?.total_minor === booking.total_minor &&
    terms.check_in === checkIn &&
    terms.check_out === checkOut
      ? []
      : ['its dates or total are not those of its terms']),
    ...captures.flatMap((capture) => captureFaults(capture, { refunds, outside })),
  ].map((fault) => `${booking.reference}: ${fault}`);
}

function differs(here: string, hereMinor: number, there: string, thereMinor: number): string[] {
  return hereMinor === thereMinor ? [] : [`${hereMinor} ${here}, ${thereMinor} ${there}`];
}

function captureFaults(
  { id, amount_minor: amount }: OfBookings['captures'][number],
  { refunds, outside }: { refunds: OfBookings['refunds']; outside: OfBookings['outside_refunds'] },
): string[] {
  const back = sumOf([
    ...refunds.filter(({ payment_id: of }) => of === id),
    ...outside.filter(({ capture_id: of, state }) => of === id && state !== 'FAILED'),
  ]);
  return back <= amount ? [] : [`${back} goes back of ${amount}, captured as ${id}`];
}

/** Per night: the rooms sold and held are those that bookings take, and never more than there are. */
async function proveNights(db: Handle): Promise<{ count: number; faults: string[] }> {
  const nights = await db
    .selectFrom('inventory')
    .select(['room_id', 'night', 'capacity', 'sold', 'held'])
    .execute();
  const taken = await db
    .selectFrom('booking_nights')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .where('booking_nights.state', '!=', 'RELEASED')
    .groupBy(['room_id', 'night', 'booking_nights.state', 'bookings.state'])
    .select(['room_id', 'night', 'booking_nights.state as taken', 'bookings.state'])
    .select((row) => row.fn.sum<number>('rooms').as('rooms'))
    .execute();
  const rooms = new Map(taken.map((row) => [`${row.room_id} ${row.night} ${row.taken}`, row.rooms]));
  const stray = taken.filter(({ taken: by, state }) => state !== (by === 'SOLD' ? 'SUCCESSFUL' : 'PENDING'));
  const faults = nights.flatMap(({ room_id, night, capacity, sold, held }) => {
    const place = `${room_id} ${night}`;
    return [
      ...differs('sold', sold, 'sold by bookings', rooms.get(`${place} SOLD`) ?? 0),
      ...differs('held', held, 'held by bookings', rooms.get(`${place} HELD`) ?? 0),
      ...(sold + held <= capacity ? [] : [`${sold + held} taken of ${capacity}`]),
    ].map((fault) => `${place}: ${fault}`);
  });
  return {
    count: nights.length,
    faults: [
      ...faults,
      ...stray.map(
        ({ room_id, night, taken: by, state }) => `${room_id} ${night}: ${by} by a ${state} booking`,
      ),
    ],
  };
}
