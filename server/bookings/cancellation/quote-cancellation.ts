import { DomainError } from '#domain/refusal';
import type { CancellationQuote } from '#schemas/api-types';
import type { BookingContext } from '../context.ts';
import type { Visitor } from '../../accounts/index.ts';
import { refuseUnlessAllowed } from '../actions-of.ts';
import type { SoldBooking } from '../booking-repository.ts';
import { bookingOf } from '../show-booking.ts';
import { insertCancellationQuote } from './cancellation-repository.ts';
import { type FiguresNow, figuresOf } from './figures-of.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';

/**
 * Quotes a cancellation and stores the figures. They are valid until the next deadline, at most ten minutes
 * (BOOKING-RULES, Cancellation 13).
 */
export async function quoteCancellation(
  context: Pick<BookingContext, 'clock' | 'db' | 'newId'>,
  visitor: Visitor,
  bookingId: string,
): Promise<CancellationQuote> {
  const now = context.clock.now();
  const booking = await bookingOf(context.db, bookingId, visitor);
  refuseUnlessAllowed('CANCEL', { booking, code: undefined, now });
  const figures = figuresOf(booking, now);
  const id = context.newId();
  await insertCancellationQuote(context.db, {
    id,
    booking_id: bookingId,
    createdAt: now.toISOString(),
    validUntil: figures.validUntil,
    state: quotedState(booking),
    paid_minor: booking.paid_minor,
    figures,
  });
  return toCancellationQuote(id, booking, figures);
}

/** Narrows the state to the two that can be cancelled. */
export function quotedState({ state }: SoldBooking): 'PENDING' | 'SUCCESSFUL' {
  if (state === 'PENDING' || state === 'SUCCESSFUL') return state;
  throw new DomainError('STATE_CONFLICT', { state });
}

function toCancellationQuote(id: string, booking: SoldBooking, figures: FiguresNow): CancellationQuote {
  return {
    id,
    bookingId: booking.id,
    ...unitOfRow(booking),
    paidMinor: booking.paid_minor,
    ...figures,
  };
}
