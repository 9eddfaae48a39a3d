import { addDays, daysBetween, isDay, nightsOf, type Stay, todayIn } from '#domain/stay';
import { DomainError } from '#domain/refusal';
import type { PricedStay, SearchAroundQuery, StaysAround, UnavailableReason } from '#schemas/api-types';
import type { MealPlan, PromoCode } from '#schemas/types';
import { type StockContext, bookableStay, readNights, roomsAskedFor } from '../stock/index.ts';
import { fieldRefusal } from '../platform/http/refuse-field.ts';
import { locationOf } from '../release/index.ts';
import { usablePromo } from '../quotes/index.ts';
import { reasonOf, saleOf } from './describe-room.ts';
import { totalsByMeals } from './price-offers.ts';
import type { Search } from './search.ts';

const DAYS_AROUND = 3;
const MOST_DAYS = 31;

/** What is the same for all stays. */
type Shared = Omit<Search, 'stay' | 'nights' | 'promo'>;

/** Prices the same stay on neighbouring arrival days, by the rules and the prices of a search for each. */
export async function searchAround(context: StockContext, query: SearchAroundQuery): Promise<StaysAround> {
  const release = await context.release.forSale();
  const location = locationOf(release, query.location, 'location');
  const now = context.clock.now();
  const { nights, ...asked } = bookableStay(
    { checkIn: query.checkin, checkOut: query.checkout },
    { release, location, now, fields: { checkIn: 'checkin', checkOut: 'checkout' } },
  );
  const guests = roomsAskedFor(release, query.rooms);
  const today = todayIn(location.timezone, now);
  const lastDay = addDays(today, release.catalogue.booking.horizonDays);
  const stays = arrivalDays(query)
    .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, nights.length) }))
    .filter(({ checkIn, checkOut }) => checkIn >= today && checkOut <= lastDay);
  const nightsOfRoom = await readNights(
    context.db,
    {
      roomIds: location.rooms.map(({ id }) => id),
      from: stays[0]?.checkIn ?? asked.checkIn,
      // The departure day decides whether a guest may leave on it.
      to: stays.at(-1)?.checkOut ?? asked.checkOut,
    },
    now.toISOString(),
  );
  const promos = await promosOf(context, query, { stays, location, now });
  const chosen = { chosen: [], chosenPrice: undefined };
  const shared: Shared = { release, location, guests, rooms: guests, nightsOfRoom, now, ...chosen };
  return {
    locationId: location.id,
    currency: release.catalogue.hotel.currency,
    currencyDigits: release.catalogue.hotel.currencyDigits,
    nights: nights.length,
    stays: stays.map((stay, place) =>
      pricedStay({ ...shared, stay, nights: nightsOf(stay), promo: promos[place] }, query.meals),
    ),
  };
}

function arrivalDays({ checkin, from, to }: SearchAroundQuery): string[] {
  const first = from ?? addDays(checkin, -DAYS_AROUND);
  const last = to ?? addDays(checkin, DAYS_AROUND);
  if (!isDay(first)) throw fieldRefusal('from', 'validation.selectDates');
  if (!isDay(last)) throw fieldRefusal('to', 'validation.selectDates');
  const days = daysBetween(first, last) + 1;
  if (days < 1 || days > MOST_DAYS) throw fieldRefusal('to', 'validation.selectDates');
  return Array.from({ length: days }, (_, day) => addDays(first, day));
}

/** The promo code for each stay that it applies to. Why it does not apply is said by the search. */
function promosOf(
  context: StockContext,
  { promo }: SearchAroundQuery,
  { stays, ...where }: Pick<Shared, 'location' | 'now'> & { stays: readonly Stay[] },
): Promise<(PromoCode | undefined)[]> {
  return Promise.all(
    stays.map(async (stay) => {
      if (promo === undefined) return undefined;
      try {
        return await usablePromo(context, promo, { ...where, stay });
      } catch (error) {
        if (error instanceof DomainError) return undefined;
        throw error;
      }
    }),
  );
}

function pricedStay(search: Search, meals: MealPlan | undefined): PricedStay {
  const { stay } = search;
  const rooms = search.location.rooms.map((room) => ({ room, sale: saleOf(search, room) }));
  const offers = rooms.flatMap(({ room, sale }) =>
    sale.kind === 'SOLD' ? sale.plans.flatMap((plan) => totalsByMeals(search, room, plan)) : [],
  );
  const wanted = offers.filter(({ mealPlan }) => mealPlan === meals);
  // A stay that is sold without these meals only is not full.
  const totals = (wanted.length > 0 ? wanted : offers).map(({ totalMinor }) => totalMinor);
  if (totals.length > 0) return { ...stay, totalMinor: Math.min(...totals) };
  const reasons = rooms.map(({ sale }) => reasonOf(sale.kind === 'SOLD' ? sale.without : sale.decision));
  const reason = mostHelpful(reasons);
  return { ...stay, ...(reason === undefined ? {} : { reason }) };
}

/** The reasons that a guest can do most about come first. */
const BY_USE: readonly UnavailableReason['code'][] = [
  'MIN_STAY',
  'CLOSED_TO_ARRIVAL',
  'CLOSED_TO_DEPARTURE',
  'MAX_STAY',
  'HELD',
  'SOLD_OUT',
  'CLOSED',
];

function mostHelpful(reasons: readonly UnavailableReason[]): UnavailableReason | undefined {
  const [best] = BY_USE.flatMap((code) => reasons.find((reason) => reason.code === code) ?? []);
  return best ?? reasons[0];
}
