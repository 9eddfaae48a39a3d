import type { Catalogue } from '#schemas/types';
import { readCatalogue } from '../release/index.ts';
import type { Handle } from '../platform/db/database.ts';
import type { AffectedBookings } from './affected-in-words.ts';
import { bookingsToCome } from './bookings-to-come.ts';
import { changedTerms } from './changed-terms.ts';
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
  const bookings = await bookingsToCome(db, { sold, now, at: { locationIds } });
  // Nobody writes decimals: where they alone changed, prices would be a hundredth by mistake, whoever has booked.
  const isSlip = settings.some(({ kind }) => kind === 'DECIMALS');
  if (bookings.length === 0 && !isSlip) return { ofRemovedRooms };
  const hotels = { before: sold.hotel, after: next.hotel };
  return { ofRemovedRooms, underChangedTerms: { settings, amounts, bookings, hotels } };
}

function roomIdsOf({ locations }: Catalogue): string[] {
  return locations.flatMap(({ rooms }) => rooms.map(({ id }) => id));
}
