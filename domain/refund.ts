/** The states of a refund (BOOKING-RULES, Cancellation 14). */
export const REFUND_STATES = ['REQUESTED', 'PROCESSING', 'PROCESSED', 'FAILED'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

const NEXT: Record<RefundState, readonly RefundState[]> = {
  REQUESTED: ['PROCESSING'],
  PROCESSING: ['PROCESSED', 'FAILED'],
  PROCESSED: [],
  FAILED: ['PROCESSING'],
};

/** Returns whether a refund may move from one state to the other; a processed one never moves. */
export function canMoveRefund(from: RefundState, to: RefundState): boolean {
  return NEXT[from].includes(to);
}

export interface Capture {
  paymentId: string;
  capturedMinor: number;
}

/** The part of a refund that goes back to one payment. */
export interface RefundShare extends Capture {
  amountMinor: number;
}

/**
 * Splits a refund over the captured payments, the first one first and none above its amount (BOOKING-RULES,
 * Cancellation 14). Throws when the refund exceeds the captures.
 */
export function shareRefund(refundMinor: number, captures: readonly Capture[]): RefundShare[] {
  const shares: RefundShare[] = [];
  let left = refundMinor;
  for (const capture of captures) {
    const amountMinor = Math.min(left, capture.capturedMinor);
    if (amountMinor > 0) shares.push({ ...capture, amountMinor });
    left -= amountMinor;
  }
  if (left > 0) throw new RangeError(`The refund exceeds the captured amount by ${left}.`);
  return shares;
}
