/** Prices what a location sells, with the functions that sell it. Import it late: it loads the domain. */
import { BASIS_POINTS } from '#domain/money';
import {
  differentNights as nightsOfSeason,
  type OrdinaryStay,
  priceOrdinaryStay,
} from '#domain/ordinary-stay';
import { basisPointsOf } from '#domain/price-terms';
import type { CatalogueRatePlan } from '../../generated/types.ts';
import { pricesOfRoom } from './price-ladder.ts';
import type { Sale } from './sales.ts';

export { priceOrdinaryStay as priceOf } from '#domain/ordinary-stay';

const nightsOfSale = new WeakMap<Sale, readonly string[]>();

/** One of all nights that cost the same. Memoized: every room asks for them. */
export function differentNights(sale: Sale): readonly string[] {
  const known = nightsOfSale.get(sale) ?? nightsOfSeason(sale, sale.nights);
  nightsOfSale.set(sale, known);
  return known;
}

/** A night whose price is in the middle of all; a slip in one season says nothing about it. */
export function ordinaryNight(
  sale: Sale,
  { room, plan }: Pick<OrdinaryStay, 'plan' | 'room'>,
): string | undefined {
  const priced = differentNights(sale)
    .map((checkIn) => ({
      checkIn,
      minor: priceOrdinaryStay(sale, { room, plan, checkIn, nights: 1 })?.totals.netMinor ?? 0,
    }))
    .filter(({ minor }) => minor > 0)
    .toSorted((a, b) => a.minor - b.minor);
  return priced[Math.floor(priced.length / 2)]?.checkIn;
}

/**
 * No night in the room costs less than this, as the hotel writes its amounts. Rooms far above a limit need not be
 * priced night by night.
 */
export function leastNightMinor({ rate, location }: Sale, roomId: string): number {
  const written = pricesOfRoom(rate, roomId).map(({ amountMinor }) => amountMinor);
  const ofSeasons = location.seasons.map(({ percent = 0 }) => basisPointsOf(percent));
  const ofPlans = location.ratePlans.map(({ adjustBasisPoints }) => adjustBasisPoints);
  return Math.floor(Math.min(...written) * leastFactor(ofSeasons) * leastFactor(ofPlans));
}

/** What the largest reduction among the changes leaves of a price. */
function leastFactor(changes: readonly number[]): number {
  return (BASIS_POINTS + Math.min(0, ...changes)) / BASIS_POINTS;
}

/** The plan that sells a room for least. */
export function cheapestPlan({ location }: Sale, roomId: string): CatalogueRatePlan | undefined {
  return location.ratePlans
    .filter(({ roomIds }) => roomIds.includes(roomId))
    .toSorted((a, b) => a.adjustBasisPoints - b.adjustBasisPoints)[0];
}
