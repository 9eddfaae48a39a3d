import type { CatalogueLocation, CatalogueTax, MealPlan, PromoCode } from '#schemas/types';
import type { CurrencyUnit } from './currency.ts';
import { discountNights } from './discounted-nights.ts';
import { sumMinor } from './money.ts';
import { fitsRoom, tooMany } from './occupancy.ts';
import { type PlanDiscount, summariseDiscounts } from './plan-discount.ts';
import {
  type ChargedRoom,
  type ChargeSummary,
  priceCharges,
  type PricedCharge,
  summariseCharges,
} from './price-charge.ts';
import { partyOf, priceExtras, type ExtraChoice } from './price-extra.ts';
import { type PriceLine, type RoomChoice, roundingLine, type TaxedLine } from './price-line.ts';
import { nightLine, type SoldRoom, writtenNights } from './price-night.ts';
import type { PriceTerms } from './price-terms.ts';
import { DomainError } from './refusal.ts';
import { nightsOf, type Stay } from './stay.ts';

export type { RoomChoice } from './price-line.ts';
export type { SoldRoom } from './price-night.ts';

/** In minor units. */
interface Totals extends CurrencyUnit {
  /** Nights and extras before tax. */
  netMinor: number;
  /** Tax and charges: every tax, the charges that are part of the price, and what rounding adds or takes. */
  taxMinor: number;
  totalMinor: number;
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
  /** True if the parts of the lines include their tax. */
  pricesIncludeTax?: boolean;
  /** What everybody pays besides: in the price, or at the hotel and then in no total. */
  charges?: ChargeSummary[];
  /** The discounts of the rate plan; amounts as the hotel writes them. */
  discounts?: PlanDiscount[];
  /** What rounding adds to the total or takes from it. */
  roundingMinor?: number;
  /** The promo code that lowered the price, and its discount as the hotel writes its amounts. */
  promo?: { code: string; name: string; discountMinor: number };
}

/** The stay to price: ids and counts, never amounts. */
export interface PriceRequest {
  location: CatalogueLocation;
  taxes: readonly CatalogueTax[];
  /** How the hotel writes and rounds its amounts. */
  terms: PriceTerms & CurrencyUnit;
  stay: Stay;
  /** The calendar day of the booking, in the location's time zone; discounts depend on it. */
  bookedOn: string;
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
 * Prices a stay: every line with its tax, room by room and night by night, then the extras, the charges that
 * everybody pays, and what rounds the totals (BOOKING-RULES, Price 1 to 4 and 7 to 11).
 */
export function priceRooms(request: RoomsRequest): PricedStay {
  const { location, taxes, stay, rooms } = request;
  const nights = nightsOf(stay);
  if (nights.length === 0 || rooms.length === 0) throw new DomainError('BAD_REQUEST');
  const terms = { ...request.terms, taxes };
  const written = rooms.map((room, roomIndex) => ({
    ratePlan: room.ratePlan,
    nights: writtenNights({ location, nights, room, roomIndex, terms }),
  }));
  const discounted = discountNights(written, request);
  const rules = { ...terms, taxClass: location.taxClass };
  const nightLines = discounted.nights.map((night) => nightLine(night, night, rules));
  const charged = rooms.map(({ room: { name }, choice: { adults } }, roomIndex) => ({
    roomIndex,
    label: name,
    adults,
    nightLines: nightLines.filter((line) => line.roomIndex === roomIndex),
  }));
  const charges = priceCharges({ location, terms, arrivalDate: stay.checkIn, rooms: charged });
  const choices = rooms.map(({ choice }) => choice);
  const extraLines = priceExtras({
    location,
    terms,
    party: partyOf(stay, choices),
    choices: request.extras,
  });
  const chargeLines = linesInPrice(charges);
  const roundingLines = charged.flatMap((room) => roundStay(room, chargeLines, terms));
  const taxed = [...nightLines, ...extraLines, ...chargeLines, ...roundingLines];
  return {
    lines: taxed.map(({ taxLabel: _label, ...line }) => line),
    totals: totalsOf(taxed, terms),
    taxes: summariseTaxes(taxed),
    ...summaryParts({ terms, charges, discounts: discounted.discounts, lines: taxed }),
    ...promoPart(request.promo, discounted.promoMinor),
  };
}

function linesInPrice(charges: readonly PricedCharge[]): TaxedLine[] {
  return charges.flatMap(({ charge, lines }) => (charge.payable === 'IN_PRICE' ? lines : []));
}

/** Rounds the total of one room's stay, with its charges, so that the totals of room cards add up. */
function roundStay(
  { roomIndex, label, nightLines }: ChargedRoom & { label: string },
  chargeLines: readonly TaxedLine[],
  terms: PriceTerms,
): TaxedLine[] {
  const lines = [...nightLines, ...chargeLines.filter((line) => line.roomIndex === roomIndex)];
  const totalMinor = sumMinor(lines.map((line) => line.totalMinor));
  const id = `room-${roomIndex}`;
  return roundingLine({ id, label, totalMinor, roomIndex, refundable: true, inPenaltyBase: true }, terms);
}

interface Summarised {
  terms: PriceTerms;
  charges: readonly PricedCharge[];
  discounts: readonly PlanDiscount[];
  lines: readonly PriceLine[];
}

type SummaryParts = Pick<PricedStay, 'charges' | 'discounts' | 'pricesIncludeTax' | 'roundingMinor'>;

/** Only what a hotel uses, so that most prices stay short. */
function summaryParts({ terms, charges, discounts, lines }: Summarised): SummaryParts {
  const ofCharges = summariseCharges(charges);
  const rounding = lines.filter(({ kind }) => kind === 'ROUNDING');
  const roundingMinor = sumMinor(rounding.map(({ totalMinor }) => totalMinor));
  return {
    ...(terms.pricesIncludeTax === true ? { pricesIncludeTax: true } : {}),
    ...(ofCharges.length === 0 ? {} : { charges: ofCharges }),
    ...(discounts.length === 0 ? {} : { discounts: summariseDiscounts(discounts) }),
    ...(roundingMinor === 0 ? {} : { roundingMinor }),
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
  return { room, ratePlan, meal, choice };
}

/** Room only includes no meals, so it needs no price. */
function mealWithoutPrice(code: MealPlan): SoldRoom['meal'] | undefined {
  return code === 'RO' ? { code, adultMinor: 0, childMinor: 0 } : undefined;
}

/** Display totals are sums of rounded lines (BOOKING-RULES, Price 2, 6 and 9). */
function totalsOf(lines: readonly PriceLine[], { currency, currencyDigits }: CurrencyUnit): Totals {
  const sold = lines.filter(({ kind }) => kind === 'NIGHT' || kind === 'EXTRA');
  const netMinor = sumMinor(sold.map((line) => line.netMinor));
  const totalMinor = sumMinor(lines.map((line) => line.totalMinor));
  return { netMinor, taxMinor: sumMinor([totalMinor, -netMinor]), totalMinor, currency, currencyDigits };
}

function summariseTaxes(lines: readonly TaxedLine[]): TaxSummary[] {
  const summaries = new Map<string, TaxSummary>();
  for (const { taxLabel: label, rateBasisPoints, netMinor, taxMinor } of lines) {
    if (label === undefined) continue;
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
