import { currencyUnit } from '#domain/currencies';
import type { Catalogue } from '#schemas/types';
import { readCatalogue } from '../release/index.ts';
import type { Handle } from '../platform/db/database.ts';
import type { AffectedBookings } from './affected-in-words.ts';
import { type BookingToCome, bookingsToCome } from './bookings-to-come.ts';
import { type ChangedSetting, changedTerms } from './changed-terms.ts';
import { currentReleaseId, findRelease } from './repository.ts';

/**
 * Compares the current release with the next one. Bookings keep their rooms, prices and times; the operator must know
 * that these guests have others than the content says.
 */
export async function affectedBookings(db: Handle, next: Catalogue, now: Date): Promise<AffectedBookings> {
  const currentId = await currentReleaseId(db);
  const current = currentId === undefined ? undefined : await findRelease(db, currentId);
  if (current === undefined) return { ofRemovedRooms: [] };
  const sold = readCatalogue(current.catalogue);
  const kept = new Set(roomIdsOf(next));
  const removed = roomIdsOf(sold).filter((id) => !kept.has(id));
  const { settings, amounts, locationIds } = changedTerms(sold, next);
  const ofRemovedRooms = await bookingsToCome(db, { sold, now, at: { roomIds: removed } });
  const booked = await bookingsToCome(db, { sold, now, at: { locationIds } });
  const bookings = booked.filter((booking) => settings.some((setting) => isOther(booking, setting, next)));
  if (bookings.length === 0 && !isSlip(settings, next)) return { ofRemovedRooms };
  const hotels = { before: sold.hotel, after: next.hotel };
  return { ofRemovedRooms, underChangedTerms: { settings, amounts, bookings, hotels } };
}

/** Whether a booking was made under another setting: not one from the time to which the next release goes back. */
function isOther(
  { soldUnder, locationId }: BookingToCome,
  { kind, ...setting }: ChangedSetting,
  { hotel }: Catalogue,
): boolean {
  switch (kind) {
    case 'CURRENCY':
      return soldUnder.currency !== hotel.currency;
    case 'DECIMALS':
      return soldUnder.currencyDigits !== hotel.currencyDigits;
    case 'TAX':
      return soldUnder.pricesIncludeTax !== (hotel.pricesIncludeTax ?? false);
    case 'TIME_ZONE':
      return setting.locationId === locationId && soldUnder.timezone !== setting.after;
    default:
      return kind satisfies never;
  }
}

/**
 * Nobody writes decimals: where they alone become those of ISO 4217, prices would be a hundredth by mistake, whoever has
 * booked. A release with those of version 0.2 is the way back.
 */
function isSlip(settings: readonly ChangedSetting[], { hotel }: Catalogue): boolean {
  const isStandard = currencyUnit(hotel.currency).currencyDigits === hotel.currencyDigits;
  return isStandard && settings.some(({ kind }) => kind === 'DECIMALS');
}

function roomIdsOf({ locations }: Catalogue): string[] {
  return locations.flatMap(({ rooms }) => rooms.map(({ id }) => id));
}
