import type { CreateQuoteRequest, ExtraChoice, OfferedExtra, Quote } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { formatPrice } from '#design-system/price';
import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { Stepper } from '#design-system/stepper';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createQuote } from '../../api/quotes.ts';
import { useChange } from '../../shared/changes/use-change.ts';
import { useFormats } from '../../shared/format/use-formats.ts';

interface ExtrasChooserProps {
  quote: Quote;
  onQuote: (quote: Quote) => Promise<void>;
}

/** Additions that the server prices. Nothing is chosen beforehand; every change is a new quote. */
export function ExtrasChooser({ quote, onQuote }: ExtrasChooserProps) {
  const { t } = useTranslation();
  const [changed, setChanged] = useState<string | null>(null);
  const requote = useChange<CreateQuoteRequest, Quote>(createQuote, {
    onSuccess: (next) => void onQuote(next),
  });
  if (quote.extrasOffered.length === 0) return null;

  const quantityOf = (extra: OfferedExtra) => {
    const chosen = quote.extras.find(({ extraId }) => extraId === extra.id);
    return chosen ? (chosen.quantity ?? 1) : 0;
  };

  function choose(extra: OfferedExtra, quantity: number) {
    setChanged(extra.id);
    void requote.run({ ...choiceOf(quote), extras: withExtra(quote.extras, extra, quantity) });
  }

  return (
    <Stack as="section" gap="m" aria-labelledby="extras-heading">
      <Heading level={2} id="extras-heading">
        {t('extras.heading')}
      </Heading>
      <Stack as="ul" gap="s">
        {quote.extrasOffered.map((extra) => (
          <li key={extra.id}>
            <ExtraCard
              extra={extra}
              currency={quote.totals.currency}
              quantity={quantityOf(extra)}
              isBusy={requote.isBusy && changed === extra.id}
              onQuantityChange={(quantity) => choose(extra, quantity)}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

interface ExtraCardProps {
  extra: OfferedExtra;
  currency: string;
  quantity: number;
  isBusy: boolean;
  onQuantityChange: (quantity: number) => void;
}

function ExtraCard({ extra, currency, quantity, isBusy, onQuantityChange }: ExtraCardProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const price = formatPrice(extra.unitTotalMinor, currency, locale);
  const isAdded = quantity > 0;
  return (
    <Surface tone="raised" padding="m" radius="m" outline>
      <Inline justify="between" gap="m">
        <Stack gap="xxs">
          <Heading level={3} size="s">
            {extra.name}
          </Heading>
          <Text size="small" tone="muted" measure>
            {extra.description}
          </Text>
          <Text size="small" numeric>
            {t(`extras.price.${extra.charging}`, { price })}
            {extra.refundable ? null : ` · ${t('extras.notRefundable')}`}
          </Text>
        </Stack>
        {extra.charging === 'UNIT' ? (
          <Stepper
            label={t('extras.quantity')}
            decreaseLabel={t('extras.fewer', { extra: extra.name })}
            increaseLabel={t('extras.more', { extra: extra.name })}
            {...(extra.maxQuantity ? { max: extra.maxQuantity } : {})}
            value={quantity}
            onValueChange={onQuantityChange}
          />
        ) : (
          <Button
            tone={isAdded ? 'primary' : 'secondary'}
            size="s"
            startIcon={isAdded ? 'check' : 'plus'}
            busy={isBusy}
            busyLabel={t('extras.pricing')}
            aria-pressed={isAdded}
            aria-label={t(isAdded ? 'extras.removeOf' : 'extras.addOf', { extra: extra.name })}
            onClick={() => onQuantityChange(isAdded ? 0 : 1)}
          >
            {t(isAdded ? 'extras.added' : 'extras.add')}
          </Button>
        )}
      </Inline>
    </Surface>
  );
}

/** What was chosen in a quote, to be chosen again. */
function choiceOf({ location, stay, rooms }: Quote): Omit<CreateQuoteRequest, 'extras'> {
  return {
    locationId: location.id,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    rooms: rooms.map(({ roomId, ratePlanId, mealPlan, adults, childAges, extraBeds }) => ({
      roomId,
      ratePlanId,
      mealPlan,
      adults,
      childAges,
      extraBeds,
    })),
  };
}

function withExtra(chosen: readonly ExtraChoice[], extra: OfferedExtra, quantity: number): ExtraChoice[] {
  const others = chosen.filter(({ extraId }) => extraId !== extra.id);
  if (quantity === 0) return others;
  return [...others, { extraId: extra.id, ...(extra.charging === 'UNIT' ? { quantity } : {}) }];
}
