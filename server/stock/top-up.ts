import type { CatalogueLocation } from '#schemas/types';
import type { StockContext } from './context.ts';
import type { Handle, Trx } from '../platform/db/database.ts';
import { withOverrides } from './night-overrides.ts';
import { nightsAhead, type PlannedNight, planNights, writeNights } from './stock-nights.ts';

const ROWS_PER_PIECE = 500;

/** Adds the nights that entered the horizon since the release went live. Existing nights stay unchanged. */
export async function topUpStock(context: Pick<StockContext, 'clock' | 'db' | 'release'>): Promise<void> {
  const release = context.release.peek();
  if (release === undefined) return;
  const { booking, locations } = release.catalogue;
  for (const location of locations) {
    const nights = nightsAhead(location, booking.horizonDays, context.clock.now());
    // oxlint-disable-next-line no-await-in-loop -- one location after the other, so that guests get in between
    const missing = await missingNights(context.db, location, nights);
    for (let start = 0; start < missing.length; start += ROWS_PER_PIECE) {
      // oxlint-disable-next-line no-await-in-loop -- as above; a room's nights stay in their order, wherever it ends
      await context.db.transaction().execute(async (trx) => {
        if (await isStillCurrent(trx, release.id))
          await writeNights(trx, await withOverrides(trx, missing.slice(start, start + ROWS_PER_PIECE)));
      });
    }
  }
}

/** A release that went live meanwhile has written its own nights. */
async function isStillCurrent(trx: Trx, releaseId: string): Promise<boolean> {
  const current = await trx.selectFrom('current_release').select('release_id').executeTakeFirst();
  return current?.release_id === releaseId;
}

async function missingNights(
  db: Handle,
  location: CatalogueLocation,
  nights: readonly string[],
): Promise<PlannedNight[]> {
  const roomIds = location.rooms.map(({ id }) => id);
  if (roomIds.length === 0 || (await haveNight(db, roomIds, nights.at(-1)))) return [];
  const last = await db
    .selectFrom('inventory')
    .select((row) => ['room_id', row.fn.max('night').as('night')])
    .where('room_id', 'in', roomIds)
    .groupBy('room_id')
    .execute();
  const lastNights = new Map(last.map(({ room_id, night }) => [room_id, night]));
  const earliest = location.rooms.map(({ id }) => lastNights.get(id) ?? '').toSorted()[0] ?? '';
  const missing = planNights(
    location,
    nights.filter((night) => night > earliest),
  );
  return missing.filter(({ room_id, night }) => night > (lastNights.get(room_id) ?? ''));
}

/**
 * Nights are added in date order, so a room that has the last night has all of them. Checking every night would slow
 * down the start.
 */
async function haveNight(
  db: Handle,
  roomIds: readonly string[],
  night: string | undefined,
): Promise<boolean> {
  if (night === undefined) return true;
  const found = await db
    .selectFrom('inventory')
    .select((row) => row.fn.countAll<number>().as('rooms'))
    .where('room_id', 'in', roomIds)
    .where('night', '=', night)
    .executeTakeFirst();
  return found?.rooms === roomIds.length;
}
