import type { RefundAmounts } from '#domain/cancellation';
import type {
  BookingLocation,
  ChosenRoom,
  GuestDetails,
  PriceLine,
  Promo,
  Quote,
  RuleHit,
  TaxSummary,
  Totals,
} from '#schemas/api-types';
import type { Penalty, Policy } from '#schemas/types';
import type { BookingsTable } from '../platform/db/tables.ts';

/** The sold terms; later edits of the hotel never change a booking. */
export interface BookingSnapshot {
  location: BookingLocation;
  rooms: ChosenRoom[];
  lines: PriceLine[];
  promo?: Promo;
  totals: Totals;
  taxes: TaxSummary[];
  policy: Policy;
  payment: Quote['payment'];
  /** Length of the hold and of its one extension. */
  holdMinutes: number;
}

/** The figures of a cancellation, stored when it happened. */
export interface CancellationFigures extends RefundAmounts {
  penalty: Penalty;
  hit: RuleHit;
}

const readSnapshots = new WeakMap<object, BookingSnapshot>();

/** Returns the parsed snapshot, cached per row. */
export function snapshotOf(row: Pick<BookingsTable, 'snapshot'>): BookingSnapshot {
  // Only createBooking writes it.
  const snapshot = readSnapshots.get(row) ?? (JSON.parse(row.snapshot) as BookingSnapshot);
  readSnapshots.set(row, snapshot);
  return snapshot;
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
