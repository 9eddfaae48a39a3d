import { parseChosen } from '#domain/chosen-rooms';
import { fitsRoom, type RoomGuests } from '#domain/occupancy';
import { type PricedStay, priceStay } from '#domain/price';
import { DomainError } from '#domain/refusal';
import type { Stay } from '#domain/stay';
import type { Availability, ChosenRoom, SearchAvailabilityQuery } from '#schemas/api-types';
import type { CatalogueLocation, PromoCode } from '#schemas/types';
import type { StockContext } from '../stock/index.ts';
import type { LiveRelease } from '../release/index.ts';
import { fieldRefusal } from '../platform/http/refuse-field.ts';
import { pricingOf, refuseUnavailable } from '../quotes/index.ts';

interface Wishes {
  release: LiveRelease;
  location: CatalogueLocation;
  stay: Stay;
  guests: readonly RoomGuests[];
  promo: PromoCode | undefined;
  now: Date;
}

/** The rooms to offer, and the rooms that the guest has chosen already. */
interface Choice {
  rooms: readonly RoomGuests[];
  chosen: readonly ChosenRoom[];
  chosenPrice: PricedStay | undefined;
}

/** Offers all rooms at once, or the next room after the chosen ones. Refuses if a chosen room is not free any more. */
export async function choiceOf(
  context: StockContext,
  { chosen: text }: SearchAvailabilityQuery,
  { release, location, stay, guests, promo, now }: Wishes,
): Promise<Choice> {
  if (text === undefined) return { rooms: guests, chosen: [], chosenPrice: undefined };
  const chosen = chosenRooms(location, guests, text);
  const rooms = guests.slice(chosen.length, chosen.length + 1);
  if (chosen.length === 0) return { rooms, chosen, chosenPrice: undefined };
  const pricing = pricingOf(release, { location, stay, now });
  const chosenPrice = priceStay({ ...pricing, rooms: chosen, promo, extras: [] });
  await refuseUnavailable(context, { locationId: location.id, ...stay, rooms: [...chosen], extras: [] });
  return { rooms, chosen, chosenPrice };
}

/** The chosen rooms by id, with the guests of each room in order. */
function chosenRooms(
  { rooms, ratePlans }: CatalogueLocation,
  guests: readonly RoomGuests[],
  text: string,
): ChosenRoom[] {
  const offers = parseChosen(text);
  const plans = new Set(offers?.map(({ ratePlanId }) => ratePlanId));
  if (offers === undefined || offers.length > guests.length || plans.size > 1)
    throw fieldRefusal('chosen', 'validation.invalid');
  return guests.slice(0, offers.length).map((sleepers, place) => {
    const offer = offers[place];
    const room = rooms.find(({ id }) => id === offer?.roomId);
    const plan = ratePlans.find(({ id }) => id === offer?.ratePlanId);
    if (offer === undefined || room === undefined || plan === undefined)
      throw new DomainError('NOT_FOUND', { field: 'chosen' });
    const extraBeds = fitsRoom(room, sleepers).extraBedsNeeded;
    return { ...sleepers, ...offer, extraBeds, roomName: room.name, ratePlanName: plan.name };
  });
}

/** The chosen rooms and their price so far; empty before the first choice. */
export function chosenPart({ chosen, chosenPrice }: Choice): Pick<Availability, 'chosen'> {
  if (chosenPrice === undefined) return {};
  return { chosen: { rooms: [...chosen], ...chosenPrice } };
}
