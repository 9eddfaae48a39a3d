import type { CurrencyUnit } from '#domain/currency';
import { paidAtHotel } from '#domain/price-summary';
import type { ChargeSummary } from '#schemas/api-types';
import { formatPrice } from '#design-system/price';
import { Text, type TextProps } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats.ts';

interface AtHotelProps extends Pick<TextProps, 'size'> {
  charges: readonly ChargeSummary[] | undefined;
  unit: CurrencyUnit;
}

/** What is paid at the hotel besides a total, in the same words wherever the total stands. */
export function AtHotel({ charges = [], unit, size = 'small' }: AtHotelProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  return paidAtHotel(charges).map(({ id, label, totalMinor }) => (
    <Text key={id} as="div" size={size} tone="muted">
      {t('book.atHotel', { amount: formatPrice(totalMinor, unit, locale), charge: label })}
    </Text>
  ));
}

/** Whether a total is all that a guest pays. */
export function isAllIncluded(charges: readonly ChargeSummary[] = []): boolean {
  return paidAtHotel(charges).length === 0;
}
