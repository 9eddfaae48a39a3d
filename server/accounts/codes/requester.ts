import type { AccountContext } from '../context.ts';
import type { Handle } from '../../platform/db/database.ts';

/** Who asks for something in the name of an e-mail address. */
export interface Requester {
  /** Keyed hash of the address. */
  emailKey: string;
  guestHash: string;
  /** Keyed hash of the network. */
  networkKey: string;
  /** Of the /48 or /24 around it: what is counted per address is counted by it. */
  wideNetworkKey: string;
  /** The browser has proven the address before: limits do not count it, and what strangers ask for does not touch it. */
  isKnown: boolean;
}

/** The browser and the network of a request, with the address that it names. */
export async function requesterOf(
  { db, keys }: Pick<AccountContext, 'db' | 'keys'>,
  { email, ...where }: Pick<Requester, 'guestHash' | 'networkKey' | 'wideNetworkKey'> & { email: string },
): Promise<Requester> {
  const { guestHash } = where;
  const emailKey = keys.keyedHash('email', email.toLowerCase());
  const isKnown = await isKnownBrowser(db, { email: email.toLowerCase(), emailKey, guestHash });
  return { emailKey, guestHash, networkKey: where.networkKey, wideNetworkKey: where.wideNetworkKey, isKnown };
}

/** Whether the address was proven in this browser: by signing in to its account, or by the code of a booking. */
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
    // A booking of an account proves what its sign-in has proven, and that ends with the password.
    .where('user_id', 'is', null)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return booked !== undefined;
}
