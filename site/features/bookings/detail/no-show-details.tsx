import type { Booking, BookingNoShow } from '#schemas/api-types';
import { Heading } from '#design-system/heading';
import { formatPrice } from '#design-system/price';
import { RefundSummary, type RefundLine } from '#design-system/refund-summary';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../shared/format/use-formats.ts';
import { RefundProgress } from '../refund-progress.tsx';
import { RefundRows } from './refund-rows.tsx';

interface NoShowDetailsProps {
  booking: Booking;
  noShow: BookingNoShow;
  headingLevel: 2 | 3;
}

export function NoShowDetails({ booking, noShow, headingLevel }: NoShowDetailsProps) {
  const { t } = useTranslation();
  const { locale, moment } = useFormats();
  const { totals, location, paidMinor } = booking;
  const { markedAt, penaltyMinor, penaltyTaxMinor, refundableMinor, refundedMinor, refund } = noShow;
  const tax = formatPrice(penaltyTaxMinor, totals, locale);
  return (
    <Stack as="section" gap="xl" aria-labelledby="no-show-heading">
      <Heading level={headingLevel} id="no-show-heading">
        {t('noShow.figures')}
      </Heading>
      <Surface tone="sunken" padding="l" radius="m">
        <RefundSummary
          unit={totals}
          locale={locale}
          refundable={outcome(noShow, t)}
          lines={[
            { id: 'billed', term: t('refund.billed'), amountMinor: paidMinor },
            {
              id: 'penalty',
              term: t('noShow.charges'),
              amountMinor: penaltyMinor,
              ...(penaltyMinor > 0 ? { detail: t('refund.penaltyTax', { tax }) } : {}),
            },
            ...(refundableMinor > 0
              ? [
                  {
                    id: 'refunded',
                    term: t('refund.refunded'),
                    amountMinor: refundedMinor,
                    detail: t('refund.refundedDetail'),
                  },
                ]
              : []),
          ]}
          facts={[
            { id: 'marked', term: t('noShow.marked'), detail: moment(markedAt, location.timezone) },
            ...(refund
              ? [
                  { id: 'id', term: t('refund.id'), detail: refund.id },
                  { id: 'status', term: t('refund.status'), detail: t(`refund.states.${refund.state}`) },
                ]
              : []),
          ]}
        />
      </Surface>
      {refund ? (
        <>
          <RefundProgress
            refund={refund}
            timezone={location.timezone}
            headingLevel={headingLevel === 2 ? 3 : 4}
          />
          <RefundRows booking={booking} />
        </>
      ) : null}
    </Stack>
  );
}

function outcome({ dueMinor, refundableMinor }: BookingNoShow, t: TFunction): Omit<RefundLine, 'id'> {
  if (dueMinor > 0) return { term: t('refund.due'), amountMinor: dueMinor, detail: t('noShow.dueText') };
  return {
    term: t('refund.refundable'),
    amountMinor: refundableMinor,
    detail: t(refundableMinor > 0 ? 'refund.toInstrument' : 'refund.noneText'),
  };
}
