import type { DaySheetLine, ExportedBooking, ListedForStaff, ListedMail } from '#server/staff-desk';
import { decimalText, rateText } from './money.ts';
import { extrasText, roomTypesText } from './print-staff.ts';

/** What a cell cannot hold, or not as a person reads it. */
type Reworded =
  | 'extras'
  | 'mealPlans'
  | 'netMinor'
  | 'paidMinor'
  | 'ratePlans'
  | 'roomTypes'
  | 'taxes'
  | 'taxMinor'
  | 'totalMinor';

/** A booking as a line of a spreadsheet. */
type Line<Booking extends ListedForStaff> = Omit<Booking, Reworded> &
  Record<
    'extras' | 'mealPlans' | 'net' | 'paid' | 'ratePlans' | 'roomTypes' | 'tax' | 'taxes' | 'total',
    string
  >;

/** The booking with its amounts in the currency's main unit, and each list in one cell. */
export function toLine<Booking extends ListedForStaff>(booking: Booking): Line<Booking> {
  const {
    extras,
    mealPlans,
    netMinor,
    paidMinor,
    ratePlans,
    roomTypes,
    taxes,
    taxMinor,
    totalMinor,
    ...rest
  } = booking;
  const amount = (minor: number): string => decimalText(minor, booking.currency);
  return {
    ...rest,
    extras: extrasText(extras),
    mealPlans: mealPlans.join(', '),
    net: amount(netMinor),
    paid: amount(paidMinor),
    ratePlans: ratePlans.join(', '),
    roomTypes: roomTypesText(roomTypes),
    tax: amount(taxMinor),
    taxes: taxes
      .map(
        ({ label, rateBasisPoints, taxMinor: part }) =>
          `${label} ${rateText(rateBasisPoints)}: ${amount(part)}`,
      )
      .join(', '),
    total: amount(totalMinor),
  };
}

/** A line of a day with what is still to be paid. */
export function toDayLine({ dueMinor, ...line }: DaySheetLine): object {
  return { ...toLine(line), due: decimalText(dueMinor, line.currency) };
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
  ratePlans: true,
  mealPlans: true,
  extras: true,
  adults: true,
  children: true,
  net: true,
  tax: true,
  taxes: true,
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
/** The same with what is still to be paid. */
export const OF_DAY = [...EXPORTED, 'due'];

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
