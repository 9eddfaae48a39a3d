import type { OfferedBeds, OfferedExtra, Quote } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { formatPrice } from '#design-system/price';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Stepper } from '#design-system/stepper';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { useTranslation } from 'react-i18next';
import { ChangeFailure } from '../../shared/changes/change-failure.tsx';
import { useFormats } from '../../shared/format/use-formats.ts';
import * as css from './extras-chooser.css.ts';
import type { Extras } from './use-extras.ts';

interface ExtrasChooserProps {
  quote: Quote;
  extras: Extras;
}

export function ExtrasChooser({ quote, extras }: ExtrasChooserProps) {
  const { t } = useTranslation();
  const { extrasOffered, bedsOffered = [], totals } = quote;
  if (extrasOffered.length + bedsOffered.length === 0) return null;
  return (
    <Stack as="section" gap="l" aria-labelledby="extras-heading">
      <Heading level={2} id="extras-heading">
        {t('extras.heading')}
      </Heading>
      <Stack as="ul" gap="s">
        {bedsOffered.map((beds) => (
          <li key={`beds-${beds.roomIndex}`}>
            <BedsCard quote={quote} offered={beds} extras={extras} />
          </li>
        ))}
        {extrasOffered.map((extra) => (
          <li key={extra.id}>
            <ExtraCard
              extra={extra}
              currency={totals.currency}
              quantity={extras.quantityOf(extra)}
              onQuantityChange={(quantity) => extras.choose(extra, quantity)}
            />
          </li>
        ))}
      </Stack>
      {extras.error === undefined ? null : <ChangeFailure error={extras.error} />}
    </Stack>
  );
}

interface BedsCardProps {
  quote: Quote;
  offered: OfferedBeds;
  extras: Extras;
}

function BedsCard({ quote, offered, extras }: BedsCardProps) {
  const { t } = useTranslation();
  const { roomIndex, fewest, most } = offered;
  const room = quote.rooms[roomIndex]?.roomName;
  const name = t(quote.rooms.length > 1 ? 'extras.bedsInRoom' : 'extras.beds', {
    number: roomIndex + 1,
    room,
  });
  return (
    <Surface tone="raised" padding="m" radius="m" outline>
      <div className={css.card}>
        <Stack gap="m">
          <Heading level={3} size="s">
            {name}
          </Heading>
          <Text size="small" tone="muted" measure>
            {fewest > 0 ? t('extras.bedsNeeded', { count: fewest }) : t('extras.bedsText', { count: most })}
          </Text>
          <BedPrice offered={offered} currency={quote.totals.currency} />
        </Stack>
        <Stepper
          label={<QuantityLabel of={name} />}
          decreaseLabel={t('extras.fewer', { extra: name })}
          increaseLabel={t('extras.more', { extra: name })}
          min={fewest}
          max={most}
          value={extras.bedsOf(offered)}
          onValueChange={(beds) => extras.chooseBeds(offered, beds)}
        />
      </div>
    </Surface>
  );
}

interface BedPriceProps {
  offered: OfferedBeds;
  currency: string;
}

function BedPrice({ offered: { unitTotalMinor, higherTaxMinor = 0 }, currency }: BedPriceProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  if (unitTotalMinor === undefined) return null;
  const price = formatPrice(unitTotalMinor, currency, locale);
  const part = formatPrice(higherTaxMinor, currency, locale);
  return (
    <Text size="small" measure>
      {higherTaxMinor > 0
        ? t('extras.higherTax', { price, part })
        : `${t('extras.price.UNIT', { price })}, ${t('extras.taxed')}`}
    </Text>
  );
}

interface ExtraCardProps {
  extra: OfferedExtra;
  currency: string;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
}

function ExtraCard({ extra, currency, quantity, onQuantityChange }: ExtraCardProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const price = formatPrice(extra.unitTotalMinor, currency, locale);
  const isAdded = quantity > 0;
  return (
    <Surface tone="raised" padding="m" radius="m" outline>
      <div className={css.card}>
        <Stack gap="m">
          <Heading level={3} size="s">
            {extra.name}
          </Heading>
          <Text size="small" tone="muted" measure>
            {extra.description}
          </Text>
          <Text size="small">
            {t(`extras.price.${extra.charging}`, { price })}, {t('extras.taxed')}
            {extra.refundable ? null : ` · ${t('extras.notRefundable')}`}
          </Text>
        </Stack>
        {extra.charging === 'UNIT' ? (
          <Stepper
            label={<QuantityLabel of={extra.name} />}
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
            aria-pressed={isAdded}
            aria-label={t(isAdded ? 'extras.removeOf' : 'extras.addOf', { extra: extra.name })}
            onClick={() => onQuantityChange(isAdded ? 0 : 1)}
          >
            {t(isAdded ? 'extras.added' : 'extras.add')}
          </Button>
        )}
      </div>
    </Surface>
  );
}

/** Names the stepper for screen readers; the card shows the name. */
function QuantityLabel({ of: extra }: { of: string }) {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden>{t('extras.quantity')}</span>
      <VisuallyHidden>{t('extras.quantityOf', { extra })}</VisuallyHidden>
    </>
  );
}
