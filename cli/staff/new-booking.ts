import { parseRooms, type RoomGuests } from '#domain/occupancy';
import type { BookedForGuest, BookingForGuest } from '#server/staff-operations';
import { type Arguments, UsageError } from '../command.ts';
import { printableJson } from '../terminal/printable.ts';
import { writtenDate } from './booking-filter.ts';
import type { Subcommand } from './booking-changes.ts';
import { moneyText } from './money.ts';

export const NEW_BOOKING: Subcommand = {
  name: 'new',
  isOfOne: false,
  options: [
    'location',
    'arrival',
    'departure',
    'room',
    'plan',
    'meals',
    'guests',
    'first-name',
    'last-name',
    'phone',
    'email',
    'requests',
    'language',
    'sold',
    'hold-until',
  ],
  formats: ['text', 'json'],
  prepare(args) {
    const wanted = wantedBooking(args);
    return async (staff) => {
      const booked = await staff.bookForGuest(wanted);
      return args.text('format') === 'json' ? printableJson(booked, 2) : bookedText(booked, wanted);
    };
  },
};

function wantedBooking(args: Arguments): BookingForGuest {
  // Before all that it lacks, since the words depend on it.
  const terms = termsOf(args);
  const [email, requests, language] = [args.text('email'), args.text('requests'), args.text('language')];
  return {
    locationId: needed(args, 'location', '--location udaipur'),
    checkIn: neededDate(args, 'arrival'),
    checkOut: neededDate(args, 'departure'),
    rooms: roomsOf(args),
    guest: {
      firstName: needed(args, 'first-name', '--first-name Meera'),
      lastName: needed(args, 'last-name', '--last-name Nair'),
      phone: needed(args, 'phone', '--phone "+91 98123 45678"'),
      ...(email === undefined ? {} : { email }),
      ...(requests === undefined ? {} : { requests }),
    },
    ...(language === undefined ? {} : { language }),
    terms,
  };
}

function termsOf(args: Arguments): BookingForGuest['terms'] {
  const until = args.text('hold-until');
  if (args.has('sold') === (until !== undefined))
    throw new UsageError(
      'State one of the two: --sold for a stay that is paid at the hotel, or --hold-until 2027-01-10T18:00 to keep the rooms for the guest until then.',
    );
  return until === undefined ? { kind: 'SOLD' } : { kind: 'OPTION', until };
}

function roomsOf(args: Arguments): BookingForGuest['rooms'] {
  const parties = partiesOf(needed(args, 'guests', '--guests 2-7, two adults and a child of seven'));
  const rooms = needed(args, 'room', '--room lake-suite').split(',');
  const ratePlanId = needed(args, 'plan', '--plan flexible');
  if (rooms.length !== 1 && rooms.length !== parties.length)
    throw new UsageError(
      `--room names ${rooms.length} room types, --guests the guests of ${parties.length} rooms. Name one type for all rooms, or one for each.`,
    );
  // The option's choices allow nothing else.
  const mealPlan = args.text('meals') as BookingForGuest['rooms'][number]['mealPlan'];
  return parties.map((party, index) => ({
    ...party,
    roomId: rooms[index] ?? rooms[0] ?? '',
    ratePlanId,
    ...(mealPlan === undefined ? {} : { mealPlan }),
  }));
}

function partiesOf(written: string): RoomGuests[] {
  const parsed = parseRooms(written);
  if (parsed.kind === 'ROOMS') return parsed.rooms;
  throw new UsageError(
    `--guests is the adults of each room with the age of every child below 12, such as 2-7,1: two adults with a child of seven, and one adult in a second room. Not "${written}".`,
  );
}

function needed(args: Arguments, name: string, example: string): string {
  const value = args.text(name)?.trim() ?? '';
  if (value === '') throw new UsageError(`State --${name}, as in: ${example}`);
  return value;
}

function neededDate(args: Arguments, name: 'arrival' | 'departure'): string {
  const date = writtenDate(args, name);
  if (date === undefined) throw new UsageError(`State --${name}, as in: --${name} 2027-01-14`);
  return date;
}

function bookedText(booked: BookedForGuest, { terms }: BookingForGuest): string {
  const { reference, checkIn, checkOut, rooms, totalMinor, timezone, mailedTo } = booked;
  const stay = `${reference}, ${checkIn} to ${checkOut}, ${rooms.join(', ')}. Total: ${moneyText(totalMinor, booked)}.`;
  if (terms.kind === 'OPTION')
    return `Kept until ${terms.until} (${timezone}): ${stay}\nThe link to confirm it goes to ${mailedTo ?? ''}. Without that, the rooms become free by themselves.`;
  const mail =
    mailedTo === undefined
      ? 'No mail goes out: tell the guest the reference.'
      : `The confirmation goes to ${mailedTo}.`;
  return `Booked: ${stay}\n${mail} Once the guest has paid: verandah bookings record-payment ${reference}`;
}
