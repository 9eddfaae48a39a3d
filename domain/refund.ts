/** What a refund goes through (BOOKING-RULES, Cancellation 14). */
export const REFUND_STATES = ['REQUESTED', 'PROCESSING', 'PROCESSED', 'FAILED'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

const NEXT: Record<RefundState, readonly RefundState[]> = {
  REQUESTED: ['PROCESSING'],
  PROCESSING: ['PROCESSED', 'FAILED'],
  PROCESSED: [],
  FAILED: ['PROCESSING'],
};

/** True when a refund may go from one state to the other; a processed one stays as it is. */
export function canMoveRefund(from: RefundState, to: RefundState): boolean {
  return NEXT[from].includes(to);
}

/** Money that a payment brought in. */
export interface Capture {
  paymentId: string;
  capturedMinor: number;
}

/** The share of a refund that goes back to one payment. */
export interface RefundShare extends Capture {
  amountMinor: number;
}

/**
 * Sends a refund back to the instruments that paid, the first one first and none of them more than it had captured
 * (BOOKING-RULES, Cancellation 14). Throws when more is to go back than came in.
 */
export function shareRefund(refundMinor: number, captures: readonly Capture[]): RefundShare[] {
  const shares: RefundShare[] = [];
  let left = refundMinor;
  for (const capture of captures) {
    const amountMinor = Math.min(left, capture.capturedMinor);
    if (amountMinor > 0) shares.push({ ...capture, amountMinor });
    left -= amountMinor;
  }
  if (left > 0) throw new RangeError(`There is ${left} more to refund than was captured.`);
  return shares;
}
