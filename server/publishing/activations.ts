import type { Handle, Trx } from '../platform/db/database.ts';

/** Why a release became current, and who did it. */
export interface Activation {
  kind: 'PUBLISH' | 'ROLLBACK';
  author?: string | undefined;
  note?: string | undefined;
}

export interface RecordedActivation extends Activation {
  releaseId: string;
  activatedAt: string;
}

/** Adds an entry to the history, in the transaction that moves the pointer. */
export async function recordActivation(
  trx: Trx,
  { releaseId, activatedAt, kind, author, note }: RecordedActivation,
): Promise<void> {
  const { last } = await trx
    .selectFrom('release_activations')
    .select((row) => row.fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('release_activations')
    .values({
      position: (last ?? 0) + 1,
      release_id: releaseId,
      activated_at: activatedAt,
      kind,
      author: author ?? null,
      note: note ?? null,
    })
    .execute();
}

/** Lists every activation, oldest first. */
export async function listActivations(db: Handle): Promise<RecordedActivation[]> {
  const rows = await db.selectFrom('release_activations').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    releaseId: row.release_id,
    activatedAt: row.activated_at,
    kind: row.kind,
    author: row.author ?? undefined,
    note: row.note ?? undefined,
  }));
}

/**
 * The releases that a rollback goes back through, next one first: those that were live before the current one, without
 * those that were rolled back. Content that is published again counts as a new release.
 */
export function releasesBefore(
  activations: readonly Pick<RecordedActivation, 'kind' | 'releaseId'>[],
): string[] {
  const steps: string[] = [];
  for (const { releaseId, kind } of activations) {
    const place = kind === 'ROLLBACK' ? steps.lastIndexOf(releaseId) : -1;
    if (place !== -1) steps.length = place + 1;
    else if (steps.at(-1) !== releaseId) steps.push(releaseId);
  }
  return steps.slice(0, -1).toReversed();
}
