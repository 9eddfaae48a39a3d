import { DomainError } from '#domain/refusal';
import type { OpenBookingAnswer, OpenBookingRequest } from '#schemas/api-types';
import { newToken } from '../../platform/random.ts';
import type { BookingContext } from '../context.ts';
import { LINKED_ACCESS_MS } from '../../platform/http/booking-link.ts';
import { hashOfToken } from '../../platform/http/token-cookie.ts';
import { insertAccess, redeemLink } from './access-repository.ts';

/** What a used link gives: the answer, and the token that the browser keeps from now on. */
export interface OpenedBooking {
  answer: OpenBookingAnswer;
  token: string;
}

/**
 * Turns a mailed link into access of this browser to that one booking. The link is used up by it; a token that is
 * unknown, used or too old is refused in the same words.
 */
export async function openBooking(
  context: Pick<BookingContext, 'clock' | 'db' | 'random'>,
  { token }: OpenBookingRequest,
): Promise<OpenedBooking> {
  const now = context.clock.now();
  const cookieToken = newToken(context.random);
  const bookingId = await context.db.transaction().execute(async (trx) => {
    const linked = await redeemLink(trx, hashOfToken(token), now.toISOString());
    if (linked === undefined) throw new DomainError('LINK_EXPIRED');
    await insertAccess(trx, {
      tokenHash: hashOfToken(cookieToken),
      kind: 'COOKIE',
      bookingId: linked,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + LINKED_ACCESS_MS).toISOString(),
    });
    return linked;
  });
  return { answer: { bookingId }, token: cookieToken };
}
