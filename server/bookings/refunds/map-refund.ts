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
 * Returns the refunded amount of a cancellation or no-show and its newest refund. Returned captures, and what went back
 * before for a no-show that was taken back, are not part of these figures.
 * @param since when it was cancelled or marked, in UTC.
 */
export function refundFigures(
  refunds: readonly RefundRecord[],
  since: string,
): Pick<BookingCancellation, 'refund' | 'refundedMinor'> {
  const ofCancellation = refundsSince(refunds, since);
  const [newest] = ofCancellation;
  return {
    refundedMinor: refundedMinor(ofCancellation),
    ...(newest === undefined ? {} : { refund: mapRefund(newest) }),
  };
}

/** The refunds of a cancellation or no-show, without those of an earlier no-show. */
export function refundsSince(refunds: readonly RefundRecord[], since: string): RefundRecord[] {
  return refunds.filter(
    ({ reason, created_at: requestedAt }) => reason === 'CANCELLATION' && requestedAt >= since,
  );
}
