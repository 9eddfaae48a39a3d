import type { ExportedBooking, ListedForStaff, ListedMail } from '#server/staff-desk';
import { decimalText } from './money.ts';
import { roomTypesText } from './print-staff.ts';

/** What a cell cannot hold, or not as a person reads it. */
type Reworded = 'mealPlans' | 'paidMinor' | 'roomTypes' | 'totalMinor';

/** A booking as a line of a spreadsheet. */
type Line<Booking extends ListedForStaff> = Omit<Booking, Reworded> &
  Record<'mealPlans' | 'paid' | 'roomTypes' | 'total', string>;

/** The booking with its amounts in the currency's main unit, and each list in one cell. */
export function toLine<Booking extends ListedForStaff>(booking: Booking): Line<Booking> {
  const { mealPlans, paidMinor, roomTypes, totalMinor, ...rest } = booking;
  return {
    ...rest,
    mealPlans: mealPlans.join(', '),
    paid: decimalText(paidMinor, booking.currency),
    roomTypes: roomTypesText(roomTypes),
    total: decimalText(totalMinor, booking.currency),
  };
}

// Objects, so that a field that is missing here does not compile.
const OF_LISTED = {
  reference: true,
  state: true,
  payment: true,
  paid: true,
  stayState: true,
  locationId: true,
  checkIn: true,
  checkOut: true,
  arrivalTime: true,
  rooms: true,
  roomTypes: true,
  mealPlans: true,
  adults: true,
  children: true,
  total: true,
  currency: true,
} as const satisfies Record<keyof Line<ListedForStaff>, true>;
const OF_GUEST = {
  createdAt: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  requests: true,
} as const satisfies Record<Exclude<keyof ExportedBooking, keyof ListedForStaff>, true>;

/** The columns of a list, from left to right. */
export const LISTED = Object.keys(OF_LISTED);
/** The same with those that name the guest. */
export const EXPORTED = [...LISTED, ...Object.keys(OF_GUEST)];

const OF_MAIL = {
  id: true,
  kind: true,
  booking: true,
  state: true,
  attempts: true,
  since: true,
  nextTry: true,
  givenUp: true,
  reason: true,
  canResend: true,
} as const satisfies Record<keyof ListedMail, true>;

/** The columns of the list of mails. */
export const MAIL_COLUMNS = Object.keys(OF_MAIL);
