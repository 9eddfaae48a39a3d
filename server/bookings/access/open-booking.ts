import { DomainError } from '#domain/refusal';
import type { OpenBookingAnswer, OpenBookingRequest } from '#schemas/api-types';
import { newToken } from '../../platform/random.ts';
import type { Trx } from '../../platform/db/database.ts';
import { bookingById, markVerified } from '../booking-repository.ts';
import type { BookingContext } from '../context.ts';
import { LINKED_ACCESS_MS } from '../../platform/http/booking-link.ts';
import { hashOfToken } from '../../platform/http/token-cookie.ts';
import { bookingOfBalanceLink } from '../balances/balance-link.ts';
import { insertAccess, redeemLink } from './access-repository.ts';
import { recordEvent } from '../../platform/events/record-event.ts';

export interface OpenedBooking {
  answer: OpenBookingAnswer;
  token: string;
}

/**
 * Exchanges a mailed link for a cookie with access to that booking. A link that somebody asked for can be used once, the
 * one to pay a balance until check-in; unknown, used and expired tokens get the same refusal, LINK_EXPIRED.
 */
export async function openBooking(
  context: Pick<BookingContext, 'clock' | 'db' | 'keys' | 'random'>,
  { token }: OpenBookingRequest,
): Promise<OpenedBooking> {
  const now = context.clock.now();
  const cookieToken = newToken(context.random);
  const bookingId = await context.db.transaction().execute(async (trx) => {
    const owing = await bookingOfBalanceLink(context, trx, { token, now });
    const linked = owing ?? (await redeemLink(trx, hashOfToken(token), now.toISOString()));
    if (linked === undefined) throw new DomainError('LINK_EXPIRED');
    await recordEvent(trx, {
      kind: 'LINK_OPENED',
      bookingId: linked,
      at: now.toISOString(),
      facts: { link: owing === undefined ? 'MAILED' : 'BALANCE' },
    });
    await proveOption(trx, linked, now);
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

/** Only the guest has the mail with the link: it proves the address as a code does, which no mail of an option has. */
async function proveOption(trx: Trx, bookingId: string, now: Date): Promise<void> {
  const booking = await bookingById(trx, bookingId);
  if (booking.hold_kind === 'OPTION' && booking.email_verified_at === null)
    await markVerified(trx, bookingId, now.toISOString());
}
