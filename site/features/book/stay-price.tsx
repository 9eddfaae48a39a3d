import { type CurrencyUnit, codeBesideTotal } from '#domain/currency';
import { paidAtHotel } from '#domain/price-summary';
import type { Offer } from '#schemas/api-types';
import { Price, priceFormatter, type PriceProps } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import { PricedOffer } from '../../shared/priced-offer.tsx';
import { AtHotel, isAllIncluded } from '../../shared/stay-summary/at-hotel.tsx';

interface StayPriceProps extends Pick<PriceProps, 'size'> {
  /** What is priced, for search engines. */
  name: string;
  offer: Offer;
  unit: CurrencyUnit;
}

/** The price of a rate for the whole stay, taxes included. */
export function StayPrice({ name, offer: { totalMinor }, unit, size = 'm' }: StayPriceProps) {
  const { locale } = useFormats();
  return (
    <PricedOffer name={name} totalMinor={totalMinor} unit={unit}>
      <Price
        size={size}
        amountMinor={totalMinor}
        unit={unit}
        code={codeBesideTotal(unit.currency)}
        locale={locale}
      />
    </PricedOffer>
  );
}

interface StayPriceNoteProps {
  offer: Offer;
  nights: number;
  unit: CurrencyUnit;
}

/** For how many nights a price is, what one of them costs, and what is paid at the hotel besides. */
export function StayPriceNote({ offer, nights, unit }: StayPriceNoteProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  // For comparison only, so whole units are enough.
  const amount = priceFormatter({ unit, locale, fraction: 'never' })(offer.averageNightMinor);
  const note = t(isAllIncluded(offer.charges) ? 'book.totalFor' : 'book.totalForPlus', { count: nights });
  return (
    <Stack gap="xs">
      <Text size="caption">{nights > 1 ? `${note} · ${t('book.aNight', { amount })}` : note}</Text>
      <AtHotel charges={offer.charges} unit={unit} />
    </Stack>
  );
}

/** Whether two rates cost the same at the hotel, which then has been said already. */
export function hasSameAtHotel(one: Offer, other: Offer): boolean {
  return JSON.stringify(paidAtHotel(one.charges ?? [])) === JSON.stringify(paidAtHotel(other.charges ?? []));
}
