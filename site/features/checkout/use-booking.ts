import type { Booking, CreateBookingRequest, Quote } from '#schemas/api-types';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { createBooking } from '../../api/bookings.ts';
import { isOutcomeUnknown, refusalCode, refusalDetails, usedFor } from '../../api/request-error.ts';
import { atStep, checkoutOfBooking } from '../../app/paths.ts';
import { shownInPage } from '../../shared/changes/shown-in-page.ts';
import { useChange, type Change } from '../../shared/changes/use-change.ts';
import { useUpdateQuery } from '../../shared/queries/use-update-query.ts';
import { clearTypedDetails } from '../../shared/typed-details.ts';
import { attempts, rememberBookingOfQuote } from './checkout-memory.ts';

/** Retries without an answer before the guest is asked to press again. */
const RETRIES = 2;

interface BookingOptions {
  quoteId: string;
  onFreshQuote: (quote: Quote) => void;
  /** Shows field errors in the form. Returns true when nothing else needs to be shown. */
  onRefusal: (error: unknown) => boolean;
}

/** Books a quote once, however often it is pressed, sent or reloaded, then goes on to the code. */
export function useBooking({
  quoteId,
  onFreshQuote,
  onRefusal,
}: BookingOptions): Change<CreateBookingRequest, Booking> {
  const navigate = useNavigate();
  const remember = useUpdateQuery();
  const unanswered = useRef<CreateBookingRequest | null>(null);

  async function send(request: CreateBookingRequest): Promise<Booking> {
    const booking = await attempts.send(`book.${request.quoteId}`, async (key) => {
      try {
        return await createBooking(request, key);
      } catch (error) {
        // The guest changed the details after a lost answer, and the first request did book: use that booking.
        const first = unanswered.current;
        if (refusalCode(error) === 'IDEMPOTENCY_MISMATCH' && first) return createBooking(first, key);
        if (isOutcomeUnknown(error)) unanswered.current ??= request;
        throw error;
      }
    });
    keepBooking(request.quoteId, booking.id);
    return booking;
  }

  return useChange<CreateBookingRequest, Booking>(send, {
    retries: RETRIES,
    onSuccess: (booking) => void goOn(booking),
    onFailure: (error) => {
      const bookingId = usedFor(error);
      if (bookingId !== undefined) {
        keepBooking(quoteId, bookingId);
        void goTo(bookingId);
        return true;
      }
      const fresh = refusalDetails(error)?.quote;
      if (refusalCode(error) === 'QUOTE_EXPIRED' && fresh) {
        onFreshQuote(fresh);
        return true;
      }
      // The form shows what is not the fault of a field.
      return onRefusal(error) || shownInPage(error);
    },
  });

  async function goOn(booking: Booking): Promise<void> {
    await remember(['booking', booking.id], booking);
    await goTo(booking.id);
  }

  async function goTo(bookingId: string): Promise<void> {
    // Going back must not reach a form that was already sent.
    await navigate(checkoutOfBooking(bookingId), { replace: true, state: atStep('code') });
  }
}

function keepBooking(quoteId: string, bookingId: string): void {
  rememberBookingOfQuote(quoteId, bookingId);
  clearTypedDetails();
}
