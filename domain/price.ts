import type { CatalogueLocation, CatalogueTax, MealPlan, PromoCode } from '#schemas/types';
import { sumMinor } from './money.ts';
import { fitsRoom, tooMany } from './occupancy.ts';
import { partyOf, priceExtras, type ExtraChoice } from './price-extra.ts';
import type { PriceLine, RoomChoice, TaxedLine } from './price-line.ts';
import { netNights, nightLine, type SoldRoom } from './price-night.ts';
import { discountsOf } from './promo-code.ts';
import { DomainError } from './refusal.ts';
import { nightsOf, type Stay } from './stay.ts';

export type { RoomChoice } from './price-line.ts';
export type { SoldRoom } from './price-night.ts';

interface Totals {
  netMinor: number;
  taxMinor: number;
  totalMinor: number;
  currency: string;
}

interface TaxSummary {
  label: string;
  rateBasisPoints: number;
  netMinor: number;
  taxMinor: number;
}

export interface PricedStay {
  lines: PriceLine[];
  totals: Totals;
  taxes: TaxSummary[];
  /** The promo code that lowered the price, and its discount before tax. */
  promo?: { code: string; name: string; discountMinor: number };
}

/** The stay to price: ids and counts, never amounts. */
export interface PriceRequest {
  location: CatalogueLocation;
  taxes: readonly CatalogueTax[];
  currency: string;
  stay: Stay;
  rooms: readonly RoomChoice[];
  extras: readonly ExtraChoice[];
  promo?: PromoCode | undefined;
}

export interface RoomsRequest extends Omit<PriceRequest, 'rooms'> {
  rooms: readonly SoldRoom[];
}

/** Looks up the choices and prices them like `priceRooms`. */
export function priceStay(request: PriceRequest): PricedStay {
  return priceRooms({ ...request, rooms: findSoldRooms(request.location, request.rooms) });
}

/**
 * Prices a stay: every line with its tax, room by room and night by night, then the extras (BOOKING-RULES,
 * Price 1, 2 and 4).
 */
export function priceRooms(request: RoomsRequest): PricedStay {
  const { location, taxes, stay, rooms } = request;
  const nights = nightsOf(stay);
  if (nights.length === 0 || rooms.length === 0) throw new DomainError('BAD_REQUEST');
  const net = rooms.flatMap((room, roomIndex) => netNights({ location, nights, room, roomIndex }));
  const discounts = request.promo === undefined ? [] : discountsOf(request.promo, net);
  const { taxClass } = location;
  const nightLines = net.map((night, index) => nightLine(night, discounts[index] ?? 0, { taxClass, taxes }));
  const party = partyOf(
    stay,
    rooms.map(({ choice }) => choice),
  );
  const extraLines = priceExtras({ location, taxes, party, choices: request.extras });
  const taxed = [...nightLines, ...extraLines];
  return {
    lines: taxed.map(({ taxLabel: _label, ...line }) => line),
    totals: totalsOf(taxed, request.currency),
    taxes: summariseTaxes(taxed),
    ...promoPart(request.promo, sumMinor(discounts)),
  };
}

/** A code without a discount is omitted: it applies to other rooms or nights. */
function promoPart(promo: PromoCode | undefined, discountMinor: number): Pick<PricedStay, 'promo'> {
  if (promo === undefined || discountMinor === 0) return {};
  return { promo: { code: promo.code, name: promo.name, discountMinor } };
}

/** Looks up the choices. Refuses unknown ones, those that are not sold together, and too many guests. */
export function findSoldRooms(location: CatalogueLocation, choices: readonly RoomChoice[]): SoldRoom[] {
  return choices.map((choice, index) => findSoldRoom(location, choice, index));
}

function findSoldRoom(location: CatalogueLocation, choice: RoomChoice, index: number): SoldRoom {
  const { roomId, ratePlanId, mealPlan } = choice;
  const room = location.rooms.find(({ id }) => id === roomId);
  const ratePlan = location.ratePlans.find(({ id }) => id === ratePlanId);
  if (room === undefined) throw new DomainError('NOT_FOUND', { field: `rooms.${index}.roomId` });
  if (ratePlan === undefined) throw new DomainError('NOT_FOUND', { field: `rooms.${index}.ratePlanId` });
  const meal = location.mealPlans.find(({ code }) => code === mealPlan) ?? mealWithoutPrice(mealPlan);
  if (!ratePlan.roomIds.includes(roomId) || !ratePlan.mealPlans.includes(mealPlan) || meal === undefined) {
    throw new DomainError('NOT_ON_SALE', { roomId, reason: { code: 'NOT_ON_SALE' } });
  }
  const fit = fitsRoom(room, choice, choice.extraBeds);
  if (!fit.fits) {
    throw new DomainError('ROOM_UNAVAILABLE', { roomId, reason: tooMany(room, fit) });
  }
  return { room, ratePlan, meal, choice, infants: location.infants };
}

/** Room only includes no meals, so it needs no price. */
function mealWithoutPrice(code: MealPlan): SoldRoom['meal'] | undefined {
  return code === 'RO' ? { code, adultMinor: 0, childMinor: 0 } : undefined;
}

function totalsOf(lines: readonly PriceLine[], currency: string): Totals {
  const netMinor = sumMinor(lines.map((line) => line.netMinor));
  const taxMinor = sumMinor(lines.map((line) => line.taxMinor));
  return { netMinor, taxMinor, totalMinor: sumMinor([netMinor, taxMinor]), currency };
}

function summariseTaxes(lines: readonly TaxedLine[]): TaxSummary[] {
  const summaries = new Map<string, TaxSummary>();
  for (const { taxLabel: label, rateBasisPoints, netMinor, taxMinor } of lines) {
    const key = `${rateBasisPoints} ${label}`;
    const sofar = summaries.get(key) ?? { label, rateBasisPoints, netMinor: 0, taxMinor: 0 };
    summaries.set(key, {
      ...sofar,
      netMinor: sumMinor([sofar.netMinor, netMinor]),
      taxMinor: sumMinor([sofar.taxMinor, taxMinor]),
    });
  }
  return [...summaries.values()].toSorted((a, b) => a.rateBasisPoints - b.rateBasisPoints);
}
