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

/**
 * Inserts the key first, so that an identical request waits for this transaction and then finds its answer. @returns
 * false if the key exists.
 */
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

/** Deletes stored answers when a guest's data are erased, because they repeat the guest's data. */
export async function deleteKeysOf(trx: Trx, scopes: readonly string[]): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('scope', 'in', scopes).execute();
}
