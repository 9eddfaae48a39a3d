import type { BookingPage, ListBookingsQuery } from '#schemas/api-types';
import { Pagination } from '#design-system/pagination';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { listAddress, PER_PAGE } from './list-address.ts';

interface ListPagesProps {
  query: ListBookingsQuery;
  found: BookingPage;
}

export function ListPages({ query, found }: ListPagesProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // The page size matters only when there is more than the shortest page.
  const hasChoice = found.total > PER_PAGE[0];
  return (
    <Pagination
      label={t('bookings.pages')}
      page={found.page}
      pageCount={found.pages}
      pageLabel={(page) => t('bookings.page', { page })}
      stepLabel={(by) => stepWords(by, t)}
      linkTo={pageLinks(query)}
      {...(hasChoice
        ? {
            itemsPerPage: {
              label: t('bookings.itemsPerPage'),
              value: found.perPage,
              options: PER_PAGE,
              onValueChange: (perPage) =>
                void navigate(
                  { pathname: paths.bookings, search: listAddress(query, { perPage: String(perPage) }) },
                  { preventScrollReset: true },
                ),
            },
          }
        : {})}
    />
  );
}

function pageLinks(query: ListBookingsQuery): (page: number) => ReactElement {
  return (page) => {
    const search = listAddress(query, { page: page === 1 ? '' : String(page) });
    return <Link to={{ pathname: paths.bookings, search }} />;
  };
}

function stepWords(by: number, t: TFunction): string {
  if (by === -1) return t('bookings.previousPage');
  if (by === 1) return t('bookings.nextPage');
  return by < 0 ? t('bookings.pagesBack', { count: -by }) : t('bookings.pagesOn', { count: by });
}
