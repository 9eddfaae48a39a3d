import type { RefundState } from '#domain/refund';
import type { BookingCancellation, Refund } from '#schemas/api-types';
import type { RefundRecord } from './refund-repository.ts';

/** How far a refund is: the last entry of its history. */
export function stateOfRefund({ steps }: RefundRecord): RefundState {
  return steps.at(-1)?.state ?? 'REQUESTED';
}

/** What has gone back: the sum of the processed refunds (BOOKING-RULES, Price 6). */
export function refundedMinor(refunds: readonly RefundRecord[]): number {
  return refunds
    .filter((refund) => stateOfRefund(refund) === 'PROCESSED')
    .reduce((sum, { amount_minor: amount }) => sum + amount, 0);
}

/** A refund as its guest sees it. */
export function mapRefund(refund: RefundRecord): Refund {
  const transactionId = refund.steps.findLast((step) => step.transactionId !== undefined)?.transactionId;
  return {
    id: refund.id,
    state: stateOfRefund(refund),
    amountMinor: refund.captured_minor,
    refundAmountMinor: refund.amount_minor,
    currency: refund.currency,
    createdAt: refund.created_at,
    ...(transactionId === undefined ? {} : { transactionId }),
    history: refund.steps.map(({ state, createdAt }) => ({ state, createdAt })),
  };
}

/**
 * How much of what a cancellation or a missed stay gives back has arrived, and the newest refund of it. What the booking
 * never kept is in the list of refunds, not in these figures.
 */
export function refundFigures(
  refunds: readonly RefundRecord[],
): Pick<BookingCancellation, 'refund' | 'refundedMinor'> {
  const ofCancellation = refunds.filter(({ reason }) => reason === 'CANCELLATION');
  const [newest] = ofCancellation;
  return {
    refundedMinor: refundedMinor(ofCancellation),
    ...(newest === undefined ? {} : { refund: mapRefund(newest) }),
  };
}
