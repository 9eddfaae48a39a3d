import type { Booking } from '#schemas/api-types';
import { DescriptionList } from '#design-system/description-list';
import { Heading } from '#design-system/heading';
import { Price } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../shared/format/use-formats.ts';
import { ChargesSummary } from '../../../shared/stay-summary/charges-summary.tsx';

interface BookingChargesProps {
  booking: Booking;
  headingLevel: 2 | 3;
}

export function BookingCharges({ booking, headingLevel }: BookingChargesProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const { lines, taxes, totals, promo, stay, paidMinor, state, stayState } = booking;
  const price = (amountMinor: number) => (
    <Price size="s" amountMinor={amountMinor} currency={totals.currency} locale={locale} />
  );
  // For a missed stay only its charges are due, and they have a section of their own.
  const isExpected = state === 'SUCCESSFUL' && stayState !== 'NO_SHOW';
  const dueMinor = isExpected ? totals.totalMinor - paidMinor : 0;
  return (
    <Surface tone="raised" padding="l" radius="m" outline>
      <Stack as="section" gap="l" aria-labelledby="charges-heading">
        <Heading level={headingLevel} size="s" id="charges-heading">
          {t('charges.heading')}
        </Heading>
        <ChargesSummary {...{ lines, taxes, totals, promo }} nights={stay.nights} />
        <DescriptionList
          layout="columns"
          items={[
            { id: 'billed', term: t('booking.billed'), detail: price(paidMinor) },
            ...(dueMinor > 0 ? [{ id: 'due', term: t('booking.atHotel'), detail: price(dueMinor) }] : []),
          ]}
        />
      </Stack>
    </Surface>
  );
}
