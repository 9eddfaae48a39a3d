import type { Quote } from '#schemas/api-types';
import { Link as StyledLink } from '#design-system/link';
import { Notice } from '#design-system/notice';
import { formatPrice } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { checkoutOfQuote, NEXT_STEP, summaryOfQuote } from '../../app/paths.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { WithSummary } from '../../shared/stay-summary/with-summary.tsx';
import { GuestForm } from './guest-form.tsx';
import { QuoteCharges } from './quote-charges.tsx';
import { QuoteTerms } from './quote-terms.tsx';
import { useExtras } from './use-extras.ts';
import { useFollowQuote } from './use-follow-quote.ts';

/** All that a guest agrees to, on one page: the stay, extras, terms, charges and who books. */
export function QuoteReview({ quote }: { quote: Quote }) {
  const { t } = useTranslation();
  const [change, setChange] = useState<PriceMove | null>(usePriceMove(quote));
  const follow = useFollowQuote(checkoutOfQuote);
  const extras = useExtras(quote, (next) => void follow(next));

  async function followChangedPrice(fresh: Quote) {
    setChange({ before: quote.totals.totalMinor, after: fresh.totals.totalMinor, hadExpired: true });
    await follow(fresh);
  }

  return (
    <Stack gap="xl">
      <PriceChange change={change} currency={quote.totals.currency} />
      <WithSummary
        totals={quote.totals}
        totalLabel={t('summary.total')}
        summary={
          <QuoteCharges quote={quote} isPricing={extras.isPricing}>
            <StyledLink asChild>
              <Link to={summaryOfQuote(quote.id)} state={NEXT_STEP}>
                {t('summary.link')}
              </Link>
            </StyledLink>
          </QuoteCharges>
        }
      >
        <Stack gap="xxl">
          <QuoteTerms quote={quote} extras={extras} />
          <GuestForm
            quote={quote}
            isPricing={extras.isPricing}
            onFreshQuote={(fresh) => void followChangedPrice(fresh)}
          />
        </Stack>
      </WithSummary>
    </Stack>
  );
}

interface PriceMove {
  before: number;
  after: number;
  /** The quote had run out, rather than the offer having changed before it. */
  hadExpired: boolean;
}

/** What became of the total that the guest chose in the list of rooms; nothing when it is the quote's. */
function usePriceMove({ totals }: Quote): PriceMove | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('seenMinor' in state)) return null;
  const { seenMinor } = state;
  if (typeof seenMinor !== 'number' || seenMinor === totals.totalMinor) return null;
  return { before: seenMinor, after: totals.totalMinor, hadExpired: false };
}

/** A changed price is announced with the old and the new, never slipped in. */
function PriceChange({ change, currency }: { change: PriceMove | null; currency: string }) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  if (!change) return null;
  const price = (amountMinor: number) => formatPrice(amountMinor, currency, locale);
  return (
    <Notice tone="warning" live="assertive">
      {t(moveText(change), { before: price(change.before), after: price(change.after) })}
    </Notice>
  );
}

function moveText({ before, after, hadExpired }: PriceMove) {
  if (!hadExpired) return 'checkout.priceMoved';
  return before === after ? 'checkout.priceRenewed' : 'checkout.priceChanged';
}
