import type { CatalogueHotel } from '#schemas/types';
import { BASIS_POINTS, multiplyRatio, sumMinor } from './money.ts';

/** How a hotel writes its amounts, and the unit of its totals in minor units (1 if it is left out). */
export interface PriceTerms extends Pick<CatalogueHotel, 'pricesIncludeTax' | 'roundTotalTo'> {
  /** What parts of a stay that is paid online are multiples of, so that gateways can take them and give them back. */
  onlineStep?: number;
}

/** An amount in its parts, in minor units: net + tax = total. */
export interface SplitAmount {
  netMinor: number;
  taxMinor: number;
  totalMinor: number;
}

/** Converts a percentage to basis points. It has at most two decimals, so they are exact. */
export function basisPointsOf(percent: number): number {
  return Math.round(percent * 100);
}

/**
 * Splits a written amount at a known rate. An amount without tax gets its tax added; of one that includes tax the
 * net is rounded and the tax is the rest, so that both add up to what is written (BOOKING-RULES, Price 2 and 7).
 */
export function splitTax(
  writtenMinor: number,
  rateBasisPoints: number,
  { pricesIncludeTax = false }: Pick<PriceTerms, 'pricesIncludeTax'>,
): SplitAmount {
  if (pricesIncludeTax) {
    const netMinor = multiplyRatio(writtenMinor, BASIS_POINTS, BASIS_POINTS + rateBasisPoints);
    return { netMinor, taxMinor: writtenMinor - netMinor, totalMinor: writtenMinor };
  }
  const taxMinor = multiplyRatio(writtenMinor, rateBasisPoints, BASIS_POINTS);
  return { netMinor: writtenMinor, taxMinor, totalMinor: sumMinor([writtenMinor, taxMinor]) };
}

/**
 * Returns a share of a written amount, rounded to the hotel's unit (BOOKING-RULES, Price 8): a price that a percentage
 * makes is as whole as the prices that the hotel writes, so that the lines above a whole total add up without decimals.
 */
export function shareOf(
  amountMinor: number,
  basisPoints: number,
  { roundTotalTo = 1 }: Pick<PriceTerms, 'roundTotalTo'>,
): number {
  return multiplyRatio(amountMinor, basisPoints, BASIS_POINTS * roundTotalTo) * roundTotalTo;
}

/** Returns the amount as the hotel writes it: with or without tax. */
export function writtenOf(
  { netMinor, totalMinor }: Pick<SplitAmount, 'netMinor' | 'totalMinor'>,
  { pricesIncludeTax = false }: Pick<PriceTerms, 'pricesIncludeTax'>,
): number {
  return pricesIncludeTax ? totalMinor : netMinor;
}

/** Returns what rounding a total to the unit adds or takes; a half rounds away from zero (BOOKING-RULES, Price 8). */
export function roundingOf(
  totalMinor: number,
  { roundTotalTo = 1 }: Pick<PriceTerms, 'roundTotalTo'>,
): number {
  return multiplyRatio(totalMinor, 1, roundTotalTo) * roundTotalTo - totalMinor;
}

/**
 * The unit of parts of a stay, such as deposits and what penalties keep: the hotel's, and of gateways that which is paid
 * online.
 */
export function unitOfParts({ roundTotalTo = 1, onlineStep = 1 }: PriceTerms): number {
  return (roundTotalTo / commonDivisor(roundTotalTo, onlineStep)) * onlineStep;
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

/** Rounds an amount down to the unit of parts, in the guest's favour (BOOKING-RULES, Price 8). */
export function roundDown(amountMinor: number, terms: PriceTerms): number {
  return amountMinor - (amountMinor % unitOfParts(terms));
}
