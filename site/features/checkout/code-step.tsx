import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import type { Booking } from '#schemas/api-types';
import { readBooking } from '../../api/bookings.ts';
import { atStep, checkoutOfBooking, confirmationOf, paths } from '../../app/paths.ts';
import { whyNot } from '../../shared/booking-actions.ts';
import { BookingLoadFailure } from '../../shared/booking-load-failure.tsx';
import { isExpected, usePaymentReturn, useRepeatedRequest } from '../../shared/payment/payment-return.ts';
import { useQuery } from '../../shared/queries/use-query.ts';
import { useTabStay } from '../../shared/stay-search/use-tab-stay.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { ExpiredBooking } from './expired-booking.tsx';
import { StepFrame } from './step-frame.tsx';
import { PaymentStep } from './payment-step.tsx';
import { PendingBooking } from './pending-booking.tsx';

export function CodeStep({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  const query = useQuery<Booking>(['booking', bookingId], () => readBooking(bookingId));
  useTabStay(query.state === 'ready' ? query.answer : undefined);
  switch (query.state) {
    case 'idle':
    case 'loading':
      return (
        <StepFrame heading={t('code.heading')}>
          <CheckoutSkeleton />
        </StepFrame>
      );
    case 'error':
      return <BookingLoadFailure error={query.error} onRetry={query.retry} />;
    case 'ready':
      return <BookingInState booking={query.answer} onBooking={query.replace} onOutdated={query.refresh} />;
    default:
      return query satisfies never;
  }
}

interface BookingInStateProps {
  booking: Booking;
  onBooking: (booking: Booking) => void;
  onOutdated: () => void;
}

function BookingInState({ booking, onBooking, onOutdated }: BookingInStateProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const returned = usePaymentReturn(booking);
  const isOpen = lacksPayment(booking) || booking.state === 'EXPIRED';
  const isSlow = useRepeatedRequest(isExpected(returned) && isOpen, onOutdated);

  /** A payment may follow the code: that is another step, and its heading takes the focus. */
  function goOn(next: Booking) {
    onBooking(next);
    if (lacksPayment(next) && !lacksPayment(booking))
      void navigate(checkoutOfBooking(next.id), { replace: true, state: atStep('payment') });
  }

  switch (booking.state) {
    case 'PENDING':
      return lacksPayment(booking) ? (
        <PaymentStep
          booking={booking}
          onBooking={onBooking}
          onOutdated={onOutdated}
          returned={returned}
          isSlow={isSlow}
        />
      ) : (
        <PendingBooking booking={booking} onBooking={goOn} onOutdated={onOutdated} />
      );
    case 'SUCCESSFUL':
      return <Navigate to={confirmationOf(booking.id)} replace />;
    case 'EXPIRED':
      return <ExpiredBooking booking={booking} returned={returned} />;
    case 'CANCELLED':
    case 'REFUNDED':
      return (
        <EmptyState
          icon="info"
          headingLevel={1}
          heading={t('code.cancelledHeading')}
          action={
            <Button asChild>
              <Link to={paths.book}>{t('nav.book')}</Link>
            </Button>
          }
        >
          {t('code.cancelledText')}
        </EmptyState>
      );
    default:
      return booking.state satisfies never;
  }
}

/** The server's reason says that only the payment is missing. */
function lacksPayment(booking: Booking): boolean {
  return whyNot(booking, 'CONFIRM') === 'NOT_PAID';
}
