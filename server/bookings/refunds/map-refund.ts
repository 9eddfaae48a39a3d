import type { RefundState } from '#domain/refund';
import type { BookingCancellation, Refund } from '#schemas/api-types';
import type { RefundRecord } from './refund-repository.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';

/** Returns the state of a refund: the last entry of its history. */
export function stateOfRefund({ steps }: RefundRecord): RefundState {
  return steps.at(-1)?.state ?? 'REQUESTED';
}

/** Sums the processed refunds, in minor units (BOOKING-RULES, Price 6). */
export function refundedMinor(refunds: readonly RefundRecord[]): number {
  return refunds
    .filter((refund) => stateOfRefund(refund) === 'PROCESSED')
    .reduce((sum, { amount_minor: amount }) => sum + amount, 0);
}

/** Maps a refund to its API shape. */
export function mapRefund(refund: RefundRecord): Refund {
  const transactionId = refund.steps.findLast((step) => step.transactionId !== undefined)?.transactionId;
  return {
    id: refund.id,
    state: stateOfRefund(refund),
    amountMinor: refund.captured_minor,
    refundAmountMinor: refund.amount_minor,
    ...unitOfRow(refund),
    createdAt: refund.created_at,
    ...(transactionId === undefined ? {} : { transactionId }),
    history: refund.steps.map(({ state, createdAt }) => ({ state, createdAt })),
  };
}

/**
 * Returns the refunded amount of a cancellation or no-show and its newest refund. Returned captures are not
 * part of these figures.
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
