import { Box } from '#design-system/box';
import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { EmptyState } from '#design-system/empty-state';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import * as css from './checkout-screen.css.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CodeStep } from './code-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { QuoteStep } from './quote-step.tsx';

export function CheckoutScreen() {
  return (
    <div className={css.step}>
      <Box paddingBlock="xxl">
        <Container>
          <CheckoutStep />
        </Container>
      </Box>
    </div>
  );
}

function CheckoutStep() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const isHydrated = useHydrated();

  const bookingId = isHydrated && address.get('booking');
  if (bookingId) return <CodeStep bookingId={bookingId} />;
  const quoteId = isHydrated && address.get('quote');
  if (quoteId) return <QuoteStep quoteId={quoteId} view="review" />;
  const summaryId = isHydrated && address.get('summary');
  if (summaryId) return <QuoteStep quoteId={summaryId} view="summary" />;
  return (
    <>
      {isHydrated ? null : (
        <div className={css.awaited}>
          <StepFrame heading={t('checkout.heading')} lead={t('checkout.lead')}>
            <CheckoutSkeleton />
          </StepFrame>
        </div>
      )}
      {/* The prerendered document holds both the empty page and the start of every other one. */}
      <div {...(isHydrated ? {} : { hidden: true, className: css.nothing })}>
        <NothingToBook />
      </div>
    </>
  );
}

function NothingToBook() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="calendar"
      headingLevel={1}
      heading={t('checkout.nothing')}
      action={
        <Button asChild>
          <Link to={paths.book}>{t('nav.book')}</Link>
        </Button>
      }
    >
      {t('checkout.nothingText')}
    </EmptyState>
  );
}
