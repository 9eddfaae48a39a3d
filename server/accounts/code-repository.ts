import type { Selectable } from 'kysely';
import type { Handle, Trx } from '../db/database.ts';
import type { AccountCodesTable } from '../db/account-tables.ts';

export type AccountCodeRow = Selectable<AccountCodesTable>;

/** What one code is for: an address, a purpose and the browser that asked. */
export interface CodeScope {
  purpose: AccountCodeRow['purpose'];
  emailKey: string;
  guestHash: string;
}

/** The newest code that was not used; it may have expired. */
export async function findNewestCode(
  db: Handle,
  { purpose, emailKey, guestHash }: CodeScope,
): Promise<AccountCodeRow | undefined> {
  return db
    .selectFrom('account_codes')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('email_key', '=', emailKey)
    .where('guest_hash', '=', guestHash)
    .where('superseded_at', 'is', null)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
}

/** When the next code may be sent to an address, whoever asks. */
export async function findResendAt(db: Handle, emailKey: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_codes')
    .select((select) => select.fn.max('resend_at').as('resend_at'))
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return row?.resend_at ?? undefined;
}

/** Puts a new code in the place of the one before. */
export async function replaceCode(trx: Trx, code: AccountCodeRow): Promise<void> {
  await trx
    .updateTable('account_codes')
    .set({ superseded_at: code.created_at })
    .where('purpose', '=', code.purpose)
    .where('email_key', '=', code.email_key)
    .where('guest_hash', '=', code.guest_hash)
    .where('superseded_at', 'is', null)
    .where('consumed_at', 'is', null)
    .execute();
  await trx.insertInto('account_codes').values(code).execute();
}

/** Counts a try before anything is compared, so that parallel tries cannot be more than allowed. */
export async function countAttempt(
  db: Handle,
  codeId: string,
  { limit, now }: { limit: number; now: string },
): Promise<boolean> {
  const counted = await db
    .updateTable('account_codes')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', codeId)
    .where('attempts', '<', limit)
    .where('expires_at', '>', now)
    .where('superseded_at', 'is', null)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return counted.numUpdatedRows === 1n;
}

/** Uses a code up, if it is still the newest and unused. */
export async function consumeCode(trx: Trx, codeId: string, now: string): Promise<boolean> {
  const consumed = await trx
    .updateTable('account_codes')
    .set({ consumed_at: now })
    .where('id', '=', codeId)
    .where('expires_at', '>', now)
    .where('superseded_at', 'is', null)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return consumed.numUpdatedRows === 1n;
}

/** Ends every other code for an address, in whichever browser and for whatever it was asked. */
export async function endCodesOf(trx: Trx, emailKey: string, now: string): Promise<void> {
  await trx
    .updateTable('account_codes')
    .set({ superseded_at: now })
    .where('email_key', '=', emailKey)
    .where('superseded_at', 'is', null)
    .where('consumed_at', 'is', null)
    .execute();
}

/** Whoever asks for another new address has given up the one before. */
export async function endPendingChanges(trx: Trx, userId: string, now: string): Promise<void> {
  await trx
    .updateTable('account_codes')
    .set({ superseded_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'VERIFY_EMAIL')
    .where('superseded_at', 'is', null)
    .where('consumed_at', 'is', null)
    .execute();
}

/** The code that an account still waits for, to prove its new address. */
export async function findPendingChange(
  db: Handle,
  userId: string,
  now: string,
): Promise<AccountCodeRow | undefined> {
  return db
    .selectFrom('account_codes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purpose', '=', 'VERIFY_EMAIL')
    .where('expires_at', '>', now)
    .where('superseded_at', 'is', null)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
}

/** A deleted account leaves no address behind, neither its own nor one that it wanted. */
export async function deleteCodes(
  trx: Trx,
  { userId, emailKey }: { userId: string; emailKey: string },
): Promise<void> {
  await trx
    .deleteFrom('account_codes')
    .where((where) => where.or([where('user_id', '=', userId), where('email_key', '=', emailKey)]))
    .execute();
}
