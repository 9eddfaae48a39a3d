import type { Database, Handle, Trx } from '../platform/db/database.ts';
import { deleteReleaseFiles, readReleaseFile, releaseFilesBefore } from '../platform/objects/index.ts';
import { digestsOf, readReleaseFiles } from '../release/index.ts';
import { listActivations } from './activations.ts';
import { currentReleaseId, findRelease, listReleasesBefore } from './repository.ts';

const LONGEST_PUBLISHING_MS = 3_600_000;

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
}

/** Plans a pruning without changing anything. */
export async function planPruning(db: Handle, request: PruneRequest): Promise<PrunePlan> {
  const releases = await db
    .selectFrom('releases')
    .select(['id', 'created_at'])
    .where('state', '=', 'READY')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const currentId = await currentReleaseId(db);
  const lastSeen = await whenLastSeen(db, request.now);
  const byAge = releases
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
  };
}

export interface Pruned {
  releaseIds: string[];
  /** Deleted files, including leftovers of earlier runs. */
  files: number;
  bytes: number;
}

/**
 * Removes releases from the list in one transaction, then the files that no listed release names, in short ones: an
 * interruption only leaves unused files, which the next run deletes. The rows of the releases stay, because bookings and
 * quotes refer to them; their catalogues are emptied. Undefined where the current list of files cannot be read: then
 * nothing is safe to delete. A rehearsal changes nothing.
 */
export async function pruneReleases(
  db: Database,
  { isRehearsal, ...request }: PruneRequest & { isRehearsal: boolean },
): Promise<Pruned | undefined> {
  const currentId = await currentReleaseId(db);
  if (currentId === undefined || (await digestsNamedBy(db, [currentId])).size === 0) return undefined;
  const { keptIds, prunedIds } = isRehearsal
    ? await planPruning(db, request)
    : await db.transaction().execute(async (trx) => {
        const plan = await planPruning(trx, request);
        await discard(trx, plan.prunedIds);
        return plan;
      });
  const named = await digestsNamedBy(db, keptIds);
  const before = filesBefore(request);
  const old = await releaseFilesBefore(db, before);
  const unnamed = old.filter(({ name }) => !named.has(name));
  if (!isRehearsal)
    await deleteReleaseFiles(
      db,
      unnamed.map(({ name }) => name),
      before,
    );
  const bytes = unnamed.reduce((sum, { size }) => sum + size, 0);
  return { releaseIds: prunedIds, files: unnamed.length, bytes };
}

/** A publishing stores or keeps its files before it names them, so the youngest stay. */
function filesBefore({ before, now }: PruneRequest): string {
  const publishing = new Date(Date.parse(now) - LONGEST_PUBLISHING_MS).toISOString();
  return before < publishing ? before : publishing;
}

/** A release without its list names no file; publishing it again stores all of them. */
async function digestsNamedBy(db: Handle, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop -- one list in memory at a time
    const release = await findRelease(db, id);
    if (release === undefined) continue;
    const listed = { id, ...release };
    // oxlint-disable-next-line no-await-in-loop -- as above
    const files = await readReleaseFiles((digest) => readReleaseFile(db, digest), listed).catch(
      () => undefined,
    );
    for (const digest of files === undefined ? [] : digestsOf(listed, files)) named.add(digest);
  }
  return named;
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
