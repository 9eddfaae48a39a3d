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

/** What was sold, frozen: later edits of the hotel never change a booking. */
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

/** What was kept and what goes back, frozen when the booking was cancelled. */
export interface CancellationFigures extends RefundAmounts {
  penalty: Penalty;
  hit: RuleHit;
}

const readSnapshots = new WeakMap<object, BookingSnapshot>();

/** Read once for a row, however many ask. */
export function snapshotOf(row: Pick<BookingsTable, 'snapshot'>): BookingSnapshot {
  // createBooking wrote it and nobody writes it again.
  const snapshot = readSnapshots.get(row) ?? (JSON.parse(row.snapshot) as BookingSnapshot);
  readSnapshots.set(row, snapshot);
  return snapshot;
}

/** The figures of a cancelled booking; undefined for one that was not cancelled. */
export function cancellationOf({
  cancellation,
}: Pick<BookingsTable, 'cancellation'>): CancellationFigures | undefined {
  // cancelBooking wrote it, and only money that came in afterwards was added.
  return cancellation === null ? undefined : (JSON.parse(cancellation) as CancellationFigures);
}

/** Who booked. */
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
