import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refusalCode, refusalDetails } from '../../api/request-error.ts';
import { explainFailure } from '../../shared/failures/explain-failure.ts';
import { LoadFailure } from '../../shared/failures/load-failure.tsx';
import { NearestStays } from '../../shared/stay-search/nearest-stays.tsx';
import type { StaySearch } from '../../shared/stay-search/stay-search.ts';
import { useSearchAddress } from '../../shared/stay-search/use-search-address.ts';

/** After these refusals the rooms have to be chosen again. */
const UNAVAILABLE_CODES = new Set([
  'ROOM_UNAVAILABLE',
  'NOT_ON_SALE',
  'NOT_PAYABLE',
  'NOT_FOUND',
  'VALIDATION',
]);

/** The refusals whose message helps a guest. The others are about the address, which no guest writes. */
const EXPLAINED_CODES = new Set(['ROOM_UNAVAILABLE', 'NOT_ON_SALE', 'NOT_PAYABLE']);

interface UnavailableRoomProps {
  search: StaySearch;
  error: unknown;
  onRetry: () => void;
}

export function UnavailableRoom({ search, error, onRetry }: UnavailableRoomProps) {
  const { t } = useTranslation();
  const searchAddress = useSearchAddress();
  const code = refusalCode(error) ?? '';
  if (search.rooms.length === 1 || !UNAVAILABLE_CODES.has(code)) {
    const [why] = EXPLAINED_CODES.has(code) ? explainFailure(error, t('book.failedText')).messages : [];
    return (
      <LoadFailure
        heading={why ?? t('book.failed')}
        onRetry={why === undefined ? onRetry : undefined}
        locationId={search.locationId}
      >
        {t(why === undefined ? 'book.failedText' : 'book.noneFreeText')}
      </LoadFailure>
    );
  }
  const stays = refusalDetails(error)?.alternatives?.stays ?? [];
  return (
    <EmptyState
      icon="warning"
      heading={t('book.gone')}
      action={
        <Button asChild>
          <Link to={searchAddress(search)} preventScrollReset>
            {t('book.chooseAgain')}
          </Link>
        </Button>
      }
    >
      <Stack gap="m">
        <Text>
          {EXPLAINED_CODES.has(refusalCode(error) ?? '')
            ? explainFailure(error, t('failures.unknown')).messages.join(' ')
            : t('book.goneText')}
        </Text>
        {stays.length > 0 ? (
          <>
            <Text>{t('book.nearest')}</Text>
            <NearestStays search={search} stays={stays} stayInPlace />
          </>
        ) : null}
      </Stack>
    </EmptyState>
  );
}
