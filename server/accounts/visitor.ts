import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Tables } from '../platform/db/tables.ts';
import type { AccountContext } from './context.ts';
import { type Account, signedInAccount } from './account-session.ts';
import { linkedBooking } from '../platform/http/booking-link.ts';
import { guestSession } from '../platform/http/guest-session.ts';

/** Who asks, by everything that the browser can show: each of it opens the bookings that belong to it. */
export interface Visitor {
  guestHash?: string;
  account?: Account;
  linkedBookingId?: string;
  /** Whose idempotency keys these are. */
  scope: string;
}

/** The visitor of a request; undefined when the browser can show nothing, and so has no booking. */
export async function visitorOf(
  context: AccountContext,
  request: FastifyRequest,
): Promise<Visitor | undefined> {
  const guest = guestSession(context, request);
  const [account, linked] = await Promise.all([
    signedInAccount(context, request),
    linkedBooking(context, request),
  ]);
  // The account first: what it was answered is not repeated to the next one at the same machine.
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
 * What makes a booking the visitor's: the account that owns it, a mailed link to it, or the browser that made it, where
 * no account owns it. Who signs out leaves nothing behind for the next one at the same machine.
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
