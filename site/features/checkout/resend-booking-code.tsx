import type { Booking } from '#schemas/api-types';
import { sendCode } from '../../api/bookings.ts';
import { isAllowed } from '../../shared/booking-actions.ts';
import { ResendCode } from '../../shared/codes/resend-code.tsx';
import { attempts } from './checkout-memory.ts';

interface ResendBookingCodeProps {
  booking: Booking;
  onBooking: (booking: Booking) => void;
  onOutdated: () => void;
}

export function ResendBookingCode({ booking, onBooking, onOutdated }: ResendBookingCodeProps) {
  return (
    <ResendCode
      resendAt={booking.verification?.resendAt}
      isAllowed={isAllowed(booking, 'SEND_CODE')}
      send={() =>
        attempts.send(`code.${booking.id}`, (idempotencyKey) =>
          sendCode({ bookingId: booking.id, idempotencyKey }),
        )
      }
      onSent={(verification) => {
        onBooking({ ...booking, verification });
        onOutdated();
      }}
    />
  );
}
