import type { Handle, Trx } from '../db/database.ts';

/** A mail that this worker has claimed. */
export interface ClaimedMail {
  id: string;
  mailKey: string;
  bookingId: string | null;
  sealed: string;
  /** Including this attempt. */
  attempts: number;
  /** When the mail was queued, or put back into the queue by the staff. */
  queuedAt: string;
  /** Only for mails that become useless, such as codes. */
  expiresAt: string | null;
}

/** A mail that the recipient's server refused permanently. */
export interface RefusedMail {
  mail: ClaimedMail;
  /** The SMTP reply code. */
  replyCode: number | undefined;
}

/** Mails whose turn has come, the longest waiting first. */
export async function findDueMails(
  db: Handle,
  { now, limit }: { now: string; limit: number },
): Promise<ClaimedMail[]> {
  const rows = await db
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
    .limit(limit)
    .execute();
  // A queued mail has its text: the table refuses another.
  return rows.flatMap(({ sealed, attempts, ...mail }) =>
    sealed === null ? [] : [{ ...mail, sealed, attempts: attempts + 1 }],
  );
}

/** Schedules the next try. Does nothing if another worker has claimed the mail. */
export async function scheduleRetry(
  trx: Trx,
  mail: ClaimedMail,
  { reason, at }: { reason: string; at: string },
): Promise<void> {
  await updateClaimed(trx, mail, { last_error: reason, next_attempt_at: at });
}

/** Gives up a mail. @returns false if another worker has claimed it. */
export async function giveUpMail(
  trx: Trx,
  mail: ClaimedMail,
  { state, reason, now }: { state: 'FAILED' | 'REFUSED'; reason: string; now: string },
): Promise<boolean> {
  // An expired code is useless, so its text is erased.
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
  trx: Trx,
  { id, attempts }: ClaimedMail,
  change: ClaimedChange,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markSent(trx: Trx, ids: readonly string[], now: string): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('outbox')
    .set({ state: 'SENT', sent_at: now, sealed: null, last_error: null })
    .where('id', 'in', ids)
    .where('state', '=', 'QUEUED')
    .execute();
}

/** Drops mails that have expired and erases their text, a code or a link. */
export async function dropExpired(trx: Trx, now: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ state: 'EXPIRED', sealed: null })
    .where('state', '=', 'QUEUED')
    .where('expires_at', '<=', now)
    .execute();
}

/**
 * Makes mails due that a clock running ahead has queued or scheduled for the future.
 * @param latestQueued a later queueing time can only come from a wrong clock.
 * @param latestNext the latest time of a valid next try.
 */
export async function repairTimes(
  trx: Trx,
  { now, latestQueued, latestNext }: { now: string; latestQueued: string; latestNext: string },
): Promise<void> {
  await trx
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
