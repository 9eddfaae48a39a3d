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
  /** What its gateway gives back in multiples of; 1 if it is left out. */
  stepMinor?: number;
}

/** The part of a refund that goes back to one payment. */
export interface RefundShare extends Pick<Capture, 'capturedMinor' | 'paymentId'> {
  amountMinor: number;
}

/**
 * Splits a refund over the captured payments, the first one first and none above its amount (BOOKING-RULES,
 * Cancellation 14). A part that a gateway cannot give back is rounded up to one that it can. Throws when the refund
 * exceeds the captures.
 */
export function shareRefund(refundMinor: number, captures: readonly Capture[]): RefundShare[] {
  const shares: RefundShare[] = [];
  let left = refundMinor;
  let belowStep = 1;
  for (const { stepMinor = 1, ...capture } of captures) {
    const owedMinor = Math.max(0, Math.min(left, capture.capturedMinor));
    const wantedMinor = Math.ceil(owedMinor / stepMinor) * stepMinor;
    const amountMinor = Math.min(wantedMinor, capture.capturedMinor - (capture.capturedMinor % stepMinor));
    if (amountMinor > 0) shares.push({ ...capture, amountMinor });
    left -= amountMinor;
    belowStep = Math.max(belowStep, stepMinor);
  }
  if (left >= belowStep) throw new RangeError(`The refund exceeds the captured amount by ${left}.`);
  return shares;
}
