import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Tables } from '../platform/db/tables.ts';
import type { AccountContext } from './context.ts';
import { type Account, signedInAccount } from './account-session.ts';
import { linkedBooking } from '../platform/http/booking-link.ts';
import { guestSession } from '../platform/http/guest-session.ts';

/** The visitor of a request, with everything in the browser that gives access to bookings. */
export interface Visitor {
  guestHash?: string;
  account?: Account;
  linkedBookingId?: string;
  /** The scope of its idempotency keys. */
  scope: string;
}

/** Returns the visitor of a request; undefined when the browser has no access to any booking. */
export async function visitorOf(
  context: AccountContext,
  request: FastifyRequest,
): Promise<Visitor | undefined> {
  const guest = guestSession(context, request);
  const [account, linked] = await Promise.all([
    signedInAccount(context, request),
    linkedBooking(context, request),
  ]);
  // The account comes first, so that its answers are not repeated to the next user of this browser.
  const scope = account?.id ?? guest?.hash ?? linked?.tokenHash;
  if (scope === undefined) return undefined;
  return {
    scope,
    ...(guest === undefined ? {} : { guestHash: guest.hash }),
    ...(account === undefined ? {} : { account }),
    ...(linked === undefined ? {} : { linkedBookingId: linked.bookingId }),
  };
}

/**
 * Returns the conditions under which a booking belongs to the visitor: its account, a mailed link, or the
 * browser that made it while no account owns it. After signing out, the next user of the browser sees
 * nothing.
 */
export function ownedBy(
  row: ExpressionBuilder<Tables, 'bookings'>,
  { guestHash, account, linkedBookingId }: Visitor,
): Expression<SqlBool>[] {
  return [
    ...(guestHash === undefined ? [] : [byBrowser(row, guestHash)]),
    ...(account === undefined ? [] : [row('bookings.user_id', '=', account.id)]),
    ...(linkedBookingId === undefined ? [] : [row('bookings.id', '=', linkedBookingId)]),
  ];
}

function byBrowser(row: ExpressionBuilder<Tables, 'bookings'>, guestHash: string): Expression<SqlBool> {
  return row.and([row('bookings.guest_hash', '=', guestHash), row('bookings.user_id', 'is', null)]);
}
