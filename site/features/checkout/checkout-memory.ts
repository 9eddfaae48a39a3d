import { createAttempts } from '../../shared/attempts.ts';
import { tabStorage } from '../../shared/browser-storage.ts';

const storage = tabStorage();
const BOOKING_OF_QUOTE = 'verandah.booking-of-quote.';

export const attempts = createAttempts(storage);

/** The booking that this tab made from a quote, so that going back or reloading opens it. */
export function bookingOfQuote(quoteId: string): string | undefined {
  return storage.getItem(BOOKING_OF_QUOTE + quoteId) ?? undefined;
}

export function rememberBookingOfQuote(quoteId: string, bookingId: string): void {
  storage.setItem(BOOKING_OF_QUOTE + quoteId, bookingId);
}
