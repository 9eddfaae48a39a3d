import { DomainError } from '#domain/refusal';
import type { CreateBookingRequest } from '#schemas/api-types';
import type { BookingContext } from './context.ts';
import type { Trx } from '../platform/db/database.ts';
import { type Answer, answerOnce, type OnceKey, getOrSet } from '../platform/idempotency/answer-once.ts';
import {
  claimPromoUse,
  refuseExpiredQuote,
  findQuote,
  type StoredQuote,
  findAlternatives,
  refuseUnavailable,
  refuseUsedQuote,
} from '../quotes/index.ts';
import { type SoldBooking, insertBooking } from './booking-repository.ts';
import type { Caller } from './caller.ts';
import { type Requester, requesterOf, type FreshCode, makeCodeFor } from '../accounts/index.ts';
import { draftBooking } from './draft-booking.ts';
import { writtenDetails } from './guest-details.ts';
import { holdNights } from './hold-nights.ts';
import { insertConsent } from './news/consent-repository.ts';
import { issueCode } from './issue-code.ts';
import { refuseTooManyHolds, refuseTooManyUnproven } from './refuse-too-many-holds.ts';
import { mapBooking } from './map-booking.ts';

const MINUTE_MS = 60_000;

/**
 * Creates a pending booking from a live quote: the nights, the booking and the first code in one transaction.
 * The price is the quote's; the client cannot change it.
 */
export async function createBooking(
  context: BookingContext,
  caller: Caller,
  request: CreateBookingRequest,
): Promise<Answer> {
  const once = {
    scope: caller.visitor.scope,
    key: caller.idempotencyKey,
    request: ['createBooking', request],
  };
  return getOrSet(context, once, () => create(context, caller, { request, once }));
}

async function create(
  context: BookingContext,
  caller: Caller,
  { request, once }: { request: CreateBookingRequest; once: OnceKey },
): Promise<Answer> {
  const { guestHash, account } = caller.visitor;
  // A quote belongs to the browser that requested it.
  const quote = guestHash === undefined ? undefined : await findQuote(context.db, request.quoteId, guestHash);
  if (quote === undefined) throw new DomainError('NOT_FOUND');
  const written = writtenDetails(request, quote.terms.location);
  // Before its age is checked: a new price would sell the same stay twice.
  await refuseUsedQuote(context.db, quote.id, caller.visitor);
  await refuseExpiredQuote(context, quote);
  const id = context.newId();
  const email = written.guest.guestEmail;
  const isProven = account?.email === email.toLowerCase();
  const browser = await requesterOf(context, {
    email,
    guestHash: quote.guestHash,
    networkKey: caller.networkKey,
    wideNetworkKey: caller.wideNetworkKey,
  });
  const requester = { ...browser, isKnown: browser.isKnown || isProven };
  const subject = { purpose: 'CONFIRM_BOOKING', booking_id: id } as const;
  const fresh = isProven ? undefined : await makeCodeFor(context, requester, subject);
  const { holdMinutes } = context.release.get().catalogue.booking;
  const now = context.clock.now();
  const booking = draftBooking(context, {
    id,
    written,
    quote,
    maker: {
      user_id: account?.id ?? null,
      email_key: requester.emailKey,
      network_key: caller.networkKey,
      wide_network_key: caller.wideNetworkKey,
      is_known_browser: requester.isKnown ? 1 : 0,
    },
    hold: {
      kind: 'GUEST',
      minutes: holdMinutes,
      endsAt: new Date(now.getTime() + holdMinutes * MINUTE_MS).toISOString(),
    },
    emailVerifiedAt: isProven ? now.toISOString() : null,
  });
  try {
    return await answerOnce(context, once, (trx) =>
      hold(context, trx, { booking, caller, quote, requester, fresh, newsText: request.newsText }),
    );
  } catch (error) {
    throw await withAlternatives(context, error, quote);
  }
}

interface Hold {
  booking: SoldBooking;
  caller: Caller;
  quote: StoredQuote;
  requester: Requester;
  fresh: FreshCode | undefined;
  newsText: string | undefined;
}

async function hold(
  context: BookingContext,
  trx: Trx,
  { booking, caller, quote, requester, fresh, newsText }: Hold,
): Promise<Answer> {
  await refuseUsedQuote(trx, quote.id, caller.visitor);
  await refuseTooManyHolds(context, trx, { booking, requester });
  await claimPromoUse(context, trx, booking);
  const nights = await holdNights(context, trx, quote);
  // An account has proven an address, though maybe not this one.
  if (!requester.isKnown && booking.user_id === null)
    await refuseTooManyUnproven(context, trx, { booking, nights });
  await insertBooking(trx, booking, { quoteId: quote.id, nights });
  if (newsText !== undefined)
    await insertConsent(trx, {
      id: context.newId(),
      bookingId: booking.id,
      email: booking.email,
      givenAt: booking.created_at,
      text: newsText,
    });
  const code = fresh === undefined ? undefined : await issueCode(context, trx, { booking, requester, fresh });
  return { status: 201, body: mapBooking(booking, { code }, context.clock.now()) };
}

async function withAlternatives(
  context: BookingContext,
  error: unknown,
  quote: StoredQuote,
): Promise<unknown> {
  if (!(error instanceof DomainError) || error.code !== 'ROOM_UNAVAILABLE') return error;
  // The concurrent booking may not be visible to readers yet; a transaction comes after it
  // (docs/decisions/0023).
  return context.db.transaction().execute(async (trx) => {
    const after = { ...context, db: trx };
    try {
      await refuseUnavailable(after, quote.request);
    } catch (refusal) {
      return refusal;
    }
    // The room is free again by now, but these nights were not, so the guest decides again.
    const alternatives = await findAlternatives(after, quote.request);
    return new DomainError('ROOM_UNAVAILABLE', { ...error.details, alternatives });
  });
}
