import type { BookingPage, ListBookingsQuery } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listBookings } from '../../../api/bookings.ts';
import { paths } from '../../../app/paths.ts';
import { LoadFailure } from '../../../shared/failures/load-failure.tsx';
import { useQuery } from '../../../shared/queries/use-query.ts';
import { BookingGroups } from './booking-groups.tsx';
import { ListControls } from './list-controls.tsx';
import { isFiltered, listAddress } from './list-address.ts';
import { ListPages } from './list-pages.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

/** As many bookings are found at a glance. */
const SHORT = 6;

/** The bookings of a query. Nothing is requested during hydration. */
export function BookingsList({ query }: { query: ListBookingsQuery | null }) {
  const { t } = useTranslation();
  const results = useQuery(query && ['bookings', query], () => listBookings(query ?? {}), {
    // Keep the list while another order loads.
    keepPreviousData: true,
  });
  const [isOpen, setIsOpen] = useState(false);
  const asked = query ?? {};
  const total = results.state === 'ready' ? results.answer.total : 0;

  function body() {
    switch (results.state) {
      case 'idle':
      case 'loading':
        return <ListSkeleton />;
      case 'error':
        return (
          <LoadFailure heading={t('bookings.failed')} onRetry={results.retry}>
            {t('bookings.failedText')}
          </LoadFailure>
        );
      case 'ready':
        return <ReadyList query={asked} found={results.answer} isRefreshing={results.isRefreshing} />;
      default:
        return results satisfies never;
    }
  }
  return (
    <Stack gap="xl">
      {total > 0 || isFiltered(asked) ? (
        <ListControls query={asked} isShort={total < SHORT} isOpen={isOpen} onOpenChange={setIsOpen} />
      ) : null}
      {body()}
    </Stack>
  );
}

interface ReadyListProps {
  query: ListBookingsQuery;
  found: BookingPage;
  isRefreshing: boolean;
}

function ReadyList({ query, found, isRefreshing }: ReadyListProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="l" aria-busy={isRefreshing}>
      <div role="status">
        {found.total === 0 ? (
          // Sighted guests read the empty state.
          <VisuallyHidden>{t('bookings.found', { count: 0 })}</VisuallyHidden>
        ) : (
          <Text size="small" weight="medium">
            {t('bookings.found', { count: found.total })}
          </Text>
        )}
      </div>
      {found.items.length === 0 ? (
        <NothingHere query={query} found={found} />
      ) : (
        <Stack gap="xxl">
          <BookingGroups found={found} isByPrice={query.sort !== undefined} />
          <ListPages query={query} found={found} />
        </Stack>
      )}
    </Stack>
  );
}

function NothingHere({ query, found }: Omit<ReadyListProps, 'isRefreshing'>) {
  const { t } = useTranslation();
  if (found.total > 0) {
    return (
      <EmptyState
        icon="search"
        heading={t('bookings.noPage', { page: found.page })}
        action={
          <Button asChild>
            <Link to={{ pathname: paths.bookings, search: listAddress(query, {}) }}>
              {t('bookings.firstPage')}
            </Link>
          </Button>
        }
      >
        {t('bookings.noPageText', { count: found.pages })}
      </EmptyState>
    );
  }
  if (isFiltered(query)) {
    return (
      <EmptyState
        icon="search"
        heading={t('bookings.noneMatch')}
        action={
          <Button asChild>
            <Link to={paths.bookings}>{t('bookings.clear')}</Link>
          </Button>
        }
      >
        {t('bookings.noneMatchText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="calendar"
      heading={t('bookings.none')}
      action={
        <Inline gap="s" justify="center">
          <Button asChild>
            <Link to={paths.book}>{t('nav.book')}</Link>
          </Button>
          <Button asChild tone="secondary">
            <Link to={paths.findBooking}>{t('findBooking.heading')}</Link>
          </Button>
        </Inline>
      }
    >
      {t('bookings.noneText')}
    </EmptyState>
  );
}
