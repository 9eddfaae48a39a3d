import { DomainError } from '#domain/refusal';
import { addDays, todayIn } from '#domain/stay';
import type { Alternatives } from '#schemas/api-types';
import { StaffError } from '../../platform/audit/staff-error.ts';
import { fieldMessage, refusalAnswer } from '../../platform/http/refusal-answer.ts';
import { instantAt } from '../../platform/mail/hotel-time.ts';
import { PRODUCT_TEXTS } from '../../platform/texts.ts';
import type { BookingContext } from '../context.ts';
import type { StayForGuest } from './stay-for-guest.ts';

type Explained = Pick<BookingContext, 'clock' | 'release'>;

/** Runs a booking of the staff; what a guest would be refused with becomes a StaffError with cause and remedy. */
export async function inWordsOfStaff<Result>(
  context: Explained,
  stay: StayForGuest,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // Without a release nothing can be booked; whoever opened the database says why there is none.
    if (!(error instanceof DomainError) || error.code === 'UNAVAILABLE') throw error;
    throw new StaffError(explain(context, stay, error), { cause: error });
  }
}

function explain(context: Explained, stay: StayForGuest, error: DomainError): string {
  if (error.code === 'ROOM_UNAVAILABLE') return unavailable(stay, error.details ?? {});
  if (error.code === 'NOT_PAYABLE')
    return 'No payment gateway of this server takes the amount of this rate plan. Choose another plan.';
  const faults = error.details?.faults ?? [];
  if (faults.some(({ field }) => field === 'checkIn' || field === 'checkOut')) return badDates(context, stay);
  if (faults.some(({ key }) => key === 'validation.bookingLimit'))
    return `One booking has at most ${context.release.get().catalogue.booking.maxRooms} rooms. Make another one for the rest.`;
  if (faults.some(({ field }) => field === 'rooms')) return 'All rooms of a booking have the same rate plan.';
  if (faults.length > 0)
    return `${faults.map((fault) => fieldMessage(fault, PRODUCT_TEXTS).message).join('. ')}.`;
  const { body } = refusalAnswer(error, PRODUCT_TEXTS);
  return 'message' in body ? String(body.message) : error.code;
}

function badDates({ clock, release }: Explained, { location, request }: StayForGuest): string {
  const today = todayIn(location.timezone, clock.now());
  const last = addDays(today, release.get().catalogue.booking.horizonDays);
  return `${request.checkIn} to ${request.checkOut} cannot be booked. Arrival is today at ${location.id} (${today}) or later; departure is a later day, ${last} at the latest.`;
}

interface Unavailable {
  roomId?: string;
  reason?: { code?: string; minNights?: number; maxNights?: number; limit?: number; heldUntil?: string };
  alternatives?: Alternatives;
}

function unavailable(stay: StayForGuest, details: object): string {
  // Only the stock, the price and create-booking refuse with this code.
  const { roomId = '', reason = {}, alternatives } = details as Unavailable;
  const { checkIn, checkOut } = stay.request;
  const why = `${roomId} cannot be booked from ${checkIn} to ${checkOut}: ${reasonText(stay, reason)}.`;
  const stays = alternatives?.stays.map((other) => `${other.checkIn} to ${other.checkOut}`) ?? [];
  const rooms = alternatives?.roomIds ?? [];
  return [
    why,
    ...(stays.length === 0 ? [] : [`The nearest free dates: ${stays.join(', ')}.`]),
    ...(rooms.length === 0 ? [] : [`Free on these dates: ${rooms.join(', ')}.`]),
  ].join(' ');
}

function reasonText({ location }: StayForGuest, reason: NonNullable<Unavailable['reason']>): string {
  const { code = 'SOLD_OUT', minNights, maxNights, limit, heldUntil } = reason;
  switch (code) {
    case 'CLOSED':
      return 'a night of it is closed. To open it: verandah stock';
    case 'CLOSED_TO_ARRIVAL':
      return 'nobody can arrive on that day';
    case 'CLOSED_TO_DEPARTURE':
      return 'nobody can depart on that day';
    case 'MIN_STAY':
      return `the shortest stay is ${minNights} nights`;
    case 'MAX_STAY':
      return `the longest stay is ${maxNights} nights`;
    case 'TOO_MANY_ADULTS':
      return `it takes at most ${limit} adults. Split the party over more rooms`;
    case 'TOO_MANY_CHILDREN':
      return `it takes at most ${limit} children. Split the party over more rooms`;
    case 'TOO_MANY_GUESTS':
      return `it takes at most ${limit} guests. Split the party over more rooms`;
    case 'HELD':
      return heldUntil === undefined
        ? 'its last rooms are held'
        : `its last rooms are held until ${instantAt(heldUntil, location.timezone, PRODUCT_TEXTS.locale)} (${location.timezone})`;
    case 'NOT_ON_SALE':
      return 'it is not on sale on these dates';
    default:
      return 'it is sold out';
  }
}
