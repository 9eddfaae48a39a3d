import { policyTimeline } from '#domain/cancellation';
import { nightsOf } from '#domain/stay';
import type { Booking, GuestDetails } from '#schemas/api-types';
import type { BookingRow } from './booking-repository.ts';
import { actionsOf } from './actions-of.ts';
import type { CodeRow } from './code-repository.ts';
import { snapshotOf } from './snapshot.ts';
import { stateAt } from './state-at.ts';
import { toVerification } from './to-verification.ts';

/** The booking as its guest sees it. A hold that has run out is expired, whether or not it was tidied away. */
export function toBooking(row: BookingRow, code: CodeRow | undefined, now: Date): Booking {
  const { location, rooms, lines, totals, taxes, policy } = snapshotOf(row);
  const state = stateAt(row, now);
  const stay = { checkIn: row.check_in, checkOut: row.check_out };
  const terms = {
    policy,
    lines,
    stay,
    timezone: location.timezone,
    checkInMinutes: location.checkIn,
    reservedAt: row.reserved_at ?? now.toISOString(),
    paidMinor: totals.totalMinor,
  };
  return {
    id: row.id,
    reference: row.reference,
    state,
    payment: row.payment,
    stayState: row.stay_state,
    createdAt: row.created_at,
    ...(state === 'PENDING' ? { expiresAt: row.expires_at } : {}),
    ...(row.reserved_at === null ? {} : { reservedAt: row.reserved_at }),
    location,
    stay: { ...stay, nights: nightsOf(stay).length },
    guest: guestOf(row),
    ...(row.requests === null ? {} : { requests: row.requests }),
    ...(row.arrival_time === null ? {} : { arrivalTime: row.arrival_time }),
    rooms,
    lines,
    totals,
    taxes,
    policy: policyTimeline(terms),
    paidMinor: row.paid_minor,
    ...(state === 'PENDING' && code !== undefined ? { verification: toVerification(row.email, code) } : {}),
    actions: actionsOf(row, code, now),
  };
}

export function guestOf(row: BookingRow): GuestDetails {
  return {
    guestFirstName: row.first_name,
    guestLastName: row.last_name,
    guestEmail: row.email,
    guestPhone: row.phone,
  };
}
