import type { Penalty } from '#schemas/types';
import { BASIS_POINTS, multiplyRatio, sumMinor } from './money.ts';
import type { PriceLine } from './price-line.ts';
import { taxAtRate } from './tax.ts';

export interface Charge {
  penaltyMinor: number;
  penaltyNetMinor: number;
  penaltyTaxMinor: number;
  nonRefundableMinor: number;
}

interface Kept {
  netMinor: number;
  taxMinor: number;
}

/** Limits a penalty to the nights of the stay (BOOKING-RULES, Cancellation 9). */
export function penaltyOnStay(penalty: Penalty, lines: readonly PriceLine[]): Penalty {
  if (penalty.unit !== 'DAY') return penalty;
  return { unit: 'DAY', value: Math.min(penalty.value, datesOf(lines).length) };
}

/** Charges a penalty on the lines, and adds the non-refundable extras. */
export function chargePenalty(penalty: Penalty, lines: readonly PriceLine[]): Charge {
  const nonRefundable = lines.filter((line) => !line.refundable);
  const refundable = lines.filter((line) => line.refundable);
  const kept = [...keptByPenalty(penalty, refundable), ...nonRefundable];
  const penaltyNetMinor = sumMinor(kept.map((line) => line.netMinor));
  const penaltyTaxMinor = sumMinor(kept.map((line) => line.taxMinor));
  return {
    penaltyMinor: sumMinor([penaltyNetMinor, penaltyTaxMinor]),
    penaltyNetMinor,
    penaltyTaxMinor,
    nonRefundableMinor: sumMinor(nonRefundable.map((line) => line.totalMinor)),
  };
}

function keptByPenalty(penalty: Penalty, lines: readonly PriceLine[]): Kept[] {
  switch (penalty.unit) {
    case 'DAY':
      return firstNights(lines, penalty.value);
    case 'PERCENTAGE':
      return shareOfEachLine(lines, penalty.value);
    /* v8 ignore next -- the type leaves nothing else */
    default:
      penalty satisfies never;
      return [];
  }
}

/** The first nights of the stay at their own price, in every room (BOOKING-RULES, Cancellation 9). */
function firstNights(lines: readonly PriceLine[], count: number): Kept[] {
  const dates = datesOf(lines).slice(0, count);
  return nightsOf(lines).filter((line) => line.date !== undefined && dates.includes(line.date));
}

function datesOf(lines: readonly PriceLine[]): string[] {
  return [...new Set(nightsOf(lines).flatMap((line) => line.date ?? []))].toSorted();
}

function nightsOf(lines: readonly PriceLine[]): PriceLine[] {
  return lines.filter((line) => line.kind === 'NIGHT');
}

/**
 * A share of each line's net, with tax on that net at the line's own rate (BOOKING-RULES, Cancellation 10).
 */
function shareOfEachLine(lines: readonly PriceLine[], percent: number): Kept[] {
  // A percentage has at most two decimals, so basis points are exact.
  const basisPoints = Math.round(percent * 100);
  return lines
    .filter((line) => line.inPenaltyBase)
    .map((line) => {
      const netMinor = multiplyRatio(line.netMinor, basisPoints, BASIS_POINTS);
      return { netMinor, taxMinor: taxAtRate(netMinor, line.rateBasisPoints) };
    });
}
