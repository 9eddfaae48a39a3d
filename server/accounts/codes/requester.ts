import type { AccountContext } from '../context.ts';
import type { Handle } from '../../platform/db/database.ts';

export interface Requester {
  /** Keyed hash of the address. */
  emailKey: string;
  guestHash: string;
  /** Keyed hash of the network. */
  networkKey: string;
  /** Keyed hash of the surrounding /48 or /24; limits per address count by it. */
  wideNetworkKey: string;
  /**
   * Whether the browser has proven the address before. Limits do not count it, and requests of strangers do
   * not affect it.
   */
  isKnown: boolean;
}

/** Returns the requester of a request for an address. */
export async function requesterOf(
  { db, keys }: Pick<AccountContext, 'db' | 'keys'>,
  { email, ...where }: Pick<Requester, 'guestHash' | 'networkKey' | 'wideNetworkKey'> & { email: string },
): Promise<Requester> {
  const { guestHash } = where;
  const emailKey = keys.keyedHash('email', email.toLowerCase());
  const isKnown = await isKnownBrowser(db, { email: email.toLowerCase(), emailKey, guestHash });
  return { emailKey, guestHash, networkKey: where.networkKey, wideNetworkKey: where.wideNetworkKey, isKnown };
}

async function isKnownBrowser(
  db: Handle,
  { email, emailKey, guestHash }: { email: string; emailKey: string; guestHash: string },
): Promise<boolean> {
  const signedIn = await db
    .selectFrom('known_browsers')
    .innerJoin('users', 'users.id', 'known_browsers.user_id')
    .select('known_browsers.user_id')
    .where('users.email', '=', email)
    .where('known_browsers.guest_hash', '=', guestHash)
    .executeTakeFirst();
  if (signedIn !== undefined) return true;
  const booked = await db
    .selectFrom('bookings')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('guest_hash', '=', guestHash)
    // A booking of an account depends on its sign-in, which ends with the password.
    .where('user_id', 'is', null)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return booked !== undefined;
}
