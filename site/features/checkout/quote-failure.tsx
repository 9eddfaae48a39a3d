import type { Quote } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { formatPrice } from '#design-system/price';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refusalCode, refusalDetails } from '../../api/request-error.ts';
import { paths } from '../../app/paths.ts';
import { LoadFailure } from '../../shared/failures/load-failure.tsx';
import { useFormats } from '../../shared/format/use-formats.ts';
import { useKeptSearch } from '../../shared/stay-search/use-kept-search.ts';

interface QuoteFailureProps {
  error: unknown;
  addressOf: (quoteId: string) => string;
  onRetry: () => void;
}

export function QuoteFailure({ error, addressOf, onRetry }: QuoteFailureProps) {
  const { t } = useTranslation();
  // What the price was for is not known here; it is what this device searched for last.
  const kept = useKeptSearch();
  const code = refusalCode(error);
  if (code === 'QUOTE_EXPIRED') {
    return <ExpiredQuote fresh={refusalDetails(error)?.quote} addressOf={addressOf} />;
  }
  if (code === 'NOT_FOUND') {
    return (
      <EmptyState
        icon="calendar"
        headingLevel={1}
        heading={t('checkout.unknown')}
        action={
          <Button asChild>
            <Link to={paths.book}>{t('nav.book')}</Link>
          </Button>
        }
      >
        {t('checkout.unknownText')}
      </EmptyState>
    );
  }
  return (
    <LoadFailure
      headingLevel={1}
      heading={t('checkout.failed')}
      locationId={kept?.locationId}
      onRetry={onRetry}
    >
      {t('checkout.failedText')}
    </LoadFailure>
  );
}

interface ExpiredQuoteProps extends Pick<QuoteFailureProps, 'addressOf'> {
  fresh: Quote | undefined;
}

function ExpiredQuote({ fresh, addressOf }: ExpiredQuoteProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const price = fresh && formatPrice(fresh.totals.totalMinor, fresh.totals, locale);
  return (
    <EmptyState
      icon="clock"
      headingLevel={1}
      heading={t('checkout.expired')}
      action={
        <Button asChild>
          <Link to={fresh ? addressOf(fresh.id) : paths.book} replace>
            {fresh ? t('checkout.continueAt', { price }) : t('nav.book')}
          </Link>
        </Button>
      }
    >
      {fresh ? t('checkout.expiredFresh', { price }) : t('checkout.expiredText')}
    </EmptyState>
  );
}
