import type { Quote } from '#schemas/api-types';
import { Inline } from '#design-system/inline';
import { formatPrice, Price } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import { paymentLabel } from '../../shared/payment/payment-note.ts';

/** The total above the button that books, with its deposit and what is paid at the hotel besides. */
export function TotalToBook({ quote }: { quote: Quote }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { totals, stay, deposit, charges = [], location } = quote;
  const { currency } = totals;
  const atHotel = charges.filter(({ payable }) => payable === 'AT_HOTEL');
  return (
    <Stack gap="xs">
      <Inline justify="between">
        <Text size="small">{t('guest.total', { count: stay.nights })}</Text>
        <Price size="l" amountMinor={totals.totalMinor} currency={currency} locale={formats.locale} />
      </Inline>
      {atHotel.map(({ id, label, totalMinor }) => (
        <Text key={id} size="small" tone="muted">
          {t('book.atHotel', { amount: formatPrice(totalMinor, currency, formats.locale), charge: label })}
        </Text>
      ))}
      {deposit === undefined ? null : (
        <Text size="small" tone="muted">
          {paymentLabel(quote, { t, formats, timezone: location.timezone, currency })}
        </Text>
      )}
    </Stack>
  );
}
