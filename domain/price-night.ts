import type {
  CatalogueLocation,
  CatalogueMealPlan,
  CatalogueRatePlan,
  CatalogueRoom,
  CatalogueTax,
  ChildBand,
  ChildPrice,
  RoomPrice,
} from '#schemas/types';
import { BASIS_POINTS, splitByLargestRemainder, sumMinor } from './money.ts';
import type { RoomGuests } from './occupancy.ts';
import type { PricePart, RoomChoice, TaxedLine } from './price-line.ts';
import { DomainError } from './refusal.ts';
import { basisPointsOf, type PriceTerms, shareOf } from './price-terms.ts';
import { daysBetween, isWeekendNight } from './stay.ts';
import { taxOn, type TaxRules } from './tax.ts';

export interface SoldRoom {
  room: CatalogueRoom;
  ratePlan: CatalogueRatePlan;
  meal: CatalogueMealPlan;
  choice: RoomChoice;
}

export interface NightsRequest {
  location: CatalogueLocation;
  nights: readonly string[];
  room: SoldRoom;
  roomIndex: number;
  terms: Pick<PriceTerms, 'roundTotalTo'>;
}

/** One night of one room before every discount; its amounts are as the hotel writes them. */
export interface WrittenNight {
  roomIndex: number;
  roomId: string;
  ratePlanId: string;
  label: string;
  date: string;
  parts: PricePart[];
  writtenMinor: number;
}

/** Prices every night of one room, in stay order (BOOKING-RULES, Price 1 and 11). */
export function writtenNights({ location, nights, room, roomIndex, terms }: NightsRequest): WrittenNight[] {
  return nights.map((date) => {
    const parts = partsOfNight({ location, room, terms }, date);
    return {
      roomIndex,
      roomId: room.room.id,
      ratePlanId: room.ratePlan.id,
      label: room.room.name,
      date,
      parts,
      writtenMinor: sumMinor(parts.map((part) => part.amountMinor)),
    };
  });
}

/** In minor units, as the hotel writes its amounts. */
export interface NightDiscounts {
  planDiscountMinor: number;
  promoDiscountMinor: number;
}

/** Returns the line of a night: discounted, then taxed. */
export function nightLine(
  { roomIndex, date, label, writtenMinor: fullMinor, parts }: WrittenNight,
  { planDiscountMinor, promoDiscountMinor }: NightDiscounts,
  { taxClass, ...rules }: TaxRules & { taxClass: string },
): TaxedLine {
  const discounts: PricePart[] = [
    { kind: 'PLAN_DISCOUNT', amountMinor: -planDiscountMinor },
    { kind: 'DISCOUNT', amountMinor: -promoDiscountMinor },
  ];
  const writtenMinor = sumMinor([fullMinor, -planDiscountMinor, -promoDiscountMinor]);
  const { label: taxLabel, ...amounts } = taxOn({ taxClass, writtenMinor, date }, rules);
  return {
    id: `room-${roomIndex}-${date}`,
    kind: 'NIGHT',
    roomIndex,
    date,
    label,
    quantity: 1,
    parts: [...parts, ...discounts.filter(({ amountMinor }) => amountMinor !== 0)],
    ...amounts,
    refundable: true,
    inPenaltyBase: true,
    taxLabel,
  };
}

/** What decides the price of a night, apart from the guests. */
type PriceDays = Pick<CatalogueLocation, 'charges' | 'ratePlans' | 'seasons' | 'weekendDays'>;

/**
 * Returns a key of all that decides the price of a stay of one night and how much of it is due when booking, apart from
 * the guests: its seasons, the weekend, the valid taxes and charges, the discounts that fit a booking on `bookedOn`, and
 * the balances that are due already. Nights with the same key cost the same, so a calendar prices them once.
 */
export function priceDayOf(
  { seasons, charges = [], ratePlans, weekendDays }: PriceDays,
  { taxes, bookedOn }: { taxes: readonly CatalogueTax[]; bookedOn: string },
  night: string,
): string {
  const ofSeasons = seasons.map(({ from, to }) => from <= night && night <= to);
  const ofLaws = [...taxes, ...charges].map(
    ({ validFrom, validTo = night }) => validFrom <= night && night <= validTo,
  );
  const daysBefore = daysBetween(bookedOn, night);
  const ofDiscounts = ratePlans
    .flatMap(({ discounts = [] }) => discounts)
    .flatMap(({ stayFrom = night, stayTo = night, ...discount }) => [
      stayFrom <= night && night <= stayTo,
      'daysBefore' in discount && daysBefore >= discount.daysBefore,
      'daysBefore' in discount && daysBefore <= discount.daysBefore,
    ]);
  // On the day itself a balance is due from check-in on.
  const ofBalances = ratePlans.flatMap(({ balance }) =>
    balance?.due === 'BEFORE_ARRIVAL' ? [daysBefore < balance.days, daysBefore === balance.days] : [],
  );
  const parts = [isWeekendNight(night, weekendDays), ...ofSeasons, ...ofLaws, ...ofDiscounts, ...ofBalances];
  return parts.map(Number).join('');
}

interface NightPrice {
  price: RoomPrice;
  /** Hundredths of a percent on the base price. */
  seasonBasisPoints: number;
}

/**
 * The price of a night: that of its season, the base price changed by its season's percentage, or the base price. Of
 * two seasons the one that begins later wins, so that a festival can be inside a season; of equal beginnings the
 * shorter (BOOKING-RULES, Price 11).
 */
function priceOn({ roomPrices, seasons }: CatalogueLocation, roomId: string, night: string): NightPrice {
  const prices = pricesByRoom(roomPrices).get(roomId) ?? [];
  const ofSeason = (id: string) => prices.find(({ seasonId }) => seasonId === id);
  let winner: CatalogueLocation['seasons'][number] | undefined;
  for (const season of seasons) {
    if (season.from > night || night > season.to) continue;
    if (season.percent === undefined && ofSeason(season.id) === undefined) continue;
    const isLater = winner === undefined || season.from > winner.from;
    if (isLater || (season.from === winner?.from && season.to < winner.to)) winner = season;
  }
  const own = winner === undefined ? undefined : ofSeason(winner.id);
  const price = own ?? prices.find(({ seasonId }) => seasonId === undefined);
  if (price === undefined) throw new DomainError('NOT_ON_SALE', { roomId, reason: { code: 'NOT_ON_SALE' } });
  return { price, seasonBasisPoints: own === undefined ? basisPointsOf(winner?.percent ?? 0) : 0 };
}

const known = new WeakMap<readonly RoomPrice[], Map<string, RoomPrice[]>>();

/** Cached, because every night of every offer needs it and the prices of a release never change. */
function pricesByRoom(prices: readonly RoomPrice[]): Map<string, RoomPrice[]> {
  const sorted = known.get(prices) ?? Map.groupBy(prices, ({ roomId }) => roomId);
  known.set(prices, sorted);
  return sorted;
}

function partsOfNight(
  { location, room, terms }: Pick<NightsRequest, 'location' | 'room' | 'terms'>,
  night: string,
): PricePart[] {
  const { choice, meal, ratePlan } = room;
  const { childBands = [] } = location;
  const { price, seasonBasisPoints } = priceOn(location, room.room.id, night);
  const baseMinor = baseOn(price, choice, isWeekendNight(night, location.weekendDays));
  const accommodation: PricePart[] = [
    { kind: 'BASE', amountMinor: changedBy(baseMinor, seasonBasisPoints, terms) },
    {
      kind: 'EXTRA_ADULT',
      amountMinor: Math.max(0, choice.adults - price.baseAdults) * price.extraAdultMinor,
    },
    { kind: 'CHILD', amountMinor: childrenMinor(choice, price, childBands) },
  ];
  const parts: PricePart[] = [
    ...adjust(accommodation, ratePlan.adjustBasisPoints, terms),
    { kind: 'EXTRA_BED', amountMinor: choice.extraBeds * price.extraBedMinor },
    { kind: 'MEAL', amountMinor: mealsMinor(meal, choice, childBands) },
  ];
  return parts.filter(({ kind, amountMinor }) => kind === 'BASE' || amountMinor !== 0);
}

/** Returns the price of one room's meals on one night. */
export function mealsMinor(
  meal: CatalogueMealPlan,
  guests: RoomGuests,
  childBands: readonly ChildBand[],
): number {
  return guests.adults * meal.adultMinor + childrenMinor(guests, meal, childBands);
}

/** Each child pays the price of the first age band above its age; without one, the price for a child. */
function childrenMinor(
  { childAges }: RoomGuests,
  { childMinor, childPrices = [] }: { childMinor: number; childPrices?: readonly ChildPrice[] },
  childBands: readonly ChildBand[],
): number {
  const prices = childAges.map((age) => {
    const band = childBands.find(({ below }) => age < below);
    return childPrices.find(({ bandId }) => bandId === band?.id)?.priceMinor ?? childMinor;
  });
  return sumMinor(prices);
}

/** One adult alone pays the single price; on weekends too, unless they have one of their own. */
function baseOn(price: RoomPrice, { adults, childAges }: RoomChoice, isWeekend: boolean): number {
  const { baseMinor, weekendBaseMinor = baseMinor, singleMinor, singleWeekendMinor = singleMinor } = price;
  const isAlone = adults === 1 && childAges.length === 0;
  const single = isWeekend ? singleWeekendMinor : singleMinor;
  if (isAlone && single !== undefined) return single;
  return isWeekend ? weekendBaseMinor : baseMinor;
}

/** An amount without a percentage stays as it is written. */
function changedBy(
  amountMinor: number,
  basisPoints: number,
  terms: Pick<PriceTerms, 'roundTotalTo'>,
): number {
  return basisPoints === 0 ? amountMinor : shareOf(amountMinor, BASIS_POINTS + basisPoints, terms);
}

/** Adjusts the accommodation by the rate plan's share: rounded once, then split so that the parts add up. */
function adjust(
  parts: readonly PricePart[],
  adjustBasisPoints: number,
  terms: Pick<PriceTerms, 'roundTotalTo'>,
): PricePart[] {
  if (adjustBasisPoints === 0) return [...parts];
  const amounts = parts.map((part) => part.amountMinor);
  const adjusted = changedBy(sumMinor(amounts), adjustBasisPoints, terms);
  const shares = splitByLargestRemainder(adjusted, amounts);
  /* v8 ignore next -- every part has its share */
  return parts.map(({ kind }, index) => ({ kind, amountMinor: shares[index] ?? 0 }));
}
