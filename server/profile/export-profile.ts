import { paymentFact } from '#domain/booking-state';
import { nightsOf } from '#domain/stay';
import type { AccountExport, ExportedBooking } from '#schemas/api-types';
import {
  type SoldBooking,
  findConsents,
  guestOf,
  priceSummary,
  readBookings,
  selectBookings,
  type BookingContext,
} from '../bookings/index.ts';
import type { Account } from '../accounts/index.ts';
import { showProfile } from './show-profile.ts';

/** Returns everything that is stored about an account, except the picture, which has its own endpoint. */
export async function exportProfile(
  context: Pick<BookingContext, 'clock' | 'db'>,
  account: Account,
): Promise<AccountExport> {
  const profile = await showProfile(context, account);
  const sessions = await context.db
    .selectFrom('sessions')
    .select(['created_at', 'updated_at', 'expires_at'])
    .where('user_id', '=', account.id)
    .orderBy('created_at')
    .execute();
  const bookings = await readBookings(
    selectBookings(context.db).where('user_id', '=', account.id).orderBy('created_at'),
  );
  return {
    exportedAt: context.clock.now().toISOString(),
    profile,
    sessions: sessions.map((session) => ({
      createdAt: session.created_at,
      usedAt: session.updated_at,
      expiresAt: session.expires_at,
    })),
    bookings: bookings.map(toExported),
    newsConsents: await findConsents(context.db, account.email),
  };
}

function toExported(row: SoldBooking): ExportedBooking {
  const snapshot = row.sold;
  const { location, rooms, lines, totals, deposit } = snapshot;
  const stay = { checkIn: row.check_in, checkOut: row.check_out };
  return {
    reference: row.reference,
    state: row.state,
    payment: paymentFact(row.paid_minor, row.total_minor),
    createdAt: row.created_at,
    language: row.language,
    location: location.name,
    stay: { ...stay, nights: nightsOf(stay).length },
    guest: guestOf(row),
    ...(row.requests === null ? {} : { requests: row.requests }),
    ...(row.arrival_time === null ? {} : { arrivalTime: row.arrival_time }),
    rooms,
    lines,
    totals,
    ...priceSummary(snapshot),
    ...(deposit === undefined ? {} : { deposit }),
    paidMinor: row.paid_minor,
    ...(row.cancelled_at === null ? {} : { cancelledAt: row.cancelled_at }),
    ...(row.cancellation_reason === null ? {} : { cancellationReason: row.cancellation_reason }),
  };
}
