import type { OpenBookingAnswer } from '#schemas/api-types';
import { Box } from '#design-system/box';
import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { EmptyState } from '#design-system/empty-state';
import { Heading } from '#design-system/heading';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { openBooking } from '../../api/bookings.ts';
import { refusalCode } from '../../api/request-error.ts';
import { atStep, bookingAddress, paths } from '../../app/paths.ts';
import { useChange } from '../../shared/changes/use-change.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';

/** Opens a mailed link: uses its token up, so that this browser may see the booking. */
export function BookingAccessScreen() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [token] = useState(() => hash.slice(1));
  const isHydrated = useHydrated();
  const opening = useChange<string, OpenBookingAnswer>(openBooking, {
    onSuccess: ({ bookingId }) =>
      void navigate(bookingAddress(bookingId), { replace: true, state: atStep('opened') }),
    // Each failure has a screen of its own.
    onFailure: () => true,
  });
  const { run } = opening;
  useEffect(() => {
    if (token === '') return;
    // Remove the token from the address, so that it is not in the history or in a shared link.
    void navigate(paths.bookingAccess, { replace: true });
    void run(token);
  }, [navigate, run, token]);

  return (
    <Box paddingBlock="xxl">
      <Container width="narrow">{content()}</Container>
    </Box>
  );

  function content() {
    if (isHydrated && token === '') return <NewLink reason="missing" />;
    if (opening.error === undefined) return <Opening />;
    return refusalCode(opening.error) === 'LINK_EXPIRED' || refusalCode(opening.error) === 'VALIDATION' ? (
      <NewLink reason="expired" />
    ) : (
      <NotOpened onRetry={() => void run(token)} />
    );
  }
}

function Opening() {
  const { t } = useTranslation();
  return (
    <Stack gap="xl">
      <Heading level={1} tabIndex={-1}>
        {t('bookingAccess.heading')}
      </Heading>
      <SkeletonGroup label={t('bookingAccess.opening')}>
        <Stack gap="l">
          <Skeleton shape="text" lines={3} />
          <Skeleton shape="block" />
        </Stack>
      </SkeletonGroup>
    </Stack>
  );
}

function NewLink({ reason }: { reason: 'expired' | 'missing' }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="clock"
      headingLevel={1}
      heading={t(`bookingAccess.${reason}`)}
      action={
        <Button asChild>
          <Link to={paths.findBooking}>{t('bookingAccess.newLink')}</Link>
        </Button>
      }
    >
      {t(`bookingAccess.${reason}Text`)}
    </EmptyState>
  );
}

function NotOpened({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="warning"
      headingLevel={1}
      heading={t('bookingAccess.failed')}
      action={<Button onClick={onRetry}>{t('failures.retry')}</Button>}
    >
      {t('bookingAccess.failedText')}
    </EmptyState>
  );
}
