import { fitsRoom, type RoomGuests } from '#domain/occupancy';
import type { CreateQuoteRequest, RoomChoice } from '#schemas/api-types';
import type { CatalogueLocation } from '#schemas/types';
import { StaffError } from '../../platform/audit/staff-error.ts';
import type { BookingContext } from '../context.ts';

/** A room type with its plan and its guests. */
interface WantedRoom extends RoomGuests {
  roomId: string;
  ratePlanId: string;
  /** By default the plan's first. */
  mealPlan?: RoomChoice['mealPlan'];
}

/** A stay in the words of the staff: ids of the release, and calendar days at the location. */
export interface WantedStay {
  locationId: string;
  checkIn: string;
  checkOut: string;
  rooms: readonly WantedRoom[];
  /** That the guest reads, as BCP 47 names it; by default the hotel's own. */
  language?: string;
}

/** A stay as the quote is asked for it. */
export interface StayForGuest {
  location: CatalogueLocation;
  request: CreateQuoteRequest;
  /** Mails and documents of the booking are written in it. */
  language: string;
}

/** Finds what the staff named, and adds the meals and extra beds that go without saying. Throws a StaffError. */
export function stayForGuest(
  { release }: Pick<BookingContext, 'release'>,
  { locationId, checkIn, checkOut, rooms, language }: WantedStay,
): StayForGuest {
  const { catalogue, text } = release.get();
  const { locations, hotel } = catalogue;
  if (language !== undefined && text(language).language !== language)
    throw new StaffError(
      `The site has no texts in ${language}, so no mail can be written in it. Without a language it is ${hotel.language}.`,
    );
  const location = named(locations, locationId, 'location');
  return {
    location,
    language: language ?? hotel.language,
    request: {
      locationId,
      checkIn,
      checkOut,
      rooms: rooms.map((room) => choiceOf(location, room)),
      extras: [],
    },
  };
}

function choiceOf(location: CatalogueLocation, { mealPlan, ...wanted }: WantedRoom): RoomChoice {
  const room = named(location.rooms, wanted.roomId, 'room type');
  const plan = named(location.ratePlans, wanted.ratePlanId, 'rate plan');
  const meals = mealPlan ?? plan.mealPlans[0] ?? 'RO';
  if (!plan.roomIds.includes(room.id) || !plan.mealPlans.includes(meals)) {
    const fitting = location.ratePlans.filter(({ roomIds }) => roomIds.includes(room.id));
    const sold = fitting.map(({ id, mealPlans }) => `${id} (${mealPlans.join(', ')})`).join(', ');
    throw new StaffError(
      `${room.id} is not sold with the rate plan ${plan.id} and the meals ${meals}. Its plans, with their meals: ${sold}.`,
    );
  }
  return { ...wanted, mealPlan: meals, extraBeds: fitsRoom(room, wanted).extraBedsNeeded };
}

function named<Thing extends { id: string }>(things: readonly Thing[], id: string, kind: string): Thing {
  const found = things.find((thing) => thing.id === id);
  if (found === undefined)
    throw new StaffError(
      `There is no ${kind} ${id}. There are: ${things.map((thing) => thing.id).join(', ')}.`,
    );
  return found;
}
