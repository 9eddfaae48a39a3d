import type { Handle, Trx } from '../db/database.ts';

interface GivenAnswer {
  status: number;
  answer: string;
}

export interface RememberedAnswer extends GivenAnswer {
  fingerprint: string;
}

interface KeyName {
  scope: string;
  key: string;
}

interface Claim extends KeyName {
  fingerprint: string;
  now: string;
}

const UNANSWERED = 0;

/** Writes the key before anything else, so that a twin waits for this transaction and then finds the answer. */
export async function claimKey(trx: Trx, claim: Claim): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
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
  return numInsertedOrUpdatedRows === 1n;
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

export async function storeAnswer(
  trx: Trx,
  { scope, key }: KeyName,
  { status, answer }: GivenAnswer,
): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ status, answer })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

/** Answers repeat who booked: those of a guest who is forgotten are forgotten too. */
export async function deleteKeysOf(trx: Trx, scopes: readonly string[]): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('scope', 'in', scopes).execute();
}
