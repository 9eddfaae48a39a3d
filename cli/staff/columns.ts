import type { DaySheetLine, ExportedBooking, ListedForStaff, ListedMail } from '#server/staff-operations';
import { decimalText } from '#domain/money';
import { rateText } from './money.ts';
import { atHotelText, balanceOf, chargesText, discountsText } from './price-text.ts';
import { extrasText, roomTypesText } from './print-staff.ts';

/** Fields that a spreadsheet cell cannot hold as they are. */
type Reworded =
  | 'charges'
  | 'deposit'
  | 'discounts'
  | 'extras'
  | 'mealPlans'
  | 'netMinor'
  | 'paidMinor'
  | 'promo'
  | 'ratePlans'
  | 'roomTypes'
  | 'roundingMinor'
  | 'taxes'
  | 'taxMinor'
  | 'totalMinor';

type Line<Booking extends ListedForStaff> = Omit<Booking, Reworded> &
  Record<
    | 'balance'
    | 'balanceDue'
    | 'charges'
    | 'chargesAtHotel'
    | 'deposit'
    | 'discounts'
    | 'extras'
    | 'mealPlans'
    | 'net'
    | 'paid'
    | 'ratePlans'
    | 'roomTypes'
    | 'rounding'
    | 'tax'
    | 'taxes'
    | 'total',
    string
  >;

/** Converts amounts to the currency's main unit and joins lists into one cell. */
export function toLine<Booking extends ListedForStaff>(booking: Booking): Line<Booking> {
  const {
    charges,
    deposit,
    discounts,
    extras,
    mealPlans,
    netMinor,
    paidMinor,
    promo,
    ratePlans,
    roomTypes,
    roundingMinor,
    taxes,
    taxMinor,
    totalMinor,
    ...rest
  } = booking;
  const amount = (minor: number): string => decimalText(minor, booking);
  const balance = balanceOf(booking);
  return {
    ...rest,
    balance: balance === undefined ? '' : amount(balance.minor),
    balanceDue: balance?.dueAt ?? (balance === undefined ? '' : 'at the hotel'),
    charges: chargesText(charges, amount),
    chargesAtHotel: atHotelText(charges, amount),
    deposit: deposit === undefined ? '' : amount(deposit.dueNowMinor),
    discounts: discountsText(promo === undefined ? { discounts } : { discounts, promo }, amount),
    extras: extrasText(extras),
    mealPlans: mealPlans.join(', '),
    net: amount(netMinor),
    paid: amount(paidMinor),
    ratePlans: ratePlans.join(', '),
    roomTypes: roomTypesText(roomTypes),
    rounding: amount(roundingMinor),
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

export function toDayLine({ dueMinor, ...line }: DaySheetLine): object {
  return { ...toLine(line), due: decimalText(dueMinor, line) };
}

// Objects, so that the compiler reports a missing field.
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
  charges: true,
  discounts: true,
  rounding: true,
  deposit: true,
  balance: true,
  balanceDue: true,
  chargesAtHotel: true,
  // The amounts of a table have their point.
} as const satisfies Record<Exclude<keyof Line<ListedForStaff>, 'currencyDigits'>, true>;
const OF_GUEST = {
  createdAt: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  requests: true,
} as const satisfies Record<Exclude<keyof ExportedBooking, keyof ListedForStaff>, true>;

export const LISTED = Object.keys(OF_LISTED);
export const EXPORTED = [...LISTED, ...Object.keys(OF_GUEST)];
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

export const MAIL_COLUMNS = Object.keys(OF_MAIL);
