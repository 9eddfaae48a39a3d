import {
  actionsFor,
  type BookingAction,
  type BookingActionName,
  type BookingFacts,
  reasonsAgainst,
} from '#domain/booking-state';
import { HOLD_KINDS } from '#domain/hold-kind';
import { DomainError, isRefusalCode } from '#domain/refusal';
import { instantOf } from '#domain/stay';
import type { SoldBooking } from './booking-repository.ts';
import { type CodeRow, toVerification } from '../accounts/index.ts';
import { dueNowOf, dueOnlineOf } from './snapshot.ts';
import { stateAt } from './state-at.ts';

/** Returns the actions of a booking at an instant, each allowed or with reasons against it. */
export function actionsOf(row: SoldBooking, code: CodeRow | undefined, now: Date): BookingAction[] {
  return actionsFor(factsOf(row, code, now), now);
}

function factsOf(row: SoldBooking, code: CodeRow | undefined, now: Date): BookingFacts {
  const { location } = row.sold;
  return {
    state: stateAt(row, now),
    stayState: row.stay_state,
    checkInAt: instantOf(row.check_in, location.checkIn, location.timezone),
    expiresAt: row.expires_at,
    isExtended: row.extended_at !== null,
    isExtendable: row.hold_kind !== null && HOLD_KINDS[row.hold_kind].isExtendable,
    isEmailVerified: row.email_verified_at !== null,
    isPayAtHotel: isPayAtHotel(row),
    isDuePaid: row.paid_minor >= dueNowOf(row),
    isBalanceDue: row.state === 'SUCCESSFUL' && dueOnlineOf(row) > 0,
    ...(code === undefined ? {} : { verification: toVerification(row.email, code) }),
  };
}

/** Returns whether the booking was sold as paid at the hotel. */
export function isPayAtHotel(row: Pick<SoldBooking, 'sold'>): boolean {
  return row.sold.payment === 'PAY_AT_HOTEL';
}

/**
 * Refuses an action that the domain does not allow, with the domain's reason where that is a refusal code.
 */
export function refuseUnlessAllowed(
  action: BookingActionName,
  { booking, code, now }: { booking: SoldBooking; code: CodeRow | undefined; now: Date },
): void {
  const [reason] = reasonsAgainst(action, factsOf(booking, code, now), now);
  if (reason === undefined) return;
  if (reason === 'OTP_TOO_SOON' && code !== undefined) {
    throw new DomainError(reason, {
      retryAfterSeconds: Math.ceil((Date.parse(code.resend_at) - now.getTime()) / 1000),
    });
  }
  throw new DomainError(isRefusalCode(reason) ? reason : 'STATE_CONFLICT', { state: stateAt(booking, now) });
}
