import type { Insertable, Selectable } from 'kysely';
import type { Handle, Trx } from '../platform/db/database.ts';
import type { RegistrationsTable, SessionsTable, UsersTable } from '../platform/db/account-tables.ts';
import { recordEvents } from '../platform/events/record-event.ts';

export type UserRow = Selectable<UsersTable>;
export type RegistrationRow = Selectable<RegistrationsTable>;

export interface Credential {
  userId: string;
  passwordHash: string | undefined;
}

export interface AccountChanges {
  /** In lower case. */
  email?: string;
  firstName?: string;
  lastName?: string;
  /** E.164. */
  phone?: string;
  gender?: NonNullable<UserRow['gender']>;
  /** Name of the picture's object; null removes it. */
  picture?: string | null;
}

const PASSWORD = 'credential';

/** `email` is in lower case. */
export async function findUser(
  db: Handle,
  by: { email: string } | { userId: string },
): Promise<UserRow | undefined> {
  const query = db.selectFrom('users').selectAll();
  return 'email' in by
    ? query.where('email', '=', by.email).executeTakeFirst()
    : query.where('id', '=', by.userId).executeTakeFirst();
}

/** `email` is in lower case. */
export async function findCredential(
  db: Handle,
  by: { email: string } | { userId: string },
): Promise<Credential | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .select(['users.id', 'credentials.password'])
    .where('credentials.provider_id', '=', PASSWORD)
    .where('email' in by ? 'users.email' : 'users.id', '=', 'email' in by ? by.email : by.userId)
    .executeTakeFirst();
  return row === undefined ? undefined : { userId: row.id, passwordHash: row.password ?? undefined };
}

/** Stores an account with a proven address, and its password. */
export async function insertUser(
  trx: Trx,
  user: UserRow,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<void> {
  await trx.insertInto('users').values(user).execute();
  await trx
    .insertInto('credentials')
    .values({
      id,
      user_id: user.id,
      account_id: user.id,
      provider_id: PASSWORD,
      password: passwordHash,
      created_at: user.created_at,
      updated_at: user.updated_at,
    })
    .execute();
}

export async function updateUser(
  trx: Trx,
  userId: string,
  { firstName, lastName, updatedAt, ...changes }: AccountChanges & { updatedAt: string },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ ...changes, first_name: firstName, last_name: lastName, updated_at: updatedAt })
    .where('id', '=', userId)
    .execute();
}

export async function updatePassword(
  trx: Trx,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: string },
): Promise<void> {
  await trx
    .updateTable('credentials')
    .set({ password: passwordHash, updated_at: now })
    .where('user_id', '=', userId)
    .where('provider_id', '=', PASSWORD)
    .execute();
}

/** Deletes an account. Foreign keys delete its credentials, sessions and known browsers. */
export async function deleteUser(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', userId).execute();
}

/**
 * Finds an account and its session by token, unless the session ended by `now` or was last used before
 * `usedAfter`.
 */
export async function findSession(
  db: Handle,
  { tokenHash, now, usedAfter }: { tokenHash: string; now: string; usedAfter: string },
): Promise<(UserRow & { session_id: string; used_at: string }) | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['sessions.id as session_id', 'sessions.updated_at as used_at'])
    .where('sessions.token', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.updated_at', '>', usedAfter)
    .executeTakeFirst();
}

export async function insertSession(trx: Trx, session: Insertable<SessionsTable>): Promise<void> {
  await trx.insertInto('sessions').values(session).execute();
}

/** Stores the last use of a session. */
export async function updateSession(db: Handle, id: string, usedAt: string): Promise<void> {
  await db.updateTable('sessions').set({ updated_at: usedAt }).where('id', '=', id).execute();
}

export async function deleteSession(trx: Trx, tokenHash: string): Promise<void> {
  await trx.deleteFrom('sessions').where('token', '=', tokenHash).execute();
}

export async function deleteSessionsOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function insertRegistration(trx: Trx, registration: RegistrationRow): Promise<void> {
  await trx.insertInto('registrations').values(registration).execute();
}

export async function findRegistration(
  db: Handle,
  id: string,
  createdAfter: string,
): Promise<RegistrationRow | undefined> {
  return db
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .where('created_at', '>', createdAfter)
    .executeTakeFirst();
}

/** Deletes all registrations of an address that now has an owner, with their passwords. */
export async function deleteRegistrations(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('registrations').where('email', '=', email).execute();
}

/** Assigns bookings to the account when the guest proved the same address. */
export async function claimBookings(
  trx: Trx,
  { userId, emailKey, now }: { userId: string; emailKey: string; now: string },
): Promise<void> {
  const claimed = await trx
    .updateTable('bookings')
    .set({ user_id: userId })
    .where('email_key', '=', emailKey)
    .where('user_id', 'is', null)
    .where('email_verified_at', 'is not', null)
    .returning('id')
    .execute();
  await recordEvents(
    trx,
    claimed.map(({ id: bookingId }) => ({ kind: 'ACCOUNT_LINKED', bookingId, at: now, facts: {} })),
  );
}

export async function addKnownBrowser(
  trx: Trx,
  { userId, guestHash, now }: { userId: string; guestHash: string; now: string },
): Promise<void> {
  await trx
    .insertInto('known_browsers')
    .values({ user_id: userId, guest_hash: guestHash, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'guest_hash']).doNothing())
    .execute();
}

/** After a new password: a person who knew the old one loses the separate attempts of a known browser. */
export async function removeKnownBrowsers(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
}
