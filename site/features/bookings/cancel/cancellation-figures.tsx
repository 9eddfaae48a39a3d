import { paidAtHotel } from '#domain/price-summary';
import type { Booking, CancellationQuote, PolicyStep } from '#schemas/api-types';
import { FoldedRow } from '#design-system/folded-row';
import { formatPrice } from '#design-system/price';
import { RefundSummary } from '#design-system/refund-summary';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../shared/format/use-formats.ts';
import { policyWords } from '../../../shared/policy/policy-words.ts';

interface CancellationFiguresProps {
  quote: CancellationQuote;
  booking: Booking;
}

export function CancellationFigures({ quote, booking }: CancellationFiguresProps) {
  const { t } = useTranslation();
  const { locale, moment, time } = useFormats();
  const { paidMinor, refundMinor, dueMinor } = quote;
  const unit = quote;
  const { timezone } = booking.location;
  const [now, next] = policyWords(tiersOf(quote), { timezone, unit, locale }, t);
  return (
    <FoldedRow
      label={t('cancel.details')}
      detail={ruleWords(quote, now?.sentences ?? [], t)}
      // What costs nothing needs no sum.
      defaultOpen={paidMinor > 0 || dueMinor > 0}
    >
      <RefundSummary
        unit={unit}
        locale={locale}
        refundable={{
          term: t('cancel.youGet'),
          amountMinor: refundMinor,
          ...(paidMinor === 0 ? { detail: t('cancel.nothingPaid') } : {}),
          ...(refundMinor > 0 ? { detail: t('refund.toInstrument') } : {}),
        }}
        lines={[
          { id: 'billed', term: t('refund.billed'), amountMinor: paidMinor },
          {
            id: 'penalty',
            term: t('refund.penalty'),
            amountMinor: quote.penaltyMinor,
            ...(quote.penaltyMinor > 0 ? { detail: chargeDetail(quote, t, locale) } : {}),
          },
          ...(dueMinor > 0
            ? [{ id: 'due', term: t('refund.due'), amountMinor: dueMinor, detail: t('refund.dueDetail') }]
            : []),
        ]}
        facts={[
          { id: 'rule', term: t('cancel.rule'), detail: ruleWords(quote, now?.sentences ?? [], t) },
          { id: 'deadline', term: t('cancel.deadline'), detail: moment(quote.deadline, timezone) },
          ...paidAtHotel(booking.charges ?? []).map(({ id, label, totalMinor }) => ({
            id,
            term: t('charges.notDue', { charge: label }),
            detail: formatPrice(totalMinor, unit, locale),
          })),
          ...(next ? [{ id: 'next', term: t('cancel.next'), detail: next.sentences.join(' ') }] : []),
          {
            id: 'valid',
            term: t('cancel.validUntil'),
            detail: t('cancel.hotelTime', { time: time(quote.validUntil, timezone) }),
          },
        ]}
      />
    </FoldedRow>
  );
}

function tiersOf({
  kind,
  penalty,
  penaltyMinor,
  refundMinor,
  deadline,
  next,
}: CancellationQuote): PolicyStep[] {
  const now: PolicyStep = { kind, penalty, penaltyMinor, refundMinor, until: deadline };
  return next ? [now, next] : [now];
}

function ruleWords({ hit }: CancellationQuote, sentences: readonly string[], t: TFunction): string {
  if (hit.source === 'GRACE') return t('cancel.ruleGrace');
  return sentences.join(' ');
}

function chargeDetail(quote: CancellationQuote, t: TFunction, locale: string): string {
  const price = (amountMinor: number) => formatPrice(amountMinor, quote, locale);
  const tax = t('refund.penaltyTax', { tax: price(quote.penaltyTaxMinor) });
  if (quote.nonRefundableMinor === 0) return tax;
  return `${tax}; ${t('refund.extras', { extras: price(quote.nonRefundableMinor) })}`;
}
