import type { Stay } from '#schemas/api-types';
import { Inline } from '#design-system/inline';
import { Link as StyledLink } from '#design-system/link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormats } from '../format/use-formats.ts';
import type { StaySearch } from './stay-search.ts';
import { useSearchAddress } from './use-search-address.ts';

interface NearestStaysProps {
  /** The search whose location and guests stay. */
  search: StaySearch;
  stays: readonly Stay[];
  /** Keeps the scroll position. */
  stayInPlace?: boolean;
}

/** Links to other dates that are available. */
export function NearestStays({ search, stays, stayInPlace = false }: NearestStaysProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const searchAddress = useSearchAddress();
  return (
    <Inline as="ul" gap="m">
      {stays.map(({ checkIn, checkOut, nights }) => (
        <li key={checkIn + checkOut}>
          <StyledLink asChild>
            <Link to={searchAddress({ ...search, checkIn, checkOut })} preventScrollReset={stayInPlace}>
              {t('book.nearestStay', {
                from: formats.day(checkIn),
                until: formats.day(checkOut),
                count: nights,
              })}
            </Link>
          </StyledLink>
        </li>
      ))}
    </Inline>
  );
}
