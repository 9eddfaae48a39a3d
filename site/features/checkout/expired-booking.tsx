import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { Inline } from '#design-system/inline';
import { Link as StyledLink } from '#design-system/link';
import { formatPrice } from '#design-system/price';
import { Spinner } from '#design-system/spinner';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Booking, RefundList } from '#schemas/api-types';
import { listRefunds } from '../../api/bookings.ts';
import { bookingAddress } from '../../app/paths.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { isExpected, type PaymentReturn, useRepeatedRequest } from '../../shared/payment/payment-return.ts';
import { useQuery } from '../../shared/queries/use-query.ts';
import { searchAddress } from '../../shared/stay-search/search-address.ts';

interface ExpiredBookingProps {
  booking: Booking;
  returned: PaymentReturn;
}

/** A booking whose time is over, and what becomes of money that came too late for it. */
export function ExpiredBooking({ booking, returned }: ExpiredBookingProps) {
  const isPrepaid = booking.paymentTerms === 'PAY_NOW';
  // The answer of a slow bank, which the booking tells, is either the money that goes back or none.
  const key = ['refunds', booking.id, booking.paymentPendingSince] as const;
  const refunds = useQuery<RefundList>(isPrepaid ? key : null, () => listRefunds(booking.id));
  const isReady = refunds.state === 'ready';
  const backMinor = isReady ? sumOf(refunds.answer) : 0;
  useRepeatedRequest(isReady && isExpected(returned) && backMinor === 0, () => {
    if (isReady) refunds.refresh();
  });
  if (backMinor > 0) return <Returned booking={booking} backMinor={backMinor} />;
  return <Over booking={booking} isAsking={refunds.state === 'loading'} />;
}

function sumOf({ items }: RefundList): number {
  return items.reduce((sum, { refundAmountMinor }) => sum + refundAmountMinor, 0);
}

/** Says nothing of money until it is known whether any goes back. */
function Over({ booking, isAsking }: { booking: Booking; isAsking: boolean }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="clock"
      headingLevel={1}
      heading={t('code.expiredHeading')}
      // It would move when the sentence above it comes.
      action={isAsking ? undefined : <SearchAgain booking={booking} />}
    >
      {isAsking ? (
        <Spinner label={t('refund.history.loading')} />
      ) : (
        t(booking.paymentTerms === 'PAY_NOW' ? 'pay.expiredText' : 'code.expiredText')
      )}
    </EmptyState>
  );
}

function Returned({ booking, backMinor }: { booking: Booking; backMinor: number }) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  return (
    <EmptyState
      icon="info"
      headingLevel={1}
      heading={t('pay.returnedHeading')}
      aria-live="polite"
      action={
        <Inline gap="l" align="center" justify="center">
          <SearchAgain booking={booking} />
          <StyledLink asChild tone="standalone" icon="arrow-right">
            <Link to={bookingAddress(booking.id)}>{t('pay.returnedAction')}</Link>
          </StyledLink>
        </Inline>
      }
    >
      {t('pay.returnedText', { price: formatPrice(backMinor, booking.totals, locale) })}
    </EmptyState>
  );
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
