import type { Database, Trx } from '../db/database.ts';

/** A mail that this worker is to send. */
export interface ClaimedMail {
  id: string;
  mailKey: string;
  bookingId: string | null;
  sealed: string;
  /** With this one. */
  attempts: number;
  /** Since when it is tried: a mail that the staff sent again begins anew. */
  queuedAt: string;
  /** Only of a mail that is of no use any more after that, such as a code. */
  expiresAt: string | null;
}

/** A mail that the recipient's server refused for good. */
export interface RefusedMail {
  mail: ClaimedMail;
  /** The reply code of SMTP. */
  replyCode: number | undefined;
}

/**
 * Claims the next due mail for this worker: the attempt is counted and the mail leased in the same update, so that no
 * second worker sends it at the same time.
 */
export async function claimDueMail(
  db: Database,
  now: string,
  leaseEnd: string,
): Promise<ClaimedMail | undefined> {
  return db.transaction().execute(async (trx) => {
    const due = await selectDue(trx, now).executeTakeFirst();
    if (due?.sealed == null) return undefined;
    const { sealed, ...mail } = due;
    const attempts = due.attempts + 1;
    const { numUpdatedRows } = await trx
      .updateTable('outbox')
      .set({ attempts, next_attempt_at: leaseEnd })
      .where('id', '=', due.id)
      .where('state', '=', 'QUEUED')
      .where('attempts', '=', due.attempts)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? { ...mail, sealed, attempts } : undefined;
  });
}

const selectDue = (trx: Trx, now: string) =>
  trx
    .selectFrom('outbox')
    .select((row) => [
      'id',
      'mail_key as mailKey',
      'booking_id as bookingId',
      'sealed',
      'attempts',
      row.fn.coalesce('resent_at', 'created_at').as('queuedAt'),
      'expires_at as expiresAt',
    ])
    .where('state', '=', 'QUEUED')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1);

/** The mail is still being sent; nothing happens to one that another worker has claimed meanwhile. */
export async function extendLease(db: Database, mail: ClaimedMail, leaseEnd: string): Promise<void> {
  await updateClaimed(db, mail, { next_attempt_at: leaseEnd });
}

/** The mail waits for its next try; nothing happens to one that another worker has claimed meanwhile. */
export async function scheduleRetry(
  db: Database,
  mail: ClaimedMail,
  { reason, at }: { reason: string; at: string },
): Promise<void> {
  await updateClaimed(db, mail, { last_error: reason, next_attempt_at: at });
}

/** No more tries. @returns false where another worker has claimed the mail meanwhile. */
export async function giveUpMail(
  trx: Trx,
  mail: ClaimedMail,
  { state, reason, now }: { state: 'FAILED' | 'REFUSED'; reason: string; now: string },
): Promise<boolean> {
  // The text of a code is of no use any more, and nobody shall find it.
  const sealed = mail.expiresAt === null ? mail.sealed : null;
  return updateClaimed(trx, mail, { state, sealed, given_up_at: now, last_error: reason });
}

interface ClaimedChange {
  next_attempt_at?: string;
  state?: 'FAILED' | 'REFUSED';
  sealed?: string | null;
  given_up_at?: string;
  last_error?: string;
}

async function updateClaimed(
  db: Database | Trx,
  { id, attempts }: ClaimedMail,
  change: ClaimedChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markSent(db: Database, id: string, now: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'SENT', sent_at: now, sealed: null, last_error: null })
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .execute();
}

/** Mails whose use has passed are not sent, and their text goes: it is a code or a link. */
export async function dropExpired(db: Database, now: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'EXPIRED', sealed: null })
    .where('state', '=', 'QUEUED')
    .where('expires_at', '<=', now)
    .execute();
}

/**
 * Mails from a clock that was ahead are due now. Otherwise they would wait until the clock is there again.
 * @param latestQueued no clock says later than this that a mail was queued, unless it is wrong.
 * @param latestNext as late as a next try can be.
 */
export async function repairTimes(
  db: Database,
  { now, latestQueued, latestNext }: { now: string; latestQueued: string; latestNext: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set((row) => ({
      next_attempt_at: now,
      created_at: row
        .case()
        .when('created_at', '>', latestQueued)
        .then(now)
        .else(row.ref('created_at'))
        .end(),
      resent_at: row.case().when('resent_at', '>', latestQueued).then(now).else(row.ref('resent_at')).end(),
    }))
    .where('state', '=', 'QUEUED')
    .where((row) =>
      row.or([
        row('created_at', '>', latestQueued),
        row('resent_at', '>', latestQueued),
        row('next_attempt_at', '>', latestNext),
      ]),
    )
    .execute();
}
