import type { Database, Handle, Trx } from '../platform/db/database.ts';
import type { PlannedNight } from '../stock/index.ts';
import { listActivations, type RecordedActivation, releasesBefore } from './activations.ts';
import type { NewRelease } from './new-release.ts';
import type { ShortNight } from './release-error.ts';

const MOST_LISTED = 200;

export interface ReleaseSummary {
  id: string;
  parentId: string | undefined;
  createdAt: string;
  author: string | undefined;
  note: string | undefined;
  isCurrent: boolean;
  /** Each activation, oldest first. */
  activations: RecordedActivation[];
}

/** Newest first, at most 200; or the one with this id, however old. */
export async function listReleases(db: Database, id?: string): Promise<ReleaseSummary[]> {
  const current = await currentReleaseId(db);
  const activations = Map.groupBy(await listActivations(db), ({ releaseId }) => releaseId);
  const rows = await db
    .selectFrom('releases')
    .select(['id', 'parent_id', 'created_at', 'author', 'note'])
    .where('state', '=', 'READY')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id ?? undefined,
    createdAt: row.created_at,
    author: row.author ?? undefined,
    note: row.note ?? undefined,
    isCurrent: row.id === current,
    activations: activations.get(row.id) ?? [],
  }));
}

/** The releases that a rollback goes back through, next one first, without pruned ones. */
export async function listReleasesBefore(db: Database): Promise<string[]> {
  const ready = await db.selectFrom('releases').select('id').where('state', '=', 'READY').execute();
  const ids = new Set(ready.map(({ id }) => id));
  return releasesBefore(await listActivations(db)).filter((id) => ids.has(id));
}

/** Undefined before the first publishing. */
export async function currentReleaseId(db: Handle): Promise<string | undefined> {
  const row = await db.selectFrom('current_release').select('release_id').executeTakeFirst();
  return row?.release_id;
}

export async function findRelease(
  db: Handle,
  id: string,
): Promise<{ catalogue: string; manifest_sha256: string } | undefined> {
  return db
    .selectFrom('releases')
    .select(['catalogue', 'manifest_sha256'])
    .where('id', '=', id)
    .where('state', '=', 'READY')
    .executeTakeFirst();
}

/** A release that was reverted may be published again: its files and its catalogue are the same. */
export async function insertRelease(trx: Trx, release: NewRelease): Promise<void> {
  const values = {
    parent_id: release.parentId ?? null,
    created_at: release.createdAt,
    catalogue: JSON.stringify(release.catalogue),
    delivery: JSON.stringify(release.delivery),
    manifest_sha256: release.manifestSha256,
    note: release.note ?? null,
    author: release.author ?? null,
    state: 'READY',
  } as const;
  await trx
    .insertInto('releases')
    .values({ id: release.catalogue.releaseId, ...values })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(values).where('releases.state', '=', 'DISCARDED'),
    )
    .execute();
}

/** A release whose files were built again. Its id depends on its content, so it sells the same. */
export interface RemadeRelease {
  releaseId: string;
  manifestSha256: string;
}

export async function updateManifest(
  db: Handle,
  { releaseId, manifestSha256 }: RemadeRelease,
): Promise<void> {
  await db
    .updateTable('releases')
    .set({ manifest_sha256: manifestSha256 })
    .where('id', '=', releaseId)
    .where('state', '=', 'READY')
    .execute();
}

export async function markDiscarded(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('releases').set({ state: 'DISCARDED' }).where('id', '=', id).execute();
}

export async function pointToNothing(trx: Trx): Promise<void> {
  await trx.deleteFrom('current_release').execute();
}

export async function pointTo(trx: Trx, releaseId: string, now: string): Promise<void> {
  await trx
    .insertInto('current_release')
    .values({ singleton: 1, release_id: releaseId, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('singleton').doUpdateSet({ release_id: releaseId, changed_at: now }),
    )
    .execute();
}

export async function shortNights(trx: Trx, planned: readonly PlannedNight[]): Promise<ShortNight[]> {
  const capacities = new Map(
    planned.map(({ room_id, night, capacity }) => [`${room_id} ${night}`, capacity]),
  );
  const taken = await trx
    .selectFrom('inventory')
    .select(['room_id', 'night'])
    .select((row) => row('sold', '+', row.ref('held')).as('taken'))
    .where((row) => row(row('sold', '+', row.ref('held')), '>', 0))
    .orderBy('room_id')
    .orderBy('night')
    .execute();
  return taken.flatMap(({ room_id, night, taken: count }) => {
    const capacity = capacities.get(`${room_id} ${night}`);
    return capacity !== undefined && count > capacity
      ? [{ roomId: room_id, night, taken: count, capacity }]
      : [];
  });
}

/** Closes nights of rooms that the catalogue no longer sells. Existing bookings keep them. */
export async function closeWithdrawnRooms(trx: Trx, planned: readonly PlannedNight[]): Promise<void> {
  const sold = new Set(planned.map(({ room_id }) => room_id));
  const open = await trx
    .selectFrom('inventory')
    .select('room_id')
    .distinct()
    .where('closed', '=', 0)
    .execute();
  for (const { room_id } of open.filter((row) => !sold.has(row.room_id))) {
    // oxlint-disable-next-line no-await-in-loop -- one connection; a statement with all of them would grow with the hotel
    await trx
      .updateTable('inventory')
      .set({ closed: 1 })
      .where('room_id', '=', room_id)
      .where('closed', '=', 0)
      .execute();
  }
}
