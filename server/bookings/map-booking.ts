import { policyTimeline } from '#domain/cancellation';
import { nightsOf } from '#domain/stay';
import type { Booking, BookingCancellation, DepositPart } from '#schemas/api-types';
import { cancellationOf, guestOf, priceSummary, soldLinesOf } from './snapshot.ts';
import type { RefundRecord } from './refunds/refund-repository.ts';
import { refundFigures } from './refunds/map-refund.ts';
import { actionsOf } from './actions-of.ts';
import type { SoldBooking } from './booking-repository.ts';
import { type CodeRow, toVerification } from '../accounts/index.ts';
import { type NoShowRecord, toNoShow } from './no-show-record.ts';
import { paidAt, stateAt } from './state-at.ts';

interface Related {
  /** The newest code, while one is needed. */
  code?: CodeRow | undefined;
  /** Newest first. */
  refunds?: readonly RefundRecord[];
  noShow?: NoShowRecord | undefined;
  /** Since when a bank is at work on a payment that the booking waits for. */
  paymentPendingSince?: string | undefined;
  /** How its balance stands; by default as it was sold. */
  deposit?: DepositPart | undefined;
}

/** Maps a booking to its API shape. An expired hold shows as expired even before it is cleaned up. */
export function mapBooking(row: SoldBooking, related: Related, now: Date): Booking {
  const { code, refunds = [], noShow, paymentPendingSince } = related;
  const snapshot = row.sold;
  const { location, rooms, lines, promo, totals, taxes, policy, payment } = snapshot;
  const { deposit = snapshot.deposit } = related;
  const state = stateAt(row, now);
  const stay = { checkIn: row.check_in, checkOut: row.check_out };
  const terms = {
    policy,
    ...soldLinesOf(snapshot),
    stay,
    timezone: location.timezone,
    checkInMinutes: location.checkIn,
    reservedAt: row.reserved_at ?? row.cancelled_at ?? earlier(now.toISOString(), row.expires_at),
    paidMinor: totals.totalMinor,
  };
  return {
    id: row.id,
    reference: row.reference,
    state,
    ...paidAt(row, now),
    paymentTerms: payment,
    ...(deposit === undefined ? {} : { deposit }),
    stayState: row.stay_state,
    createdAt: row.created_at,
    language: row.language,
    ...(state === 'PENDING' ? { expiresAt: row.expires_at } : {}),
    ...(row.reserved_at === null ? {} : { reservedAt: row.reserved_at }),
    ...(paymentPendingSince === undefined ? {} : { paymentPendingSince }),
    location,
    stay: { ...stay, nights: nightsOf(stay).length },
    guest: guestOf(row),
    ...(row.requests === null ? {} : { requests: row.requests }),
    ...(row.arrival_time === null ? {} : { arrivalTime: row.arrival_time }),
    rooms,
    lines,
    ...(promo === undefined ? {} : { promo }),
    totals,
    taxes,
    ...priceSummary(snapshot),
    policy: policyTimeline(terms),
    ...(state === 'PENDING' && row.email_verified_at === null && code !== undefined
      ? { verification: toVerification(row.email, code) }
      : {}),
    ...cancellationPart(row, refunds),
    ...(noShow === undefined ? {} : { noShow: toNoShow(row, noShow, refunds) }),
    actions: actionsOf(row, code, now),
  };
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function cancellationPart(
  row: SoldBooking,
  refunds: readonly RefundRecord[],
): { cancellation?: BookingCancellation } {
  const figures = cancellationOf(row);
  if (figures === undefined || row.cancelled_at === null) return {};
  return {
    cancellation: {
      cancelledAt: row.cancelled_at,
      by: row.cancelled_by ?? 'HOTEL',
      ...(row.cancellation_reason === null ? {} : { reason: row.cancellation_reason }),
      penaltyMinor: figures.penaltyMinor,
      penaltyTaxMinor: figures.penaltyTaxMinor,
      refundableMinor: figures.refundMinor,
      dueMinor: figures.dueMinor,
      ...refundFigures(refunds, row.cancelled_at),
    },
  };
}
