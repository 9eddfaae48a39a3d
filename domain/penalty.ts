import type { Penalty } from '#schemas/types';
import { BASIS_POINTS, multiplyRatio, multiplyRatioDown, sumMinor } from './money.ts';
import type { PriceLine } from './price-line.ts';
import { basisPointsOf, type PriceTerms, roundDown, splitTax, writtenOf } from './price-terms.ts';

export interface PenaltyCharge {
  penaltyMinor: number;
  penaltyNetMinor: number;
  penaltyTaxMinor: number;
  nonRefundableMinor: number;
}

/** A part of what the hotel keeps, at one rate. What rounding leaves to the guest is a negative one without tax. */
export type KeptPart = Pick<PriceLine, 'netMinor' | 'rateBasisPoints' | 'taxCode' | 'taxMinor'>;

/** The sold lines, and how their amounts were written and rounded. */
export interface SoldLines {
  lines: readonly PriceLine[];
  pricing: PriceTerms;
}

/** Limits a penalty to the nights of the stay (BOOKING-RULES, Cancellation 9). */
export function penaltyOnStay(penalty: Penalty, lines: readonly PriceLine[]): Penalty {
  if (penalty.unit !== 'DAY') return penalty;
  return { unit: 'DAY', value: Math.min(penalty.value, datesOf(lines).length) };
}

/** Charges a penalty on the lines, and adds what is never refunded. */
export function chargePenalty(penalty: Penalty, sold: SoldLines): PenaltyCharge {
  const nonRefundable = sold.lines.filter((line) => !line.refundable);
  const kept = keptParts(penalty, sold);
  const penaltyNetMinor = sumMinor(kept.map((line) => line.netMinor));
  const penaltyTaxMinor = sumMinor(kept.map((line) => line.taxMinor));
  return {
    penaltyMinor: sumMinor([penaltyNetMinor, penaltyTaxMinor]),
    penaltyNetMinor,
    penaltyTaxMinor,
    nonRefundableMinor: Math.min(
      sumMinor(nonRefundable.map((line) => line.totalMinor)),
      sumMinor([penaltyNetMinor, penaltyTaxMinor]),
    ),
  };
}

/** What a penalty keeps, with what is never refunded: its sum is the charge. */
export function keptParts(penalty: Penalty, { lines, pricing }: SoldLines): KeptPart[] {
  const refundable = { lines: lines.filter((line) => line.refundable), pricing };
  const kept = [...keptByPenalty(penalty, refundable), ...lines.filter((line) => !line.refundable)];
  return inOnlineSteps(kept, { lines, pricing });
}

/**
 * Leaves to the guest what would make the refund an amount that no gateway gives back, unless all is kept: terms, books,
 * mails and documents then say the amount that goes back.
 */
function inOnlineSteps(kept: KeptPart[], { lines, pricing: { onlineStep = 1 } }: SoldLines): KeptPart[] {
  const keptMinor = sumMinor(kept.flatMap(({ netMinor, taxMinor }) => [netMinor, taxMinor]));
  const leftMinor = keptMinor % onlineStep;
  const isAll = keptMinor === sumMinor(lines.map((line) => line.totalMinor));
  if (leftMinor === 0 || isAll) return kept;
  if (leftMinor === keptMinor) return [];
  return [...kept, { netMinor: -leftMinor, taxMinor: 0, rateBasisPoints: 0 }];
}

/**
 * A penalty of a part is rounded to the hotel's unit in the guest's favour; one of everything keeps everything, what
 * rounded it included (BOOKING-RULES, Price 8).
 */
function keptByPenalty(penalty: Penalty, sold: SoldLines): KeptPart[] {
  switch (penalty.unit) {
    case 'DAY': {
      const isAllNights = penalty.value >= datesOf(sold.lines).length;
      const nights = nightsWithRounding(sold.lines, penalty.value);
      return isAllNights ? nights : roundedDown(nights, sold.pricing);
    }
    case 'PERCENTAGE': {
      const base = { ...sold, lines: sold.lines.filter((line) => line.inPenaltyBase) };
      if (penalty.value === 100) return base.lines;
      const mostMinor = shareOfTotal(base, penalty.value);
      return roundedDown(shareOfEachLine(base, penalty.value), sold.pricing, mostMinor);
    }
    /* v8 ignore next -- the type leaves nothing else */
    default:
      penalty satisfies never;
      return [];
  }
}

/** Takes what rounding leaves to the guest from the net, since rounding bears no tax. */
function roundedDown(kept: readonly KeptPart[], pricing: PriceTerms, mostMinor = Infinity): KeptPart[] {
  const netMinor = sumMinor(kept.map((line) => line.netMinor));
  const taxMinor = sumMinor(kept.map((line) => line.taxMinor));
  const exactMinor = sumMinor([netMinor, taxMinor]);
  const totalMinor = roundDown(Math.min(exactMinor, mostMinor), pricing);
  if (totalMinor === 0 || totalMinor === exactMinor) return totalMinor === 0 ? [] : [...kept];
  return [...kept, { netMinor: totalMinor - exactMinor, taxMinor: 0, rateBasisPoints: 0 }];
}

/** Whether a line rounded the total of a room's stay. */
function roundsNights({ kind, roomIndex }: PriceLine): boolean {
  return kind === 'ROUNDING' && roomIndex !== undefined;
}

/**
 * The first nights of the stay at their own price, in every room; all of them together with what rounds the rooms
 * (BOOKING-RULES, Cancellation 9 and Price 8).
 */
export function nightsWithRounding(lines: readonly PriceLine[], count: number): PriceLine[] {
  const nights = firstNights(lines, count);
  return count >= datesOf(lines).length ? [...nights, ...lines.filter(roundsNights)] : nights;
}

function firstNights(lines: readonly PriceLine[], count: number): PriceLine[] {
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
 * A share of each line as it is written, split at the line's own rate (BOOKING-RULES, Cancellation 10 and Price 7).
 */
function shareOfEachLine({ lines, pricing }: SoldLines, percent: number): KeptPart[] {
  return lines
    .filter(({ kind }) => kind !== 'ROUNDING')
    .map((line) => {
      const { rateBasisPoints, taxCode } = line;
      const shareMinor = multiplyRatio(writtenOf(line, pricing), basisPointsOf(percent), BASIS_POINTS);
      const taxed = { rateBasisPoints, ...(taxCode === undefined ? {} : { taxCode }) };
      return { ...taxed, ...splitTax(shareMinor, rateBasisPoints, pricing) };
    });
}

/**
 * A share of the total of these lines, without its fraction. Halves that round up on each line would take more, and a
 * guest who paid a deposit of the same percentage would owe the difference.
 */
function shareOfTotal({ lines }: SoldLines, percent: number): number {
  const totalMinor = sumMinor(lines.map((line) => line.totalMinor));
  return multiplyRatioDown(totalMinor, basisPointsOf(percent), BASIS_POINTS);
}
