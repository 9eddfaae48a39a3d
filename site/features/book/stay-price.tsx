import type { ChargeSummary, Offer } from '#schemas/api-types';
import { formatPrice, Price, priceFormatter, type PriceProps } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import { PricedOffer } from '../../shared/priced-offer.tsx';

interface StayPriceProps extends Pick<PriceProps, 'size'> {
  /** What is priced, for search engines. */
  name: string;
  offer: Offer;
  currency: string;
}

/** The price of a rate for the whole stay, taxes included. */
export function StayPrice({ name, offer: { totalMinor }, currency, size = 'm' }: StayPriceProps) {
  const { locale } = useFormats();
  return (
    <PricedOffer name={name} totalMinor={totalMinor} currency={currency}>
      <Price size={size} amountMinor={totalMinor} currency={currency} locale={locale} />
    </PricedOffer>
  );
}

interface StayPriceNoteProps {
  offer: Offer;
  nights: number;
  currency: string;
}

/** For how many nights a price is, what one of them costs, and what is paid at the hotel besides. */
export function StayPriceNote({ offer, nights, currency }: StayPriceNoteProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  // For comparison only, so whole units are enough.
  const amount = priceFormatter({ currency, locale, fraction: 'never' })(offer.averageNightMinor);
  const note = t('book.totalFor', { count: nights });
  return (
    <Stack gap="xs">
      <Text size="caption">{nights > 1 ? `${note} · ${t('book.aNight', { amount })}` : note}</Text>
      <AtHotel offer={offer} currency={currency} />
    </Stack>
  );
}

/** The charges that are in no total, because the guest pays them at the hotel. */
export function AtHotel({ offer, currency }: Pick<StayPriceProps, 'currency' | 'offer'>) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  return atHotel(offer).map(({ id, label, totalMinor }) => (
    <Text key={id} size="caption" tone="muted">
      {t('book.atHotel', { amount: formatPrice(totalMinor, currency, locale), charge: label })}
    </Text>
  ));
}

/** Whether two rates cost the same at the hotel, which then has been said already. */
export function hasSameAtHotel(one: Offer, other: Offer): boolean {
  return JSON.stringify(atHotel(one)) === JSON.stringify(atHotel(other));
}

function atHotel({ charges = [] }: Offer): ChargeSummary[] {
  return charges.filter(({ payable }) => payable === 'AT_HOTEL');
}
