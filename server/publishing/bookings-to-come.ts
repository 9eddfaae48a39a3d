import type { CurrencyUnit } from '#domain/currency';
import { todayIn } from '#domain/stay';
import type { Catalogue } from '#schemas/types';
import type { Handle } from '../platform/db/database.ts';
import { type CurrencyColumns, unitOfRow } from '../platform/db/unit-of-row.ts';

/** A current or coming booking. Holds nothing about the guest. */
export interface BookingToCome {
  reference: string;
  checkIn: string;
  checkOut: string;
  locationId: string;
  /** Without repetition. */
  roomIds: string[];
  soldUnder: SoldUnder;
}

/** The terms that a booking keeps, whatever is published. */
export interface SoldUnder extends CurrencyUnit {
  pricesIncludeTax: boolean;
  timezone: string;
}

/** What the snapshot of every booking says of them; without tax in bookings of version 0.2. */
interface StoredTerms {
  location: { timezone: string };
  pricing?: { pricesIncludeTax?: boolean };
}

interface Wanted {
  /** The catalogue that they were made from. */
  sold: Catalogue;
  now: Date;
  /** In one of these rooms, or at one of these locations. */
  at: { roomIds: readonly string[] } | { locationIds: readonly string[] };
}

/** Lists current and coming bookings, by arrival. */
export async function bookingsToCome(db: Handle, { sold, now, at }: Wanted): Promise<BookingToCome[]> {
  const [column, ids] =
    'roomIds' in at ? (['room_id', at.roomIds] as const) : (['location_id', at.locationIds] as const);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('booking_nights', 'booking_nights.booking_id', 'bookings.id')
    .select(['reference', 'bookings.check_in', 'bookings.check_out', 'location_id', 'room_id'])
    .innerJoin('booking_terms', 'booking_terms.id', 'bookings.terms_id')
    .select(['bookings.currency', 'bookings.currency_digits', 'snapshot'])
    .distinct()
    .where(column, 'in', ids)
    .where((row) =>
      row.or([
        row('bookings.state', '=', 'SUCCESSFUL'),
        row.and([row('bookings.state', '=', 'PENDING'), row('expires_at', '>', now.toISOString())]),
      ]),
    )
    .where('stay_state', '!=', 'NO_SHOW')
    .where('booking_nights.state', '!=', 'RELEASED')
    .orderBy('bookings.check_in')
    .orderBy('reference')
    .orderBy('room_id')
    .execute();
  const today = new Map(sold.locations.map(({ id, timezone }) => [id, todayIn(timezone, now)]));
  const toCome = rows.filter((row) => row.check_out > (today.get(row.location_id) ?? ''));
  return [...Map.groupBy(toCome, ({ reference }) => reference).values()].flatMap((ofBooking) => {
    const [first] = ofBooking;
    if (first === undefined) return [];
    return {
      reference: first.reference,
      checkIn: first.check_in,
      checkOut: first.check_out,
      locationId: first.location_id,
      roomIds: ofBooking.map(({ room_id: roomId }) => roomId),
      soldUnder: soldUnder(first),
    };
  });
}

function soldUnder({ snapshot, ...money }: CurrencyColumns & { snapshot: string }): SoldUnder {
  // Only bookings are written there.
  const { location, pricing } = JSON.parse(snapshot) as StoredTerms;
  const { pricesIncludeTax = false } = pricing ?? {};
  return { ...unitOfRow(money), pricesIncludeTax, timezone: location.timezone };
}
