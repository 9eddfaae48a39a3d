import { arrangeBookings, groupOf, type ListedBooking } from '#domain/booking-list';
import { nightsOf } from '#domain/stay';
import type { BookingGroup, BookingPage, BookingSummary, ListBookingsQuery } from '#schemas/api-types';
import type { BookingContext } from '../context.ts';
import { type Visitor, type CodeRow, findCodeOfBooking } from '../../accounts/index.ts';
import { actionsOf } from '../actions-of.ts';
import type { SoldBooking } from '../booking-repository.ts';
import { paidAt, stateAt } from '../state-at.ts';
import { findBookingsById, findBookingsOf, type LightRow } from './list-repository.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';

const PER_PAGE = 10;

/**
 * Returns one page of a visitor's bookings. It reads all of them in a light form, because expiry depends on
 * the time and names are compared without case and accents; only the page is read in full.
 */
export async function listBookings(
  context: Pick<BookingContext, 'clock' | 'db'>,
  visitor: Visitor | undefined,
  query: ListBookingsQuery,
): Promise<BookingPage> {
  const now = context.clock.now();
  const own = visitor === undefined ? [] : await findBookingsOf(context.db, visitor);
  const { state, page = 1, perPage = PER_PAGE, ...rest } = query;
  const states = state === undefined ? {} : { states: state.split(',') };
  const found = arrangeBookings(
    own.map((row) => toListed(row, now)),
    { ...rest, ...states },
  );
  const shown = found.slice((page - 1) * perPage, page * perPage);
  return {
    items: await describe(context, shown, now),
    page,
    perPage,
    pages: Math.ceil(found.length / perPage),
    total: found.length,
    ...(query.group === undefined ? {} : { groups: groupsOf(found, shown, query.group) }),
  };
}

function toListed(row: LightRow, now: Date): ListedBooking {
  return {
    id: row.id,
    state: stateAt(row, now),
    payment: paidAt(row, now).payment,
    checkIn: row.check_in,
    createdAt: row.created_at,
    totalMinor: row.total_minor,
    ...unitOfRow(row),
    words: [row.reference, row.first_name, row.last_name, row.listed_as].join(' '),
  };
}

async function describe(
  { db }: Pick<BookingContext, 'db'>,
  shown: readonly ListedBooking[],
  now: Date,
): Promise<BookingSummary[]> {
  const rows = await findBookingsById(
    db,
    shown.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = shown.flatMap(({ id }) => byId.get(id) ?? []);
  return Promise.all(
    ordered.map(async (row) => {
      const code = row.state === 'PENDING' ? await findCodeOfBooking(db, row.id) : undefined;
      return toSummary(row, code, now);
    }),
  );
}

function toSummary(row: SoldBooking, code: CodeRow | undefined, now: Date): BookingSummary {
  const { location, rooms, totals } = row.sold;
  const { id, name, timezone, checkIn, checkOut } = location;
  const stay = { checkIn: row.check_in, checkOut: row.check_out };
  return {
    id: row.id,
    reference: row.reference,
    state: stateAt(row, now),
    ...paidAt(row, now),
    stayState: row.stay_state,
    createdAt: row.created_at,
    location: { id, name, timezone, checkIn, checkOut },
    stay: { ...stay, nights: nightsOf(stay).length },
    guestName: `${row.first_name} ${row.last_name}`,
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    children: rooms.reduce((sum, { childAges }) => sum + childAges.length, 0),
    rooms: rooms.map(({ roomName }) => roomName),
    totals,
    actions: actionsOf(row, code, now),
  };
}

/** Groups the page; each group has its total over all pages. */
function groupsOf(
  found: readonly ListedBooking[],
  shown: readonly ListedBooking[],
  group: 'PRICE' | 'DATE',
): BookingGroup[] {
  const totals = new Map<string, number>();
  for (const item of found) {
    const { key } = groupOf(item, group);
    totals.set(key, (totals.get(key) ?? 0) + 1);
  }
  const groups = new Map<string, BookingGroup>();
  for (const item of shown) {
    const { kind: _kind, ...described } = groupOf(item, group);
    const known = groups.get(described.key);
    const bookingIds = [...(known?.bookingIds ?? []), item.id];
    groups.set(described.key, { ...described, total: totals.get(described.key) ?? 0, bookingIds });
  }
  return [...groups.values()];
}
