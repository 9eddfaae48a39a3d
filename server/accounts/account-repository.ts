import type { Selectable } from 'kysely';
import type { Handle, Trx } from '../platform/db/database.ts';
import type { UsersTable } from '../platform/db/account-tables.ts';

export type UserRow = Selectable<UsersTable>;

/** An account with the hash of its password. */
export interface Credential {
  userId: string;
  passwordHash: string | undefined;
}

/** Changes go through the account store; what only reads is here. `email` is in lower case. */
export async function findCredential(
  db: Handle,
  by: { email: string } | { userId: string },
): Promise<Credential | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .select(['users.id', 'credentials.password'])
    .where('credentials.provider_id', '=', 'credential')
    .where('email' in by ? 'users.email' : 'users.id', '=', 'email' in by ? by.email : by.userId)
    .executeTakeFirst();
  return row === undefined ? undefined : { userId: row.id, passwordHash: row.password ?? undefined };
}

export async function findUser(
  db: Handle,
  by: { email: string } | { userId: string },
): Promise<UserRow | undefined> {
  const query = db.selectFrom('users').selectAll();
  return 'email' in by
    ? query.where('email', '=', by.email).executeTakeFirst()
    : query.where('id', '=', by.userId).executeTakeFirst();
}

/** Bookings whose guest proved the same address become the account's own. */
export async function claimBookings(
  trx: Trx,
  { userId, emailKey }: { userId: string; emailKey: string },
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ user_id: userId })
    .where('email_key', '=', emailKey)
    .where('user_id', 'is', null)
    .where('email_verified_at', 'is not', null)
    .execute();
}

/** A new password: whoever knew the old one has no tries of its own any more. */
export async function forgetBrowsers(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
}

export async function rememberBrowser(
  trx: Trx,
  { userId, guestHash, now }: { userId: string; guestHash: string; now: string },
): Promise<void> {
  await trx
    .insertInto('known_browsers')
    .values({ user_id: userId, guest_hash: guestHash, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'guest_hash']).doNothing())
    .execute();
}
