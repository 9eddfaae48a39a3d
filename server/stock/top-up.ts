import type { Context } from '../context.ts';
import { planNights, writeNights } from './stock-nights.ts';

/** Adds the nights that came within the horizon since the release went live; nights that are there stay as they are. */
export async function topUpStock(context: Pick<Context, 'clock' | 'db' | 'release'>): Promise<void> {
  const release = context.release.peek();
  if (release === undefined) return;
  const { booking, locations } = release.catalogue;
  const now = context.clock.now();
  for (const location of locations) {
    const planned = planNights(location, booking.horizonDays, now);
    const roomIds = location.rooms.map(({ id }) => id);
    // oxlint-disable-next-line no-await-in-loop -- short transactions, so that guests get in between
    await context.db.transaction().execute(async (trx) => {
      const current = await trx.selectFrom('current_release').select('release_id').executeTakeFirst();
      // Another release came meanwhile and has stocked its own nights.
      if (current?.release_id !== release.id || roomIds.length === 0) return;
      const last = await trx
        .selectFrom('inventory')
        .select((select) => ['room_id', select.fn.max('night').as('night')])
        .where('room_id', 'in', roomIds)
        .groupBy('room_id')
        .execute();
      const lastNight = new Map(last.map(({ room_id, night }) => [room_id, night]));
      await writeNights(
        trx,
        planned.filter(({ room_id, night }) => night > (lastNight.get(room_id) ?? '')),
      );
    });
  }
}
