/**
 * The prices of BOOKING-RULES once more, in the plainest words: whole numbers without a limit, and not a line of what
 * they are compared with.
 */
import type { Catalogue, CatalogueLocation, CatalogueTax, PromoCode, RoomPrice } from '#schemas/types';

/** What a guest asks for; the promo code as the catalogue writes it. */
export interface PlainStay {
  locationId: string;
  checkIn: string;
  checkOut: string;
  rooms: {
    roomId: string;
    ratePlanId: string;
    mealPlan: 'AI' | 'BB' | 'FB' | 'HB' | 'RO';
    adults: number;
    childAges: number[];
    extraBeds: number;
  }[];
  extras: { extraId: string; quantity?: number }[];
  promo?: string;
}

export interface PlainLine {
  id: string;
  /** Of a night; extras have none. */
  date?: string;
  net: bigint;
  /** Hundredths of a percent. */
  rate: bigint;
  tax: bigint;
  isRefundable: boolean;
  isInPenaltyBase: boolean;
}

export interface PlainPrice {
  lines: PlainLine[];
  net: bigint;
  tax: bigint;
  total: bigint;
  discount: bigint;
}

/** Hundredths of a percent in one whole. */
const WHOLE = 10_000n;
const DAY_MS = 86_400_000;

/** Price 2: half away from zero. */
export type RoundedShare = (amount: bigint, numerator: bigint, denominator: bigint) => bigint;

export const halfAwayFromZero: RoundedShare = (amount, numerator, denominator) => {
  const product = amount * numerator;
  const size = product < 0n ? -product : product;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return product < 0n ? -rounded : rounded;
};

/** The whole stay. Another way of rounding is given by who shows that a wrong one is seen. */
export function plainPrice(
  { locations, taxes }: Catalogue,
  stay: PlainStay,
  round: RoundedShare = halfAwayFromZero,
): PlainPrice {
  const location = found(locations.find(({ id }) => id === stay.locationId));
  const promo = location.promoCodes?.find(({ code }) => code === stay.promo);
  const nights = nightsOf(stay);
  const gross = stay.rooms.flatMap((room, index) =>
    nights.map((date) => ({ room, date, index, net: netOfNight(location, { room, date, round }) })),
  );
  const eligible = gross.map(({ room, date, net }) => (isDiscounted(promo, room, date) ? net : 0n));
  const discounts =
    promo === undefined ? eligible.map(() => 0n) : spread(amountOff(promo, eligible, round), eligible);
  const nightLines = gross.map(({ index, date, net }, at): PlainLine => {
    const less = net - (discounts[at] ?? 0n);
    const rate = rateOn(taxes, { taxClass: location.taxClass, date, net: less, units: 1n });
    return {
      id: `room-${index}-${date}`,
      date,
      net: less,
      rate,
      tax: round(less, rate, WHOLE),
      isRefundable: true,
      isInPenaltyBase: true,
    };
  });
  const lines = [...nightLines, ...extraLines({ location, taxes, stay, nights: nights.length, round })];
  const net = sum(lines.map((line) => line.net));
  const tax = sum(lines.map((line) => line.tax));
  return { lines, net, tax, total: net + tax, discount: sum(discounts) };
}

/** Every night of the half-open range. */
function nightsOf({ checkIn, checkOut }: PlainStay): string[] {
  const nights: string[] = [];
  for (let at = Date.parse(checkIn); at < Date.parse(checkOut); at += DAY_MS)
    nights.push(new Date(at).toISOString().slice(0, 10));
  return nights;
}

interface OneNight {
  room: PlainStay['rooms'][number];
  date: string;
  round: RoundedShare;
}

/** Price 1: base by occupancy, extra adults and children, raised or lowered by the plan; then beds and meals. */
function netOfNight(location: CatalogueLocation, { room, date, round }: OneNight): bigint {
  const price = priceOn(location, room.roomId, date);
  const plan = found(location.ratePlans.find(({ id }) => id === room.ratePlanId));
  const meal = location.mealPlans.find(({ code }) => code === room.mealPlan);
  const { infants } = location;
  let accommodation = BigInt(baseOf(price, room, date));
  for (let adult = price.baseAdults; adult < room.adults; adult += 1)
    accommodation += BigInt(price.extraAdultMinor);
  let beside = BigInt(room.extraBeds) * BigInt(price.extraBedMinor);
  beside += BigInt(room.adults) * BigInt(meal?.adultMinor ?? 0);
  for (const age of room.childAges) {
    const isInfant = infants !== undefined && age < infants.below;
    accommodation += BigInt(isInfant ? infants.priceMinor : price.childMinor);
    const eats = room.mealPlan !== 'RO';
    beside += BigInt(isInfant && eats ? infants.mealMinor : (meal?.childMinor ?? 0));
  }
  return round(accommodation, WHOLE + BigInt(plan.adjustBasisPoints), WHOLE) + beside;
}

/** Price 11: of the seasons that have a price for the room the one that begins later. */
function priceOn({ roomPrices, seasons }: CatalogueLocation, roomId: string, date: string): RoomPrice {
  const ofRoom = roomPrices.filter((price) => price.roomId === roomId);
  const [latest] = seasons
    .filter(({ from, to }) => from <= date && date <= to)
    .filter(({ id }) => ofRoom.some(({ seasonId }) => seasonId === id))
    .toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from));
  return found(ofRoom.find(({ seasonId }) => seasonId === latest?.id));
}

/** Price 11: one adult alone pays the price for one, also on weekends. Friday and Saturday nights are the weekend. */
function baseOf(price: RoomPrice, { adults, childAges }: PlainStay['rooms'][number], date: string): number {
  const isWeekend = [5, 6].includes(new Date(date).getUTCDay());
  if (adults + childAges.length === 1 && price.singleMinor !== undefined) return price.singleMinor;
  return isWeekend && price.weekendBaseMinor !== undefined ? price.weekendBaseMinor : price.baseMinor;
}

function isDiscounted(promo: PromoCode | undefined, room: PlainStay['rooms'][number], date: string): boolean {
  if (promo === undefined) return false;
  const { stayFrom = date, stayTo = date, roomIds = [room.roomId], ratePlanIds = [room.ratePlanId] } = promo;
  return (
    stayFrom <= date &&
    date <= stayTo &&
    roomIds.includes(room.roomId) &&
    ratePlanIds.includes(room.ratePlanId)
  );
}

function amountOff({ discount }: PromoCode, eligible: readonly bigint[], round: RoundedShare): bigint {
  const all = sum(eligible);
  if (discount.unit === 'PERCENTAGE') return round(all, hundredths(discount.value), WHOLE);
  const amount = BigInt(discount.valueMinor);
  return amount < all ? amount : all;
}

/** A percentage with at most two decimals as hundredths, read from its digits. */
export function hundredths(percent: number): bigint {
  const [whole = '0', decimals = ''] = String(percent).split('.');
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'));
}

/** Price 4: largest remainder. Everyone has the whole part; one more for the largest remainders, the first where they are equal. */
function spread(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = sum(weights);
  if (all === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (amount * weight) / all);
  const remainders = weights.map((weight) => (amount * weight) % all);
  for (let left = amount - sum(parts); left > 0n; left -= 1n) {
    const largest = remainders.reduce((most, each) => (each > most ? each : most), -1n);
    const at = remainders.indexOf(largest);
    parts[at] = (parts[at] ?? 0n) + 1n;
    remainders[at] = -1n;
  }
  return parts;
}

interface Taxed {
  taxClass: string;
  date: string;
  net: bigint;
  /** Room nights that the line is for. */
  units: bigint;
}

/** Price 3: the slab that holds the price of a unit, of the law that began last. */
function rateOn(taxes: readonly CatalogueTax[], { taxClass, date, net, units }: Taxed): bigint {
  const [law] = taxes
    .filter((tax) => tax.taxClass === taxClass && tax.validFrom <= date && date <= (tax.validTo ?? date))
    .toSorted((a, b) => Date.parse(b.validFrom) - Date.parse(a.validFrom));
  const { basis, slabs } = found(law);
  const count = basis === 'ROOM_NIGHT' ? units : 1n;
  const slab = slabs.find(({ upToMinor }) => upToMinor === undefined || net <= BigInt(upToMinor) * count);
  return BigInt(found(slab).rateBasisPoints);
}

interface ExtrasOfStay {
  location: CatalogueLocation;
  taxes: readonly CatalogueTax[];
  stay: PlainStay;
  nights: number;
  round: RoundedShare;
}

/** Words, Extra: how often it is charged follows from the stay; only of a UNIT the guest chooses. Taxed as on the day of arrival. */
function extraLines({ location, taxes, stay, nights, round }: ExtrasOfStay): PlainLine[] {
  const guests = stay.rooms.reduce((count, { adults, childAges }) => count + adults + childAges.length, 0);
  return stay.extras.map(({ extraId, quantity = 1 }) => {
    const extra = found(location.extras.find(({ id }) => id === extraId));
    const times = { STAY: 1, NIGHT: nights, PERSON: guests, PERSON_NIGHT: guests * nights, UNIT: quantity };
    const net = BigInt(extra.priceMinor) * BigInt(times[extra.charging]);
    const units = BigInt(stay.rooms.length * nights);
    const rate = rateOn(taxes, { taxClass: extra.taxClass, date: stay.checkIn, net, units });
    return {
      id: `extra-${extraId}`,
      net,
      rate,
      tax: round(net, rate, WHOLE),
      isRefundable: extra.refundable !== false,
      isInPenaltyBase: extra.inPenaltyBase === true,
    };
  });
}

export function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('The stay names something that the hotel does not have');
  return thing;
}
