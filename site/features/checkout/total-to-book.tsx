import type { Quote } from '#schemas/api-types';
import { Inline } from '#design-system/inline';
import { Price } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import { paymentLabel } from '../../shared/payment/payment-note.ts';
import { AtHotel, isAllIncluded } from '../../shared/stay-summary/at-hotel.tsx';

/** The total above the button that books, with its deposit and what is paid at the hotel besides. */
export function TotalToBook({ quote }: { quote: Quote }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { totals, stay, deposit, charges, location } = quote;
  const { currency } = totals;
  return (
    <Stack gap="xs">
      <Inline justify="between">
        <Text size="small">
          {t(isAllIncluded(charges) ? 'guest.total' : 'guest.totalPlus', { count: stay.nights })}
        </Text>
        <Price size="l" amountMinor={totals.totalMinor} currency={currency} locale={formats.locale} />
      </Inline>
      <AtHotel charges={charges} currency={currency} />
      {deposit === undefined ? null : (
        <Text size="small" tone="muted">
          {paymentLabel(quote, { t, formats, timezone: location.timezone, currency })}
        </Text>
      )}
    </Stack>
  );
}
