import type { Database } from '../db/database.ts';
import { fixedQuery } from '../db/fixed-query.ts';

export interface QueuedMail {
  id: string;
  sealed: string;
  attempts: number;
}

/**
 * Takes the next due mail for this worker: the attempt is counted and the mail put off in the same update, so that no
 * second worker sends it at the same time. Until then it is this worker's, who may keep it longer.
 */
export async function takeDueMail(
  db: Database,
  now: string,
  keptUntil: string,
): Promise<QueuedMail | undefined> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await selectDue(trx, { now });
    const [due] = rows;
    if (due?.sealed == null) return undefined;
    const attempts = due.attempts + 1;
    const attempt = { id: due.id, before: due.attempts, attempts, nextAttemptAt: keptUntil };
    const { numAffectedRows } = await countAttempt(trx, attempt);
    return numAffectedRows === 1n ? { id: due.id, sealed: due.sealed, attempts } : undefined;
  });
}

const selectDue = fixedQuery((db, { now }: { now: string }) =>
  db
    .selectFrom('outbox')
    .select(['id', 'sealed', 'attempts'])
    .where('state', '=', 'QUEUED')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1),
);

interface Attempt {
  id: string;
  before: number;
  attempts: number;
  nextAttemptAt: string;
}

const countAttempt = fixedQuery((db, { id, before, attempts, nextAttemptAt }: Attempt) =>
  db
    .updateTable('outbox')
    .set({ attempts, next_attempt_at: nextAttemptAt })
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .where('attempts', '=', before),
);

/** Keeps a mail that is still on its way; one that another worker has taken meanwhile is theirs. */
export async function keepMail(
  db: Database,
  { id, attempts }: Pick<QueuedMail, 'attempts' | 'id'>,
  until: string,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: until })
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .where('attempts', '=', attempts)
    .execute();
}

export async function markSent(db: Database, id: string, now: string): Promise<void> {
  await updateSent(db, { id, now });
}

const updateSent = fixedQuery((db, { id, now }: { id: string; now: string }) =>
  db
    .updateTable('outbox')
    .set({ state: 'SENT', sent_at: now, sealed: null, last_error: null })
    .where('id', '=', id)
    .where('state', '=', 'QUEUED'),
);

export async function markFailed(db: Database, id: string, reason: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'FAILED', sealed: null, last_error: reason })
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .execute();
}

/** The mail waits for its next try; one that another worker has taken meanwhile is theirs. */
export async function putOff(
  db: Database,
  { id, attempts }: Pick<QueuedMail, 'attempts' | 'id'>,
  { reason, until }: { reason: string; until: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ last_error: reason, next_attempt_at: until })
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .where('attempts', '=', attempts)
    .execute();
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
