import type {
  CatalogueLocation,
  CatalogueMealPlan,
  CatalogueRatePlan,
  CatalogueRoom,
  CatalogueTax,
  Infants,
  RoomPrice,
} from '#schemas/types';
import { BASIS_POINTS, multiplyRatio, splitByLargestRemainder, sumMinor } from './money.ts';
import type { RoomGuests } from './occupancy.ts';
import type { PricePart, RoomChoice, TaxedLine } from './price-line.ts';
import { DomainError } from './refusal.ts';
import { isWeekendNight } from './stay.ts';
import { taxOn } from './tax.ts';

export interface SoldRoom {
  room: CatalogueRoom;
  ratePlan: CatalogueRatePlan;
  meal: CatalogueMealPlan;
  choice: RoomChoice;
  /** The children with a price of their own; undefined when all children pay the same. */
  infants: Infants | undefined;
}

export interface NightsRequest {
  location: CatalogueLocation;
  nights: readonly string[];
  room: SoldRoom;
  roomIndex: number;
}

/** One night of one room before tax and before the promo code. */
export interface NetNight {
  roomIndex: number;
  roomId: string;
  ratePlanId: string;
  label: string;
  date: string;
  parts: PricePart[];
  netMinor: number;
}

/** Prices every night of one room, in stay order. */
export function netNights({ location, nights, room, roomIndex }: NightsRequest): NetNight[] {
  return nights.map((date) => {
    const parts = partsOfNight(room, roomPriceOn(location, room.room.id, date), date);
    return {
      roomIndex,
      roomId: room.room.id,
      ratePlanId: room.ratePlan.id,
      label: room.room.name,
      date,
      parts,
      netMinor: sumMinor(parts.map((part) => part.amountMinor)),
    };
  });
}

/** Returns the line of a night: discounted, then taxed. */
export function nightLine(
  night: NetNight,
  discountMinor: number,
  { taxClass, taxes }: { taxClass: string; taxes: readonly CatalogueTax[] },
): TaxedLine {
  const { roomIndex, date, label } = night;
  const discount: PricePart[] =
    discountMinor === 0 ? [] : [{ kind: 'DISCOUNT', amountMinor: -discountMinor }];
  const netMinor = sumMinor([night.netMinor, -discountMinor]);
  const tax = taxOn({ taxClass, netMinor, date }, taxes);
  return {
    id: `room-${roomIndex}-${date}`,
    kind: 'NIGHT',
    roomIndex,
    date,
    label,
    quantity: 1,
    parts: [...night.parts, ...discount],
    netMinor,
    rateBasisPoints: tax.rateBasisPoints,
    taxMinor: tax.taxMinor,
    totalMinor: sumMinor([netMinor, tax.taxMinor]),
    refundable: true,
    inPenaltyBase: true,
    taxLabel: tax.label,
  };
}

/**
 * Returns a key of all that decides the price of a night, apart from the guests: its seasons, the weekend and
 * the valid taxes. Nights with the same key cost the same, so a calendar prices them once.
 */
export function priceDayOf(
  { seasons }: Pick<CatalogueLocation, 'seasons'>,
  taxes: readonly CatalogueTax[],
  night: string,
): string {
  const ofSeasons = seasons.map(({ from, to }) => Number(from <= night && night <= to));
  const ofTaxes = taxes.map(({ validFrom, validTo = night }) =>
    Number(validFrom <= night && night <= validTo),
  );
  return [Number(isWeekendNight(night)), ...ofSeasons, ...ofTaxes].join('');
}

/**
 * The price of the night's season, or the one without a season. Where two seasons overlap the later start
 * wins, so that a festival can be inside a season.
 */
function roomPriceOn({ roomPrices, seasons }: CatalogueLocation, roomId: string, night: string): RoomPrice {
  const prices = pricesByRoom(roomPrices).get(roomId) ?? [];
  let price = prices.find(({ seasonId }) => seasonId === undefined);
  let began = '';
  for (const season of seasons) {
    if (season.from > night || night > season.to || season.from <= began) continue;
    const seasonal = prices.find(({ seasonId }) => seasonId === season.id);
    if (seasonal === undefined) continue;
    price = seasonal;
    began = season.from;
  }
  if (price === undefined) throw new DomainError('NOT_ON_SALE', { roomId, reason: { code: 'NOT_ON_SALE' } });
  return price;
}

const known = new WeakMap<readonly RoomPrice[], Map<string, RoomPrice[]>>();

/** Cached, because every night of every offer needs it and the prices of a release never change. */
function pricesByRoom(prices: readonly RoomPrice[]): Map<string, RoomPrice[]> {
  const sorted = known.get(prices) ?? Map.groupBy(prices, ({ roomId }) => roomId);
  known.set(prices, sorted);
  return sorted;
}

function partsOfNight(room: SoldRoom, price: RoomPrice, night: string): PricePart[] {
  const { choice, meal, ratePlan, infants } = room;
  const accommodation: PricePart[] = [
    { kind: 'BASE', amountMinor: baseOn(price, choice, night) },
    {
      kind: 'EXTRA_ADULT',
      amountMinor: Math.max(0, choice.adults - price.baseAdults) * price.extraAdultMinor,
    },
    { kind: 'CHILD', amountMinor: childrenMinor(choice, price.childMinor, infants) },
  ];
  const parts: PricePart[] = [
    ...adjust(accommodation, ratePlan.adjustBasisPoints),
    { kind: 'EXTRA_BED', amountMinor: choice.extraBeds * price.extraBedMinor },
    { kind: 'MEAL', amountMinor: mealsMinor(meal, choice, infants) },
  ];
  return parts.filter(({ kind, amountMinor }) => kind === 'BASE' || amountMinor !== 0);
}

/**
 * Returns the price of one room's meals on one night. Without meals nothing is charged, not even for infants.
 */
export function mealsMinor(
  { code, adultMinor, childMinor }: CatalogueMealPlan,
  guests: RoomGuests,
  infants: Infants | undefined,
): number {
  const ofInfants =
    infants === undefined || code === 'RO'
      ? undefined
      : { below: infants.below, priceMinor: infants.mealMinor };
  return guests.adults * adultMinor + childrenMinor(guests, childMinor, ofInfants);
}

function childrenMinor(
  { childAges }: RoomGuests,
  childMinor: number,
  infants: Pick<Infants, 'below' | 'priceMinor'> | undefined,
): number {
  const prices = childAges.map((age) =>
    infants !== undefined && age < infants.below ? infants.priceMinor : childMinor,
  );
  return sumMinor(prices);
}

/** One adult alone pays the single price, also at weekends. */
function baseOn(price: RoomPrice, { adults, childAges }: RoomChoice, night: string): number {
  const isAlone = adults === 1 && childAges.length === 0;
  if (isAlone && price.singleMinor !== undefined) return price.singleMinor;
  return isWeekendNight(night) ? (price.weekendBaseMinor ?? price.baseMinor) : price.baseMinor;
}

/** Adjusts the accommodation by the rate plan's share: rounded once, then split so that the parts add up. */
function adjust(parts: readonly PricePart[], adjustBasisPoints: number): PricePart[] {
  if (adjustBasisPoints === 0) return [...parts];
  const amounts = parts.map((part) => part.amountMinor);
  const adjusted = multiplyRatio(sumMinor(amounts), BASIS_POINTS + adjustBasisPoints, BASIS_POINTS);
  const shares = splitByLargestRemainder(adjusted, amounts);
  /* v8 ignore next -- every part has its share */
  return parts.map(({ kind }, index) => ({ kind, amountMinor: shares[index] ?? 0 }));
}
