import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIES } from '#schemas/api';
import type { PlatformContext } from '../context.ts';
import { tokenCookie } from './token-cookie.ts';

const NAME = COOKIES.booking.name;

/** How long a browser may see the booking after it opened a mailed link. */
export const LINKED_ACCESS_MS = 24 * 3_600_000;

/** The booking that this browser may see after it opened a mailed link. */
export interface LinkedBooking {
  bookingId: string;
  /** Identifies the browser later. */
  tokenHash: string;
}

/** The booking behind the cookie of a mailed link; undefined without the cookie, or when it has expired. */
export async function linkedBooking(
  context: PlatformContext,
  request: FastifyRequest,
): Promise<LinkedBooking | undefined> {
  const tokenHash = tokenCookie(context, NAME).hash(request);
  if (tokenHash === undefined) return undefined;
  const access = await context.db
    .selectFrom('booking_access')
    .select('booking_id')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', 'COOKIE')
    .where('expires_at', '>', context.clock.now().toISOString())
    .executeTakeFirst();
  return access === undefined ? undefined : { bookingId: access.booking_id, tokenHash };
}

export function setLinkedBooking(context: PlatformContext, reply: FastifyReply, token: string): void {
  tokenCookie(context, NAME).keep(reply, token, LINKED_ACCESS_MS);
}

/** Signing out also closes the booking that a mailed link opened. */
export function clearLinkedBooking(context: PlatformContext, reply: FastifyReply): void {
  tokenCookie(context, NAME).forget(reply);
}
