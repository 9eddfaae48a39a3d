import type { Booking } from '#schemas/api-types';
import { confirmBooking } from '../../api/bookings.ts';
import { shownInPage } from '../../shared/changes/shown-in-page.ts';
import { type Change, useChange } from '../../shared/changes/use-change.ts';
import { attempts } from './checkout-memory.ts';

interface ProvenBookingOptions {
  booking: Booking;
  onBooking: (booking: Booking) => void;
  onOutdated: () => void;
}

/** Confirms a booking whose guest has a verified address, so without a code. */
export function useProvenBooking({
  booking,
  onBooking,
  onOutdated,
}: ProvenBookingOptions): Change<void, Booking> {
  return useChange<void, Booking>(
    () =>
      attempts.send(`confirm.${booking.id}`, (idempotencyKey) =>
        confirmBooking({ bookingId: booking.id, idempotencyKey }),
      ),
    {
      retries: 2,
      onSuccess: onBooking,
      onFailure: (error) => {
        onOutdated();
        return shownInPage(error);
      },
    },
  );
}
