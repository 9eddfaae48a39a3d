import type { RefundAmounts } from '#domain/cancellation';
import { instantOf } from '#domain/stay';
import type { SoldLines } from '#domain/penalty';
import type { PriceTerms } from '#domain/price-terms';
import type {
  BookingLocation,
  ChargeSummary,
  ChosenRoom,
  DepositPart,
  GuestDetails,
  PlanDiscount,
  PriceLine,
  Promo,
  Quote,
  RuleHit,
  TaxSummary,
  Totals,
} from '#schemas/api-types';
import type { Penalty, Policy } from '#schemas/types';
import type { BookingsTable, BookingTermsTable } from '../platform/db/tables.ts';
import { withStoredDigits } from '../platform/db/unit-of-row.ts';

/** The sold terms; later edits of the hotel never change a booking. */
export interface BookingSnapshot {
  location: BookingLocation;
  rooms: ChosenRoom[];
  lines: PriceLine[];
  promo?: Promo;
  totals: Totals;
  taxes: TaxSummary[];
  pricesIncludeTax?: boolean;
  charges?: ChargeSummary[];
  discounts?: PlanDiscount[];
  roundingMinor?: number;
  policy: Policy;
  /** Missing in bookings of version 0.2: without tax, not rounded. */
  pricing?: PriceTerms;
  payment: Quote['payment'];
  deposit?: DepositPart;
  /** Length of a guest's hold and of its one extension; missing where the guest cannot prolong it. */
  holdMinutes?: number;
}

/** The figures of a cancellation, stored when it happened. */
export interface CancellationFigures extends RefundAmounts {
  penalty: Penalty;
  hit: RuleHit;
}

interface Sold {
  sold: BookingSnapshot;
}

/** Where the account of a booking stands, in minor units. */
interface Account {
  paid_minor: number;
  due_minor: number;
}

/** Reads the terms of a row as they were sold, in place of their text. */
export function withSold<Row extends Pick<BookingTermsTable, 'snapshot'>>({
  snapshot,
  ...row
}: Row): Omit<Row, 'snapshot'> & Sold {
  // Only insertBooking writes it.
  return { ...row, sold: withStoredDigits(JSON.parse(snapshot) as BookingSnapshot) };
}

type PriceSummary = Pick<BookingSnapshot, 'charges' | 'discounts' | 'pricesIncludeTax' | 'roundingMinor'>;

/** Picks the parts of a price that only some hotels have. */
export function priceSummary({
  charges,
  discounts,
  pricesIncludeTax,
  roundingMinor,
}: PriceSummary): PriceSummary {
  return {
    ...(pricesIncludeTax === undefined ? {} : { pricesIncludeTax }),
    ...(charges === undefined ? {} : { charges }),
    ...(discounts === undefined ? {} : { discounts }),
    ...(roundingMinor === undefined ? {} : { roundingMinor }),
  };
}

/** Returns what was sold, for penalties and refunds. */
export function soldLinesOf({ lines, pricing = {} }: BookingSnapshot): SoldLines {
  return { lines, pricing };
}

/** Returns the instant of check-in, in the zone of the location. */
export function checkInAtOf(row: Pick<BookingsTable, 'check_in'> & Sold): string {
  const { location } = row.sold;
  return instantOf(row.check_in, location.checkIn, location.timezone);
}

/** Returns what must be paid for the booking to be confirmed: its deposit, or all of it. */
export function dueNowOf(row: Pick<BookingsTable, 'total_minor'> & Sold): number {
  return row.sold.deposit?.dueNowMinor ?? row.total_minor;
}

/** Returns what the guest can pay online: what the booking needs, or the balance of a confirmed one. */
export function dueOnlineOf(row: Account & Pick<BookingsTable, 'state' | 'total_minor'> & Sold): number {
  if (row.state !== 'SUCCESSFUL') return dueNowOf(row) - row.paid_minor;
  const isOnline = row.sold.deposit?.balance.due === 'BEFORE_ARRIVAL';
  return isOnline ? row.due_minor : 0;
}

/** Returns the figures of a cancelled booking; undefined for any other. */
export function cancellationOf({
  cancellation,
}: Pick<BookingsTable, 'cancellation'>): CancellationFigures | undefined {
  // Only cancelBooking writes it; later captures add to it.
  return cancellation === null ? undefined : (JSON.parse(cancellation) as CancellationFigures);
}

/** Returns the guest of a booking. */
export function guestOf(
  row: Pick<BookingsTable, 'first_name' | 'last_name' | 'email' | 'phone'>,
): GuestDetails {
  return {
    guestFirstName: row.first_name,
    guestLastName: row.last_name,
    guestEmail: row.email,
    guestPhone: row.phone,
  };
}
