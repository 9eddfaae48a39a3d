import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIES } from '#schemas/api';
import type { PlatformContext } from '../context.ts';
import { tokenCookie } from './token-cookie.ts';

const NAME = COOKIES.booking.name;

/** How long a browser that followed a mailed link sees the booking: long enough for a journey's planning. */
export const LINKED_ACCESS_MS = 24 * 3_600_000;

/** The one booking that this browser may see since it followed a mailed link. */
export interface LinkedBooking {
  bookingId: string;
  /** The cookie's hash, for what has to know the browser again. */
  tokenHash: string;
}

/** The booking that the cookie of a mailed link opens; undefined without one, or when its time is over. */
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

/** Who signs out leaves no opened link behind either. */
export function clearLinkedBooking(context: PlatformContext, reply: FastifyReply): void {
  tokenCookie(context, NAME).forget(reply);
}
