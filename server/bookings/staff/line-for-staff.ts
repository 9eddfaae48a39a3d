import type { CurrencyUnit } from '#domain/currency';
import type { Booking, ChargeSummary, DepositPart, PlanDiscount, TaxSummary } from '#schemas/api-types';
import type { SoldBooking } from '../booking-repository.ts';
import { paidAt, stateAt } from '../state-at.ts';
import { type RoomsForStaff, roomsForStaff } from './rooms-for-staff.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';

export interface ListedForStaff extends RoomsForStaff, CurrencyUnit {
  reference: string;
  state: SoldBooking['state'];
  payment: Booking['payment'];
  stayState: SoldBooking['stay_state'];
  locationId: string;
  checkIn: string;
  checkOut: string;
  arrivalTime?: string;
  rooms: number;
  netMinor: number;
  taxMinor: number;
  taxes: TaxSummary[];
  charges: ChargeSummary[];
  discounts: PlanDiscount[];
  promo?: NonNullable<Booking['promo']>;
  roundingMinor: number;
  /** What was due when booking, and when the rest is. */
  deposit?: DepositPart;
  totalMinor: number;
  paidMinor: number;
}

export interface ExportedBooking extends ListedForStaff {
  createdAt: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  requests?: string;
}

export const LINE_COLUMNS = [
  'id',
  'reference',
  'state',
  'stay_state',
  'location_id',
  'check_in',
  'check_out',
  'room_count',
  'total_minor',
  'currency',
  'currency_digits',
  'created_at',
  'expires_at',
  'first_name',
  'last_name',
  'email',
  'phone',
  'requests',
  'arrival_time',
] as const;

export type LineRow = Pick<SoldBooking, 'due_minor' | 'paid_minor' | 'sold' | (typeof LINE_COLUMNS)[number]>;

export function toListed(row: LineRow, now: Date): ListedForStaff {
  const snapshot = row.sold;
  return {
    reference: row.reference,
    state: stateAt(row, now),
    ...paidAt(row, now),
    stayState: row.stay_state,
    locationId: row.location_id,
    checkIn: row.check_in,
    checkOut: row.check_out,
    ...(row.arrival_time === null ? {} : { arrivalTime: row.arrival_time }),
    rooms: row.room_count,
    ...roomsForStaff(snapshot),
    netMinor: snapshot.totals.netMinor,
    taxMinor: snapshot.totals.taxMinor,
    taxes: snapshot.taxes,
    charges: snapshot.charges ?? [],
    discounts: snapshot.discounts ?? [],
    ...(snapshot.promo === undefined ? {} : { promo: snapshot.promo }),
    roundingMinor: snapshot.roundingMinor ?? 0,
    ...(snapshot.deposit === undefined ? {} : { deposit: snapshot.deposit }),
    totalMinor: row.total_minor,
    ...unitOfRow(row),
  };
}

export function toExported(row: LineRow, now: Date): ExportedBooking {
  return {
    ...toListed(row, now),
    createdAt: row.created_at,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    ...(row.requests === null ? {} : { requests: row.requests }),
  };
}
