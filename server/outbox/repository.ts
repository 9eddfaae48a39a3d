import type { Database } from '../db/database.ts';

export interface QueuedMail {
  id: string;
  sealed: string;
  attempts: number;
}

/**
 * Takes the next due mail for this worker: the attempt is counted and the next one put off in the same update, so that
 * neither a second worker nor a restart sends it at the same time.
 */
export async function takeDueMail(
  db: Database,
  now: string,
  retryAt: (attempts: number) => string,
): Promise<QueuedMail | undefined> {
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('outbox')
      .select(['id', 'sealed', 'attempts'])
      .where('state', '=', 'QUEUED')
      .where('next_attempt_at', '<=', now)
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (due?.sealed == null) return undefined;
    const attempts = due.attempts + 1;
    const taken = await trx
      .updateTable('outbox')
      .set({ attempts, next_attempt_at: retryAt(attempts) })
      .where('id', '=', due.id)
      .where('state', '=', 'QUEUED')
      .where('attempts', '=', due.attempts)
      .executeTakeFirst();
    return taken.numUpdatedRows === 1n ? { id: due.id, sealed: due.sealed, attempts } : undefined;
  });
}

export async function markSent(db: Database, id: string, now: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'SENT', sent_at: now, sealed: null, last_error: null })
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .execute();
}

export async function markFailed(db: Database, id: string, reason: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'FAILED', sealed: null, last_error: reason })
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .execute();
}

export async function noteError(db: Database, id: string, reason: string): Promise<void> {
  await db.updateTable('outbox').set({ last_error: reason }).where('id', '=', id).execute();
}

/** Mails whose use has passed are given up before anything is sent. */
export async function giveUpExpired(db: Database, now: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'FAILED', sealed: null, last_error: 'EXPIRED' })
    .where('state', '=', 'QUEUED')
    .where('expires_at', '<=', now)
    .execute();
}
