import type { Booking } from '#schemas/api-types';
import { Box } from '#design-system/box';
import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { EmptyState } from '#design-system/empty-state';
import { Heading } from '#design-system/heading';
import { SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useMatch } from 'react-router-dom';
import { readBooking } from '../../api/bookings.ts';
import { bookingAddress, checkoutOfBooking, paths } from '../../app/paths.ts';
import { BookingLoadFailure } from '../../shared/booking-load-failure.tsx';
import { useQuery } from '../../shared/queries/use-query.ts';
import { useTabStay } from '../../shared/stay-search/use-tab-stay.ts';
import { StaySkeleton } from '../../shared/stay-summary/stay-skeleton.tsx';
import { Receipt } from './receipt.tsx';

export function ConfirmationScreen() {
  const id = useMatch(paths.confirmed)?.params.id ?? '';
  return (
    <Box paddingBlock="xxl">
      <Container>
        <BookingReceipt id={id} />
      </Container>
    </Box>
  );
}

function BookingReceipt({ id }: { id: string }) {
  const { t } = useTranslation();
  const query = useQuery<Booking>(['booking', id], () => readBooking(id));
  useTabStay(query.state === 'ready' ? query.answer : undefined);
  switch (query.state) {
    case 'idle':
    case 'loading':
      return (
        <Stack gap="xxl">
          <Heading level={1} tabIndex={-1}>
            {t('receipt.loading')}
          </Heading>
          <SkeletonGroup label={t('receipt.loading')}>
            <StaySkeleton />
          </SkeletonGroup>
        </Stack>
      );
    case 'error':
      return <BookingLoadFailure error={query.error} onRetry={query.retry} />;
    case 'ready':
      return <BookingInState booking={query.answer} />;
    default:
      return query satisfies never;
  }
}

function BookingInState({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  switch (booking.state) {
    case 'SUCCESSFUL':
      return <Receipt booking={booking} />;
    case 'PENDING':
      return (
        <EmptyState
          icon="mail"
          headingLevel={1}
          heading={t('receipt.pendingHeading')}
          action={
            <Button asChild>
              <Link to={checkoutOfBooking(booking.id)}>{t('receipt.pendingAction')}</Link>
            </Button>
          }
        >
          {t('receipt.pendingText')}
        </EmptyState>
      );
    case 'EXPIRED':
      return <Navigate to={checkoutOfBooking(booking.id)} replace />;
    case 'CANCELLED':
    case 'REFUNDED':
      return <Navigate to={bookingAddress(booking.id)} replace />;
    default:
      return booking.state satisfies never;
  }
}
