import type { Database, Handle, Trx } from '../platform/db/database.ts';
import { listActivations } from './activations.ts';
import { currentReleaseId, listReleasesBefore } from './repository.ts';

/** Which releases may go. */
export interface PruneRequest {
  /** So many of those that were current last are kept, the current one among them. */
  keep: number;
  /** What was current after this instant is kept: pages of it may be open in browsers. */
  before: string;
  now: string;
}

/** What remains, and what is of no use any more. */
export interface PrunePlan {
  currentId: string | undefined;
  keptIds: string[];
  /** Releases that go with this step. */
  prunedIds: string[];
  /** Of earlier steps, and taken back when they were published: files of theirs may still be there. */
  discardedIds: string[];
}

/** What pruning would do; changes nothing. */
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
  const wanted = new Set([
    ...(await quotedIds(db, request.now)),
    // The current one, the one that was current last, and the one that a rollback goes to.
    ...byAge.slice(0, Math.max(2, request.keep)).map(({ id }) => id),
    currentId,
    before,
  ]);
  const isKept = ({ id, at }: { id: string; at: string }): boolean => wanted.has(id) || at >= request.before;
  return {
    currentId,
    keptIds: byAge.filter(isKept).map(({ id }) => id),
    prunedIds: byAge.filter((release) => !isKept(release)).map(({ id }) => id),
    discardedIds: releases.filter(({ state }) => state === 'DISCARDED').map(({ id }) => id),
  };
}

/**
 * Takes releases out of the list, all in one transaction and before any file is touched: what is stopped halfway leaves
 * files that nobody names. The rows stay, since bookings and quotes name them; what they sold from is emptied.
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

/** Until when each release was current, and its last place in the history. */
async function whenLastSeen(db: Handle, now: string): Promise<Map<string, { at: string; position: number }>> {
  const activations = await listActivations(db);
  return new Map(
    activations.map(({ releaseId }, index) => [
      releaseId,
      { at: activations[index + 1]?.activatedAt ?? now, position: index + 1 },
    ]),
  );
}

/** A guest who was given a price may still be on its pages. */
async function quotedIds(db: Handle, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('quotes')
    .select('release_id')
    .distinct()
    .where('expires_at', '>', now)
    .execute();
  return rows.map(({ release_id: id }) => id);
}
