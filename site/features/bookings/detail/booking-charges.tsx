import type { Booking } from '#schemas/api-types';
import { DescriptionList } from '#design-system/description-list';
import { Heading } from '#design-system/heading';
import { Price } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../shared/format/use-formats.ts';
import { balanceTerm } from '../../../shared/payment/balance-words.ts';
import { ChargesSummary } from '../../../shared/stay-summary/charges-summary.tsx';

interface BookingChargesProps {
  booking: Booking;
  headingLevel: 2 | 3;
}

export function BookingCharges({ booking, headingLevel }: BookingChargesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { totals, stay, paidMinor, state, stayState, deposit, location } = booking;
  const price = (amountMinor: number) => (
    <Price size="s" amountMinor={amountMinor} unit={totals} locale={formats.locale} />
  );
  // For a missed stay only its charges are due, and they have a section of their own.
  const isExpected = state === 'SUCCESSFUL' && stayState !== 'NO_SHOW';
  const dueMinor = isExpected ? totals.totalMinor - paidMinor : 0;
  const dueTerm =
    deposit === undefined
      ? t('booking.atHotel')
      : balanceTerm(deposit, { t, formats, timezone: location.timezone });
  return (
    <Surface tone="raised" padding="l" radius="m" outline>
      <Stack as="section" gap="l" aria-labelledby="charges-heading">
        <Heading level={headingLevel} size="s" id="charges-heading">
          {t('charges.heading')}
        </Heading>
        <ChargesSummary
          price={booking}
          nights={stay.nights}
          isCalledOff={!isExpected && state !== 'PENDING'}
          {...(state === 'PENDING' ? { payment: { deposit, timezone: location.timezone } } : {})}
        />
        <DescriptionList
          layout="columns"
          items={[
            { id: 'billed', term: t('booking.billed'), detail: price(paidMinor) },
            ...(dueMinor > 0 ? [{ id: 'due', term: dueTerm, detail: price(dueMinor) }] : []),
          ]}
        />
      </Stack>
    </Surface>
  );
}
