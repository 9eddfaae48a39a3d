import type { Booking, BookingCancellation } from '#schemas/api-types';
import { Heading } from '#design-system/heading';
import { formatPrice } from '#design-system/price';
import { RefundSummary } from '#design-system/refund-summary';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../shared/format/use-formats.ts';
import { moneyHeadline } from '../cancel/dialog-words.ts';
import { RefundProgress } from '../refund-progress.tsx';
import { RefundRows } from './refund-rows.tsx';

interface RefundDetailsProps {
  booking: Booking;
  cancellation: BookingCancellation;
  headingLevel: 2 | 3;
}

export function RefundDetails({ booking, cancellation, headingLevel }: RefundDetailsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { locale, moment } = formats;
  const { totals, location, paidMinor } = booking;
  const { penaltyMinor, penaltyTaxMinor, dueMinor, refund, reason, by } = cancellation;
  const { currency, currencyDigits } = totals;
  const refundMinor = cancellation.refundableMinor;
  const money = { paidMinor, refundMinor, dueMinor, currency, currencyDigits };
  const tax = formatPrice(penaltyTaxMinor, totals, locale);
  return (
    <Stack as="section" gap="xl" aria-labelledby="refund-heading">
      <Stack gap="m">
        <Heading level={headingLevel} id="refund-heading">
          {t('refund.heading')}
        </Heading>
        <Text size="lead" weight="medium">
          {moneyHeadline(money, { t, formats }) ?? t('refund.free')}
        </Text>
      </Stack>
      <Surface tone="sunken" padding="l" radius="m">
        <RefundSummary
          unit={totals}
          locale={locale}
          refundable={{
            term: t('refund.refundable'),
            amountMinor: cancellation.refundableMinor,
            detail: t(cancellation.refundableMinor > 0 ? 'refund.toInstrument' : 'refund.noneText'),
          }}
          lines={[
            { id: 'billed', term: t('refund.billed'), amountMinor: paidMinor },
            {
              id: 'penalty',
              term: t('refund.penalty'),
              amountMinor: penaltyMinor,
              ...(penaltyMinor > 0 ? { detail: t('refund.penaltyTax', { tax }) } : {}),
            },
            {
              id: 'refunded',
              term: t('refund.refunded'),
              amountMinor: cancellation.refundedMinor,
              detail: t('refund.refundedDetail'),
            },
            ...(dueMinor > 0
              ? [{ id: 'due', term: t('refund.due'), amountMinor: dueMinor, detail: t('refund.dueDetail') }]
              : []),
          ]}
          facts={[
            {
              id: 'cancelled',
              term: t('refund.cancelled'),
              detail: t(`refund.cancelledBy.${by}`, {
                when: moment(cancellation.cancelledAt, location.timezone),
              }),
            },
            { id: 'reason', term: t('refund.reason'), detail: reason ?? t('refund.reasonNone') },
            { id: 'id', term: t('refund.id'), detail: refund?.id ?? t('refund.none') },
            {
              id: 'status',
              term: t('refund.status'),
              detail: refund ? t(`refund.states.${refund.state}`) : t('refund.none'),
            },
          ]}
        />
      </Surface>
      {refund ? (
        <RefundProgress
          refund={refund}
          timezone={location.timezone}
          headingLevel={headingLevel === 2 ? 3 : 4}
        />
      ) : null}
      {/* Of what was to be paid at the hotel, and was not, nothing can go back. */}
      {paidMinor > 0 || booking.paymentTerms === 'PAY_NOW' ? <RefundRows booking={booking} /> : null}
    </Stack>
  );
}
