import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import type { Booking } from '#schemas/api-types';
import { readBooking } from '../../api/bookings.ts';
import { confirmationOf, paths } from '../../app/paths.ts';
import { BookingNotShown } from '../../shared/booking-not-shown.tsx';
import { useQuery } from '../../shared/queries/use-query.ts';
import { searchAddress } from '../../shared/stay-search/search-address.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { StepFrame } from './step-frame.tsx';
import { PendingBooking } from './pending-booking.tsx';

/** A booking that waits for its code; in any other state it says so and leads on. */
export function CodeStep({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  const query = useQuery<Booking>(['booking', bookingId], () => readBooking(bookingId));
  switch (query.state) {
    case 'idle':
    case 'loading':
      return (
        <StepFrame heading={t('code.heading')}>
          <CheckoutSkeleton />
        </StepFrame>
      );
    case 'error':
      return <BookingNotShown error={query.error} onRetry={query.retry} />;
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
  switch (booking.state) {
    case 'PENDING':
      return <PendingBooking booking={booking} onBooking={onBooking} onOutdated={onOutdated} />;
    case 'SUCCESSFUL':
      return <Navigate to={confirmationOf(booking.id)} replace />;
    case 'EXPIRED':
      return (
        <EmptyState
          icon="clock"
          headingLevel={1}
          heading={t('code.expiredHeading')}
          action={<SearchAgain booking={booking} />}
        >
          {t('code.expiredText')}
        </EmptyState>
      );
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

function SearchAgain({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const { location, stay, rooms } = booking;
  return (
    <Button asChild>
      <Link
        to={searchAddress({ locationId: location.id, checkIn: stay.checkIn, checkOut: stay.checkOut, rooms })}
      >
        {t('code.again')}
      </Link>
    </Button>
  );
}
