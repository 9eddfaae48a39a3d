import type { Quote } from '#schemas/api-types';
import { Split } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Notice } from '#design-system/notice';
import { formatPrice } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { checkoutOfQuote } from '../../app/paths.ts';
import { PricedOffer } from '../../shared/priced-offer.tsx';
import { ChargesSummary } from '../../shared/stay-summary/charges-summary.tsx';
import { CancellationTerms } from '../../shared/stay-summary/cancellation-terms.tsx';
import { StayDetails } from '../../shared/stay-summary/stay-details.tsx';
import { useFormats } from '../../shared/format/use-formats.ts';
import { useRemember } from '../../shared/queries/use-remember.ts';
import { ExtrasChooser } from './extras-chooser.tsx';
import { GuestForm } from './guest-form.tsx';
import { useExtras } from './use-extras.ts';

/** All that a guest agrees to, on one page: the stay, extras, terms, charges and who books. */
export function QuoteReview({ quote }: { quote: Quote }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const remember = useRemember();
  const extras = useExtras(quote, (next) => void follow(next));
  const [change, setChange] = useState<PriceMove | null>(usePriceMove(quote));

  /** The form stays as it is: only the quote under it is another. */
  async function follow(next: Quote) {
    await remember(['quote', next.id], next);
    void navigate(checkoutOfQuote(next.id), { replace: true, preventScrollReset: true });
  }

  async function followChangedPrice(fresh: Quote) {
    setChange({ before: quote.totals.totalMinor, after: fresh.totals.totalMinor, hadExpired: true });
    await follow(fresh);
  }

  const summary = (
    <Surface tone="raised" padding="l" radius="m" elevation="low" outline>
      <Stack gap="l">
        <Heading level={2} size="s">
          {t('charges.heading')}
        </Heading>
        <div aria-busy={extras.isPricing}>
          <PricedOffer
            name={quote.location.name}
            totalMinor={quote.totals.totalMinor}
            currency={quote.totals.currency}
          >
            <ChargesSummary
              lines={quote.lines}
              taxes={quote.taxes}
              totals={quote.totals}
              nights={quote.stay.nights}
            />
          </PricedOffer>
        </div>
        <Text size="small" tone="muted">
          {t(`payment.note.${quote.payment}`)}
        </Text>
      </Stack>
    </Surface>
  );

  return (
    <Stack gap="xl">
      <PriceChange change={change} currency={quote.totals.currency} />
      <Split side={summary} sideWidth="m" sticky>
        <Stack gap="xxl">
          <Stack as="section" gap="l" aria-labelledby="review-heading">
            <Heading level={2} id="review-heading">
              {t('checkout.review')}
            </Heading>
            <StayDetails location={quote.location} stay={quote.stay} rooms={quote.rooms} />
          </Stack>
          <ExtrasChooser offered={quote.extrasOffered} currency={quote.totals.currency} extras={extras} />
          <CancellationTerms
            policy={quote.policy}
            timezone={quote.location.timezone}
            currency={quote.totals.currency}
          />
          <GuestForm
            quote={quote}
            isPricing={extras.isPricing}
            onFreshQuote={(fresh) => void followChangedPrice(fresh)}
          />
        </Stack>
      </Split>
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
