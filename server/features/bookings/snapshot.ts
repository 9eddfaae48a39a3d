import type { BookingLocation, ChosenRoom, PriceLine, Quote, TaxSummary, Totals } from '#schemas/api-types';
import type { Policy } from '#schemas/types';
import type { BookingRow } from './booking-repository.ts';

/** What was sold, frozen: later edits of the hotel never change a booking. */
export interface BookingSnapshot {
  location: BookingLocation;
  rooms: ChosenRoom[];
  lines: PriceLine[];
  totals: Totals;
  taxes: TaxSummary[];
  policy: Policy;
  payment: Quote['payment'];
  /** Length of the hold and of its one extension. */
  holdMinutes: number;
}

export function snapshotOf(row: BookingRow): BookingSnapshot {
  // createBooking wrote it and nobody writes it again.
  return JSON.parse(row.snapshot) as BookingSnapshot;
}
