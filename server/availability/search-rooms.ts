import type { Availability, SearchAvailabilityQuery } from '#schemas/api-types';
import { type StockContext, bookableStay, aroundStay, readStock, roomsAskedFor } from '../stock/index.ts';
import { locationOf } from '../release/index.ts';
import { usablePromo } from '../quotes/index.ts';
import { chosenPart, choiceOf } from './choose-rooms.ts';
import { describeRoom } from './describe-room.ts';
import { findOtherStays, isScarce } from './other-stays.ts';
import type { AskedSearch, Search } from './search.ts';

/** Reads what a search needs: the release, the location and the current stock. */
export async function readSearch(
  context: StockContext,
  query: SearchAvailabilityQuery,
): Promise<AskedSearch> {
  const release = await context.release.forSale();
  const location = locationOf(release, query.location, 'location');
  const now = context.clock.now();
  const { nights, ...stay } = bookableStay(
    { checkIn: query.checkin, checkOut: query.checkout },
    { release, location, now, fields: { checkIn: 'checkin', checkOut: 'checkout' } },
  );
  const guests = roomsAskedFor(release, query.rooms);
  const promo =
    query.promo === undefined ? undefined : await usablePromo(context, query.promo, { location, stay, now });
  const roomIds = location.rooms.map(({ id }) => id);
  const stock = await readStock(context.db, { roomIds, ...aroundStay(stay) }, now.toISOString());
  const choice = await choiceOf(context, query, { release, location, stay, guests, promo, now });
  return { release, location, stay, nights, guests, stock, now, promo, ...choice };
}

/** The answer to a search, and whether it holds for the same stock: other stays depend on other stock as well. */
interface SearchAnswer {
  availability: Availability;
  isOfStock: boolean;
}

/**
 * Answers a search: every room type of a location with its prices, or the reason why it cannot be booked; and where
 * little is free, what can be had instead.
 */
export async function answerSearch(context: StockContext, asked: AskedSearch): Promise<SearchAnswer> {
  const search: Search = { ...asked, nightsOfRoom: asked.stock.nightsOfRoom() };
  const availability = describeRooms(search);
  if (!isScarce(availability)) return { availability, isOfStock: true };
  const otherStays = await findOtherStays(context, search, availability);
  return { availability: { ...availability, otherStays }, isOfStock: false };
}

function describeRooms(search: Search): Availability {
  const { release, location, stay, nights, guests, rooms } = search;
  return {
    locationId: location.id,
    stay: { ...stay, nights: nights.length },
    rooms: guests,
    currency: release.catalogue.hotel.currency,
    currencyDigits: release.catalogue.hotel.currencyDigits,
    offersValidOn: release.id,
    ...chosenPart(search),
    // All rooms are chosen, so nothing is offered.
    items: rooms.length === 0 ? [] : location.rooms.map((room) => describeRoom(search, room)),
  };
}
