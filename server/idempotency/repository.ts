import type { Handle, Trx } from '../db/database.ts';
import { fixedQuery } from '../db/fixed-query.ts';

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
  const { numAffectedRows } = await insertClaim(trx, claim);
  return numAffectedRows === 1n;
}

const insertClaim = fixedQuery((db, claim: Claim) =>
  db
    .insertInto('idempotency_keys')
    .values({
      scope: claim.scope,
      key: claim.key,
      fingerprint: claim.fingerprint,
      status: UNANSWERED,
      answer: '',
      created_at: claim.now,
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing()),
);

export async function findAnswer(db: Handle, { scope, key }: KeyName): Promise<RememberedAnswer | undefined> {
  const { rows } = await selectAnswer(db, { scope, key });
  return rows[0];
}

const selectAnswer = fixedQuery((db, { scope, key }: KeyName) =>
  db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('status', '!=', UNANSWERED),
);

export async function rememberAnswer(
  trx: Trx,
  { scope, key }: KeyName,
  { status, answer }: GivenAnswer,
): Promise<void> {
  await updateAnswer(trx, { scope, key, status, answer });
}

const updateAnswer = fixedQuery((db, { scope, key, status, answer }: KeyName & GivenAnswer) =>
  db
    .updateTable('idempotency_keys')
    .set({ status, answer })
    .where('scope', '=', scope)
    .where('key', '=', key),
);

/** Answers repeat who booked: those of a guest who is forgotten are forgotten too. */
export async function forgetKeysOf(trx: Trx, scopes: readonly string[]): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('scope', 'in', scopes).execute();
}
