import type { Booking } from '#schemas/api-types';
import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Dialog } from '#design-system/dialog';
import { Heading } from '#design-system/heading';
import { Link as StyledLink } from '#design-system/link';
import { SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readBooking } from '../../../api/bookings.ts';
import { paths } from '../../../app/paths.ts';
import { BookingLoadFailure } from '../../../shared/booking-load-failure.tsx';
import { useFormats } from '../../../shared/format/use-formats.ts';
import { useQuery, type Query } from '../../../shared/queries/use-query.ts';
import { StaySkeleton } from '../../../shared/stay-summary/stay-skeleton.tsx';
import { CancelDialog } from '../cancel/cancel-dialog.tsx';
import { useCloseDialog } from '../use-close-dialog.ts';
import { BookingSheet } from './booking-sheet.tsx';

interface BookingViewProps {
  id: string;
  isDialog: boolean;
  isCancelling: boolean;
}

export function BookingView({ id, isDialog, isCancelling }: BookingViewProps) {
  const query = useQuery<Booking>(['booking', id], () => readBooking(id));
  const frame = {
    booking: query.state === 'ready' ? query.answer : undefined,
    children: <Content query={query} isDialog={isDialog} isCancelling={isCancelling} />,
  };
  if (isDialog) return <DialogFrame {...frame} />;
  // An error has a heading of its own.
  return query.state === 'error' ? <PlainFrame>{frame.children}</PlainFrame> : <PageFrame {...frame} />;
}

interface ContentProps {
  query: Query<Booking>;
  isDialog: boolean;
  isCancelling: boolean;
}

function Content({ query, isDialog, isCancelling }: ContentProps) {
  const { t } = useTranslation();
  switch (query.state) {
    case 'idle':
    case 'loading':
      return (
        <SkeletonGroup label={t('booking.loading')}>
          <StaySkeleton isDialog={isDialog} />
        </SkeletonGroup>
      );
    case 'error':
      return <BookingLoadFailure error={query.error} onRetry={query.retry} headingLevel={isDialog ? 3 : 1} />;
    case 'ready':
      return (
        <>
          <BookingSheet
            booking={query.answer}
            isDialog={isDialog}
            isCancelling={isCancelling}
            onOutdated={query.refresh}
          />
          {isCancelling ? (
            <CancelDialog booking={query.answer} onBooking={query.replace} onOutdated={query.refresh} />
          ) : null}
        </>
      );
    default:
      return query satisfies never;
  }
}

interface FrameProps {
  booking: Booking | undefined;
  children: ReactNode;
}

function DialogFrame({ booking, children }: FrameProps) {
  const { t } = useTranslation();
  const leave = useCloseDialog(paths.bookings);
  const { title, lead } = useTitle(booking);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) leave();
      }}
      size="l"
      title={title}
      description={lead}
      closeLabel={t('booking.close')}
    >
      {children}
    </Dialog>
  );
}

function PageFrame({ booking, children }: FrameProps) {
  const { t } = useTranslation();
  const { title, lead } = useTitle(booking);
  return (
    <PlainFrame>
      <Stack gap="xxl">
        <Stack gap="xl">
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          <Text size="lead" tone="muted" measure>
            {lead}
          </Text>
        </Stack>
        {children}
        <Text>
          <StyledLink asChild tone="standalone" icon="arrow-right">
            <Link to={paths.bookings}>{t('booking.all')}</Link>
          </StyledLink>
        </Text>
      </Stack>
    </PlainFrame>
  );
}

function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <Box paddingBlock="xxl">
      <Container>{children}</Container>
    </Box>
  );
}

function useTitle(booking: Booking | undefined): { title: string; lead: string } {
  const { t } = useTranslation();
  const formats = useFormats();
  if (!booking) return { title: t('booking.title'), lead: t('booking.loading') };
  const { reference, location, stay } = booking;
  return {
    title: t('booking.titleOf', { reference }),
    lead: t('booking.lead', {
      location: location.name,
      checkIn: formats.day(stay.checkIn),
      checkOut: formats.day(stay.checkOut),
    }),
  };
}
