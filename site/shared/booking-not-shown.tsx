import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refusalCode } from '../api/request-error.ts';
import { paths } from '../app/paths.ts';

interface BookingNotShownProps {
  error: unknown;
  onRetry: () => void;
}

/** A booking that cannot be shown: unknown to this browser (or to everybody, which looks the same), or not reached. */
export function BookingNotShown({ error, onRetry }: BookingNotShownProps) {
  const { t } = useTranslation();
  if (refusalCode(error) !== 'NOT_FOUND') {
    return (
      <EmptyState
        icon="warning"
        headingLevel={1}
        heading={t('checkout.failed')}
        action={<Button onClick={onRetry}>{t('failures.retry')}</Button>}
      >
        {t('checkout.failedText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      headingLevel={1}
      heading={t('code.unknown')}
      action={
        <Button asChild>
          <Link to={paths.book}>{t('nav.book')}</Link>
        </Button>
      }
    >
      {t('code.unknownText')}
    </EmptyState>
  );
}
