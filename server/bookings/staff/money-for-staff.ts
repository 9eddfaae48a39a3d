import type { CurrencyUnit } from '#domain/currency';
import type { Refund } from '#schemas/api-types';
import type { Handle } from '../../platform/db/database.ts';
import { type CaptureRow, findCaptures } from '../refunds/capture-repository.ts';
import type { PaymentsAtHotelTable } from '../../platform/db/payment-tables.ts';
import { type CaptureAtHotel, findCapturesAtHotel } from '../refunds/money-at-hotel.ts';
import { findRefunds, type RefundRecord } from '../refunds/refund-repository.ts';
import { mapRefund } from '../refunds/map-refund.ts';
import type { SoldBooking } from '../booking-repository.ts';
import { stateAt } from '../state-at.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';

interface CaptureForStaff extends CurrencyUnit {
  /** The gateway's id, which the guest's bank may know. */
  transactionId: string;
  capturedAt: string;
  amountMinor: number;
  /** The reason why all of it goes back, if it does. */
  whyReturned?: string;
  atHotel?: { method: PaymentsAtHotelTable['method']; recordedBy: string; note?: string };
}

interface RefundForStaff extends Refund {
  kind: RefundRecord['reason'];
  why: string;
  ofTransactionId: string;
  /** True when staff have to pay it back themselves. */
  isByHand: boolean;
}

export interface MoneyForStaff {
  /** Oldest first. */
  captures: CaptureForStaff[];
  /** Newest first. */
  refunds: RefundForStaff[];
}

const HOLD_EXPIRED = 'the hold expired before the booking was confirmed';
const NOT_DUE = 'it was paid twice, or was not the due amount';

/**
 * Returns all captures and refunds of a booking, also money that never counted as paid because it goes back
 * in full.
 */
export async function moneyForStaff(db: Handle, booking: SoldBooking, now: Date): Promise<MoneyForStaff> {
  const captures = await findCaptures(db, booking.id);
  const reasons = new Map(captures.map((capture) => [capture.id, whyReturned(booking, capture, now)]));
  const refunds = await findRefunds(db, booking.id);
  const taken = await findCapturesAtHotel(db, booking.id);
  const atHotel = new Map(taken.map((capture) => [capture.id, capture]));
  return {
    captures: captures.map((capture) => ({
      ...toCapture(capture, reasons.get(capture.id)),
      ...toTaken(atHotel.get(capture.id)),
    })),
    refunds: refunds.map((refund) => ({
      ...mapRefund(refund),
      kind: refund.reason,
      why: refund.reason === 'RETURN' ? (reasons.get(refund.payment_id) ?? NOT_DUE) : whyRefunded(booking),
      ofTransactionId: refund.payment_id,
      isByHand: atHotel.has(refund.payment_id),
    })),
  };
}

function toCapture(capture: CaptureRow, why: string | undefined): CaptureForStaff {
  return {
    transactionId: capture.id,
    capturedAt: capture.captured_at,
    amountMinor: capture.amount_minor,
    ...unitOfRow(capture),
    ...(why === undefined ? {} : { whyReturned: why }),
  };
}

function toTaken(taken: CaptureAtHotel | undefined): Pick<CaptureForStaff, 'atHotel'> {
  if (taken === undefined) return {};
  const { method, recorded_by: recordedBy, note } = taken;
  return { atHotel: { method, recordedBy, ...(note === null ? {} : { note }) } };
}

/**
 * Undefined for money that the booking keeps. An expired hold returns its money even before it is cleaned up.
 */
function whyReturned(booking: SoldBooking, capture: CaptureRow, now: Date): string | undefined {
  const { captured_at: capturedAt, returned_at: returnedAt } = capture;
  if (returnedAt === null) return stateAt(booking, now) === booking.state ? undefined : HOLD_EXPIRED;
  // Only an expired hold returns money that was kept at first.
  if (capturedAt < returnedAt) return HOLD_EXPIRED;
  const settledAt = booking.reserved_at ?? booking.cancelled_at;
  const isLate = returnedAt >= booking.expires_at && (settledAt === null || returnedAt < settledAt);
  return isLate ? HOLD_EXPIRED : NOT_DUE;
}

function whyRefunded({ stay_state: stayState }: SoldBooking): string {
  return stayState === 'NO_SHOW' ? 'the guest did not come' : 'the booking was cancelled';
}
