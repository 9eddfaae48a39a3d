import type { Handle, Trx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { readBooking, selectBookings, type SoldBooking } from '../booking-repository.ts';

export interface Access {
  tokenHash: string;
  kind: Tables['booking_access']['kind'];
  bookingId: string;
  createdAt: string;
  expiresAt: string;
}

export interface WaitingFind {
  id: string;
  sealed: string;
}

export async function insertAccess(
  trx: Trx,
  { tokenHash, kind, bookingId, createdAt, expiresAt }: Access,
): Promise<void> {
  await trx
    .insertInto('booking_access')
    .values({
      token_hash: tokenHash,
      kind,
      booking_id: bookingId,
      created_at: createdAt,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
}

/** Uses up a valid link and returns its booking id; undefined when it is expired, used or unknown. */
export async function redeemLink(trx: Trx, tokenHash: string, now: string): Promise<string | undefined> {
  const used = await trx
    .updateTable('booking_access')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', 'LINK')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) return undefined;
  const link = await trx
    .selectFrom('booking_access')
    .select('booking_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return link?.booking_id;
}

export async function countLinksSince(db: Handle, bookingId: string, since: string): Promise<number> {
  const row = await db
    .selectFrom('booking_access')
    .select((select) => select.fn.countAll<number>().as('links'))
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'LINK')
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row?.links ?? 0;
}

export async function insertFind(
  trx: Trx,
  find: { id: string; createdAt: string; networkKey: string; sealed: string },
): Promise<void> {
  await trx
    .insertInto('booking_finds')
    .values({ id: find.id, created_at: find.createdAt, network_key: find.networkKey, sealed: find.sealed })
    .execute();
}

/** Counts the requests of a network since an instant, with the time of the first. */
export async function countFindsSince(
  trx: Trx,
  networkKey: string,
  since: string,
): Promise<{ finds: number; first: string | null }> {
  const row = await trx
    .selectFrom('booking_finds')
    .select((select) => [select.fn.countAll<number>().as('finds'), select.fn.min('created_at').as('first')])
    .where('network_key', '=', networkKey)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return { finds: row?.finds ?? 0, first: row?.first ?? null };
}

export async function findWaiting(db: Handle, limit: number): Promise<WaitingFind[]> {
  const rows = await db
    .selectFrom('booking_finds')
    .select(['id', 'sealed'])
    .where('sealed', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, sealed }) => (sealed === null ? [] : [{ id, sealed }]));
}

/** Removes the content of a request; false when it was answered before. */
export async function closeFind(db: Handle, id: string): Promise<boolean> {
  const closed = await db
    .updateTable('booking_finds')
    .set({ sealed: null })
    .where('id', '=', id)
    .where('sealed', 'is not', null)
    .executeTakeFirst();
  return closed.numUpdatedRows === 1n;
}

/** Finds the booking by its reference and the address that booked it. */
export async function findBookingByReference(
  db: Handle,
  { reference, emailKeys }: { reference: string; emailKeys: readonly string[] },
): Promise<SoldBooking | undefined> {
  return readBooking(
    selectBookings(db).where('reference', '=', reference).where('email_key', 'in', emailKeys),
  );
}
