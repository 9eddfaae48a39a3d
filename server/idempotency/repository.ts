import type { Handle, Trx } from '../db/database.ts';

export interface RememberedAnswer {
  fingerprint: string;
  status: number;
  answer: string;
}

interface KeyName {
  scope: string;
  key: string;
}

const UNANSWERED = 0;

/** Writes the key before anything else, so that a twin waits for this transaction and then finds the answer. */
export async function claimKey(
  trx: Trx,
  claim: KeyName & { fingerprint: string; now: string },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('idempotency_keys')
    .values({
      scope: claim.scope,
      key: claim.key,
      fingerprint: claim.fingerprint,
      status: UNANSWERED,
      answer: '',
      created_at: claim.now,
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function findAnswer(db: Handle, { scope, key }: KeyName): Promise<RememberedAnswer | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('status', '!=', UNANSWERED)
    .executeTakeFirst();
}

export async function rememberAnswer(
  trx: Trx,
  { scope, key }: KeyName,
  { status, answer }: { status: number; answer: string },
): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ status, answer })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

/** Keys live well beyond the day that a client may take to ask again. */
export async function forgetKeysBefore(db: Handle, instant: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', instant).execute();
}
