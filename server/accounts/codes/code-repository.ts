import type { Selectable } from 'kysely';
import type { Handle, Trx } from '../../platform/db/database.ts';
import type { CodesTable } from '../../platform/db/tables.ts';
import type { Requester } from './requester.ts';

export type CodeRow = Selectable<CodesTable>;

/** The scope of a code: an address, a purpose and the browser that requested it. */
export interface AddressScope {
  purpose: 'RESET_PASSWORD' | 'VERIFY_EMAIL';
  /** Keyed hashes of the address, one per accepted secret. */
  emailKeys: readonly string[];
  guestHash: string;
}

/** Finds the newest code of a booking, used or not; older codes are superseded. */
export async function findCodeOfBooking(db: Handle, bookingId: string): Promise<CodeRow | undefined> {
  return db
    .selectFrom('codes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('superseded_at', 'is', null)
    .executeTakeFirst();
}

/** Finds the newest unused code of an address; it may have expired. */
export async function findCodeOfAddress(
  db: Handle,
  { purpose, emailKeys, guestHash }: AddressScope,
): Promise<CodeRow | undefined> {
  return db
    .selectFrom('codes')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('email_key', 'in', emailKeys)
    .where('guest_hash', '=', guestHash)
    .where('superseded_at', 'is', null)
    .where('consumed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** Finds the live links of one purpose that this browser requested, for any address. */
export async function findLinksOfBrowser(
  db: Handle,
  { purpose, guestHash }: Omit<AddressScope, 'emailKeys'>,
): Promise<CodeRow[]> {
  return db
    .selectFrom('codes')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('guest_hash', '=', guestHash)
    .where('form', '=', 'LINK')
    .where('superseded_at', 'is', null)
    .where('consumed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(MOST_LINKS)
    .execute();
}

/** Each link costs a slow hash to compare. */
const MOST_LINKS = 5;

/** Stores a code and supersedes the one before. */
export async function replaceCode(trx: Trx, code: CodeRow): Promise<void> {
  const before = trx
    .updateTable('codes')
    .set({ superseded_at: code.created_at })
    .where('superseded_at', 'is', null)
    .where('consumed_at', 'is', null);
  await (
    code.booking_id === null
      ? before
          .where('purpose', '=', code.purpose)
          .where('email_key', '=', code.email_key)
          .where('guest_hash', '=', code.guest_hash)
          .where('booking_id', 'is', null)
      : before.where('booking_id', '=', code.booking_id)
  ).execute();
  await trx.insertInto('codes').values(code).execute();
}

/** Counts an attempt. False when none is left or the code is no longer valid. */
export async function countAttempt(
  trx: Trx,
  codeId: string,
  { limit, now }: { limit: number; now: string },
): Promise<boolean> {
  const counted = await trx
    .updateTable('codes')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', codeId)
    .where('attempts', '<', limit)
    .where('expires_at', '>', now)
    .where('superseded_at', 'is', null)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return counted.numUpdatedRows === 1n;
}

/** Consumes a code. False when it is expired, superseded or already used. */
export async function consumeCode(trx: Trx, codeId: string, now: string): Promise<boolean> {
  const consumed = await trx
    .updateTable('codes')
    .set({ consumed_at: now })
    .where('id', '=', codeId)
    .where('expires_at', '>', now)
    .where('superseded_at', 'is', null)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return consumed.numUpdatedRows === 1n;
}

/** Ends every open code of an address, except codes of bookings, for every browser and purpose. */
export async function endCodesOf(trx: Trx, emailKeys: readonly string[], now: string): Promise<void> {
  await trx
    .updateTable('codes')
    .set({ superseded_at: now })
    .where('email_key', 'in', emailKeys)
    .where('booking_id', 'is', null)
    .where('superseded_at', 'is', null)
    .where('consumed_at', 'is', null)
    .execute();
}

/** A request for another new address replaces the one before. */
export async function endPendingChanges(trx: Trx, userId: string, now: string): Promise<void> {
  await trx
    .updateTable('codes')
    .set({ superseded_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'VERIFY_EMAIL')
    .where('superseded_at', 'is', null)
    .where('consumed_at', 'is', null)
    .execute();
}

/** Finds the open code with which an account proves its new address. */
export async function findPendingChange(
  db: Handle,
  userId: string,
  now: string,
): Promise<CodeRow | undefined> {
  return db
    .selectFrom('codes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purpose', '=', 'VERIFY_EMAIL')
    .where('expires_at', '>', now)
    .where('superseded_at', 'is', null)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Removes the addresses of a deleted account from its codes. The counts stay, so that deleting an account
 * gives no new guesses.
 */
export async function detachCodes(
  trx: Trx,
  { userId, emailKeys, now }: { userId: string; emailKeys: readonly string[]; now: string },
): Promise<void> {
  await trx
    .updateTable('codes')
    .set((code) => ({
      user_id: null,
      registration_id: null,
      email: null,
      superseded_at: code
        .case()
        .when('consumed_at', 'is', null)
        .then(code.fn.coalesce('superseded_at', code.val(now)))
        .else(null)
        .end(),
    }))
    .where('booking_id', 'is', null)
    .where((where) => where.or([where('user_id', '=', userId), where('email_key', 'in', emailKeys)]))
    .execute();
}

/** Returns when this requester may request the next code for an address (ISO instant). */
export async function findResendAt(
  db: Handle,
  { emailKey, guestHash, wideNetworkKey, isKnown }: Requester,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('codes')
    .select((select) => select.fn.max('resend_at').as('resend_at'))
    .where('email_key', '=', emailKey)
    .where('booking_id', 'is', null)
    .where((code) =>
      code.or([
        code('guest_hash', '=', guestHash),
        ...(isKnown ? [] : [code('wide_network_key', '=', wideNetworkKey)]),
      ]),
    )
    .executeTakeFirst();
  return row?.resend_at ?? undefined;
}

export type CodeOfDay = Pick<
  CodeRow,
  'attempts' | 'consumed_at' | 'created_at' | 'form' | 'guest_hash' | 'is_counted' | 'wide_network_key'
>;

/** Finds the codes of an address since an instant; limits keep them few. */
export async function findCodesSince(
  db: Handle,
  { emailKey, since }: { emailKey: string; since: string },
): Promise<CodeOfDay[]> {
  return db
    .selectFrom('codes')
    .select(['attempts', 'consumed_at', 'created_at', 'form', 'guest_hash', 'is_counted', 'wide_network_key'])
    .where('email_key', '=', emailKey)
    .where('created_at', '>', since)
    .execute();
}
