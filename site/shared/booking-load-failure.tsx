import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refusalCode } from '../api/request-error.ts';
import { paths } from '../app/paths.ts';
import { LoadFailure } from './failures/load-failure.tsx';

interface BookingLoadFailureProps {
  error: unknown;
  onRetry: () => void;
  /** Below a dialog's title it is no page heading. */
  headingLevel?: 1 | 3;
}

export function BookingLoadFailure({ error, onRetry, headingLevel = 1 }: BookingLoadFailureProps) {
  const { t } = useTranslation();
  if (refusalCode(error) !== 'NOT_FOUND') {
    return (
      <LoadFailure headingLevel={headingLevel} heading={t('booking.failed')} onRetry={onRetry}>
        {t('booking.failedText')}
      </LoadFailure>
    );
  }
  return (
    <EmptyState
      icon="search"
      headingLevel={headingLevel}
      heading={t('code.unknown')}
      action={
        <Button asChild>
          <Link to={paths.findBooking}>{t('code.unknownAction')}</Link>
        </Button>
      }
    >
      {t('code.unknownText')}
    </EmptyState>
  );
}
