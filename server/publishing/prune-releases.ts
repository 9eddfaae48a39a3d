import type { Database, Handle, Trx } from '../platform/db/database.ts';
import { listActivations } from './activations.ts';
import { currentReleaseId, listReleasesBefore } from './repository.ts';

export interface PruneRequest {
  /** The number of most recent releases to keep, the current one included. */
  keep: number;
  /** Releases that were current after this instant are kept, because browsers may still show their pages. */
  before: string;
  now: string;
}

export interface PrunePlan {
  currentId: string | undefined;
  keptIds: string[];
  /** Releases to remove now. */
  prunedIds: string[];
  /** Releases removed earlier or reverted after publishing: their files may still exist. */
  discardedIds: string[];
}

/** Plans a pruning without changing anything. */
export async function planPruning(db: Handle, request: PruneRequest): Promise<PrunePlan> {
  const releases = await db
    .selectFrom('releases')
    .select(['id', 'created_at', 'state'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const currentId = await currentReleaseId(db);
  const ready = releases.filter(({ state }) => state === 'READY');
  const lastSeen = await whenLastSeen(db, request.now);
  const byAge = ready
    .map(({ id, created_at: createdAt }) => ({ id, ...(lastSeen.get(id) ?? { at: createdAt, position: 0 }) }))
    .toSorted((a, b) => b.position - a.position);
  const [before] = await listReleasesBefore(db);
  const keptById = new Set([
    ...(await quotedIds(db, request.now)),
    // Always keeps at least two: the current release and the one that a rollback goes to.
    ...byAge.slice(0, Math.max(2, request.keep)).map(({ id }) => id),
    currentId,
    before,
  ]);
  const isKept = ({ id, at }: { id: string; at: string }): boolean =>
    keptById.has(id) || at >= request.before;
  return {
    currentId,
    keptIds: byAge.filter(isKept).map(({ id }) => id),
    prunedIds: byAge.filter((release) => !isKept(release)).map(({ id }) => id),
    discardedIds: releases.filter(({ state }) => state === 'DISCARDED').map(({ id }) => id),
  };
}

/**
 * Removes releases from the list in one transaction, before any file is deleted: an interruption only leaves unused
 * files. The rows stay, because bookings and quotes refer to them; their catalogues are emptied.
 */
export async function pruneReleases(db: Database, request: PruneRequest): Promise<PrunePlan> {
  return db.transaction().execute(async (trx) => {
    const plan = await planPruning(trx, request);
    await discard(trx, plan.prunedIds);
    return plan;
  });
}

async function discard(trx: Trx, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await trx
      .updateTable('releases')
      .set({ state: 'DISCARDED', catalogue: '{}', delivery: '{}' })
      .where('id', '=', id)
      .execute();
  }
}

/** When each release was last current, and its position in the history. */
async function whenLastSeen(db: Handle, now: string): Promise<Map<string, { at: string; position: number }>> {
  const activations = await listActivations(db);
  return new Map(
    activations.map(({ releaseId }, index) => [
      releaseId,
      { at: activations[index + 1]?.activatedAt ?? now, position: index + 1 },
    ]),
  );
}

/** A guest with a valid quote may still use the pages of its release. */
async function quotedIds(db: Handle, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('quotes')
    .select('release_id')
    .distinct()
    .where('expires_at', '>', now)
    .execute();
  return rows.map(({ release_id: id }) => id);
}
