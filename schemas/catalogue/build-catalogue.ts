/** Builds the catalogue that the server sells from: basis points, one code for each meal plan, no disabled items. */
import { currencyUnit } from '#domain/currencies';
import { storedEmail } from '#domain/email-address';
import { memoize } from '#domain/memoize';
import { addressLines } from '#domain/postal-address';
import type {
  Catalogue,
  CatalogueLocation,
  CatalogueRatePlan,
  CatalogueTax,
  Charges,
  Hotel,
  Location,
  Policy,
  Rate,
  Room,
  Tax,
  Weekday,
} from '../generated/types.ts';
import { DEFAULT_LANGUAGE, regionOf } from '../language.ts';

type PublishedMealPlan = Catalogue['locations'][number]['mealPlans'][number]['code'];
type WrittenMealPlan = Rate['mealPlans'][number]['code'];

/** The Indian meal plan codes (BOOKING-RULES, Words). */
const MEAL_PLANS: Record<WrittenMealPlan, PublishedMealPlan> = {
  RO: 'RO',
  BB: 'BB',
  HB: 'HB',
  FB: 'FB',
  AI: 'AI',
  EP: 'RO',
  CP: 'BB',
  MAP: 'HB',
  AP: 'FB',
};

/** ISO days of the week. */
const ISO_DAYS: Record<Weekday, number> = {
  MONDAY: 1,
  TUESDAY: 2,
  WEDNESDAY: 3,
  THURSDAY: 4,
  FRIDAY: 5,
  SATURDAY: 6,
  SUNDAY: 7,
};

/** Percentages have at most two decimals; rounding removes the floating-point error. */
const basisPoints = (percent: number): number => Math.round(percent * 100);

/** Checked content that the catalogue is built from. */
export interface CatalogueSource {
  hotel: Hotel;
  locations: Location[];
  rooms: Room[];
  rates: Rate[];
  taxes: Tax;
  charges?: Charges | undefined;
  policies: Policy[];
}

function buildTax({ slabs, ...tax }: Tax['taxes'][number]): CatalogueTax {
  return {
    ...tax,
    slabs: slabs.map(({ ratePercent, ...slab }) => ({ ...slab, rateBasisPoints: basisPoints(ratePercent) })),
  };
}

function buildRatePlan(plan: Rate['ratePlans'][number], rooms: Room[]): CatalogueRatePlan {
  const { adjustPercent, mealPlans, roomIds, ...rest } = plan;
  return {
    ...rest,
    mealPlans: [...new Set(mealPlans.map((code) => MEAL_PLANS[code]))],
    adjustBasisPoints: basisPoints(adjustPercent ?? 0),
    roomIds: roomIds ?? rooms.map((room) => room.id),
  };
}

const countryNamesIn = memoize((language) => new Intl.DisplayNames([language], { type: 'region' }));

function linesWithCountry(address: Location['address'], language: string): string[] {
  const country = countryNamesIn(language).of(address.country) ?? address.country;
  // A town that is the whole country is named once: Djibouti.
  return [...new Set([...addressLines(address), country])];
}

/** The preferred e-mail address and phone number of a location, else the first ones. */
export function contactOf(location: Location): { email: string; phone: string } {
  const email = location.prefersEmail ?? location.emails[0]?.email;
  const phone = location.prefersPhone ?? location.phones[0]?.number;
  if (email === undefined || phone === undefined) {
    throw new Error(`Location ${location.id} passed the check without an e-mail address and a phone number.`);
  }
  return { email, phone };
}

/** Mails go to the address as mail servers know it; pages show it as the hotel writes it. */
function contactInCatalogue(location: Location): { email: string; phone: string } {
  const { email, phone } = contactOf(location);
  return { email: storedEmail(email), phone };
}

/** The rooms of a location that are sold: those of its `roomOrder` first, the others by rank. */
export function roomsInOrder(rooms: readonly Room[], { id, roomOrder = [] }: Location): Room[] {
  const placeOf = (room: Room) => {
    const place = roomOrder.indexOf(room.id);
    return place === -1 ? roomOrder.length : place;
  };
  return rooms
    .filter((room) => room.locationId === id && room.enabled !== false)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.rank - b.rank);
}

interface LocationSource {
  location: Location;
  rate: Rate;
  language: string;
}

function buildLocation(
  source: CatalogueSource,
  { location, rate, language }: LocationSource,
): CatalogueLocation {
  const { hotel, policies } = source;
  const rooms = roomsInOrder(source.rooms, location);
  const used = new Set(rate.ratePlans.map((plan) => plan.policyId));
  return {
    id: location.id,
    name: location.name,
    timezone: location.timezone ?? hotel.timezone,
    checkIn: location.checkIn ?? hotel.checkIn,
    checkOut: location.checkOut ?? hotel.checkOut,
    address: linesWithCountry(location.address, language),
    ...contactInCatalogue(location),
    ...(location.directions === undefined ? {} : { directions: location.directions }),
    rooms: rooms.map(({ id, name, maxAdults, maxChildren, maxOccupancy, maxExtraBeds, capacity }) => ({
      id,
      name,
      maxAdults,
      maxChildren,
      maxOccupancy,
      maxExtraBeds,
      capacity,
    })),
    ratePlans: rate.ratePlans.map((plan) => buildRatePlan(plan, rooms)),
    mealPlans: rate.mealPlans.map((meal) => ({ ...meal, code: MEAL_PLANS[meal.code] })),
    ...guestParts(source, location),
    ...sellerPart(source.hotel, location, language),
    seasons: rate.seasons ?? [],
    roomPrices: rate.roomPrices,
    restrictions: rate.restrictions ?? [],
    extras: (rate.extras ?? []).map(({ image: _picture, serviceId: _service, ...extra }) => extra),
    ...(rate.promoCodes === undefined ? {} : { promoCodes: rate.promoCodes }),
    taxClass: rate.taxClass,
    policies: policies.filter((policy) => used.has(policy.id)),
  };
}

/** What the hotel writes for all its locations; only what differs from the defaults. */
function guestParts(
  { hotel: { childBands, weekendDays }, charges }: CatalogueSource,
  location: Location,
): Pick<CatalogueLocation, 'charges' | 'childBands' | 'weekendDays'> {
  const ofLocation = (charges?.charges ?? []).filter(
    ({ locationId = location.id }) => locationId === location.id,
  );
  return {
    ...(childBands === undefined ? {} : { childBands: childBands.toSorted((a, b) => a.below - b.below) }),
    ...(weekendDays === undefined ? {} : { weekendDays: weekendDays.map((day) => ISO_DAYS[day]) }),
    ...(ofLocation.length === 0 ? {} : { charges: ofLocation }),
  };
}

/** Who writes the invoices of a location; the first legal entity that names it, or names none. */
function sellerPart(
  { legalEntities = [] }: Hotel,
  location: Location,
  language: string,
): Pick<CatalogueLocation, 'seller'> {
  const entity = legalEntities.find(({ locationIds }) => locationIds?.includes(location.id) ?? true);
  if (entity === undefined) return {};
  const { locationIds: _locations, address, yearBeginsIn = 1, ...rest } = entity;
  const registered = address ?? location.billingAddress ?? location.address;
  return { seller: { ...rest, yearBeginsIn, address: linesWithCountry(registered, language) } };
}

/** The hotel's selling rules with their defaults. */
export function sellingRules({ booking = {} }: Pick<Hotel, 'booking'>): Catalogue['booking'] {
  const maxRooms = booking.maxRooms ?? 3;
  return {
    holdMinutes: booking.holdMinutes ?? 15,
    fewLeftThreshold: booking.fewLeftThreshold ?? 3,
    horizonDays: booking.horizonDays ?? 365,
    maxRooms,
    // Never fewer than one booking may need, or checkout would refuse rooms that were offered.
    maxHoldsPerEmail: Math.max(booking.maxHoldsPerEmail ?? 3, maxRooms),
    maxHoldsPerNetwork: Math.max(booking.maxHoldsPerNetwork ?? 10, maxRooms),
    ...(booking.unconfirmedHoldsPercent === undefined
      ? {}
      : { unconfirmedHoldsPercent: booking.unconfirmedHoldsPercent }),
  };
}

/** Builds the catalogue of one release. A location without a rate file is shown but not sold. */
export function buildCatalogue(source: CatalogueSource, releaseId: string): Catalogue {
  const { id, businessName, currency, siteUrl, pricesIncludeTax, roundTotalTo } = source.hotel;
  const { currencyDigits } = currencyUnit(currency);
  const language = DEFAULT_LANGUAGE;
  const locations = source.locations.filter((location) => location.enabled !== false);
  return {
    releaseId,
    hotel: {
      id,
      businessName,
      language,
      currency,
      currencyDigits,
      region: regionOf(source),
      siteUrl,
      ...(pricesIncludeTax === undefined ? {} : { pricesIncludeTax }),
      ...(roundTotalTo === undefined ? {} : { roundTotalTo }),
    },
    booking: sellingRules(source.hotel),
    taxes: source.taxes.taxes.map(buildTax),
    locations: locations.flatMap((location) => {
      const rate = source.rates.find((each) => each.locationId === location.id);
      return rate === undefined ? [] : [buildLocation(source, { location, rate, language })];
    }),
  };
}
