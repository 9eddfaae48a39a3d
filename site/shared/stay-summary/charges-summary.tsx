import { codeBesideTotal } from '#domain/currency';
import { type SummaryItem, type SummaryRow, summarisePrice } from '#domain/price-summary';
import type { PricedStay } from '#domain/price';
import type { DepositPart } from '#schemas/api-types';
import { PriceBreakdown, type PriceLineItem } from '#design-system/price-breakdown';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats.ts';
import { balanceTerm } from '../payment/balance-words.ts';

interface ChargesSummaryProps {
  price: PricedStay;
  nights: number;
  /** Shows what is paid when booking, and where or until when in hotel time the rest is. */
  payment?: { deposit?: DepositPart | undefined; timezone: string };
  /** The stay does not take place, so what would be paid at the hotel besides is left out. */
  isCalledOff?: boolean;
}

/** The whole price: nights, extras, discounts, taxes and charges, down to the total and what it includes. */
export function ChargesSummary({ price, nights, payment, isCalledOff = false }: ChargesSummaryProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const summary = summarisePrice(price);
  const nightLine = (night: SummaryItem): PriceLineItem => ({
    id: night.id,
    label: night.date ? formats.day(night.date) : night.label,
    amountMinor: night.amountMinor,
  });
  const extraLine = ({ id, label, quantity, amountMinor }: SummaryItem): PriceLineItem => ({
    id,
    label,
    ...(quantity > 1 ? { detail: t('charges.times', { count: quantity }) } : {}),
    amountMinor,
  });
  const rowLine = (row: SummaryRow): PriceLineItem => {
    const { amountMinor } = row;
    switch (row.kind) {
      case 'PLAN_DISCOUNT': {
        const percent = formats.percent(Math.round(row.percent * 100));
        return { id: row.discount, label: t(`charges.discounts.${row.discount}`, { percent }), amountMinor };
      }
      case 'PROMO':
        return {
          id: 'promo',
          label: t('charges.promo', { code: row.code, name: row.name }),
          ...(price.pricesIncludeTax === true ? {} : { detail: t('charges.beforeTax') }),
          amountMinor,
        };
      case 'NET':
        return { id: 'net', label: t('charges.net'), amountMinor };
      case 'TAX': {
        const rate = formats.percent(row.rateBasisPoints);
        const label = t('charges.namedTaxAt', { tax: row.label, rate });
        return { id: `${row.label}-${row.rateBasisPoints}`, label, amountMinor, isExact: true };
      }
      case 'CHARGE':
        return { id: row.id, label: row.label, amountMinor };
      case 'ROUNDING':
        return { id: 'rounding', label: t('charges.rounding'), amountMinor, isExact: true };
      default:
        return row satisfies never;
    }
  };
  function paymentLines(): PriceLineItem[] {
    if (payment?.deposit === undefined) return [];
    const { deposit, timezone } = payment;
    const term = balanceTerm(deposit, { t, formats, timezone });
    return [
      { id: 'due-now', label: t('charges.dueNow'), amountMinor: deposit.dueNowMinor },
      { id: 'balance', label: term, amountMinor: deposit.balanceMinor },
    ];
  }
  const extras = { id: 'extras', heading: t('charges.extras'), lines: summary.extras.map(extraLine) };
  return (
    <PriceBreakdown
      caption={t('charges.heading')}
      labelHeading={t('charges.item')}
      amountHeading={t('charges.amount')}
      unit={price.totals}
      totalCode={codeBesideTotal(price.totals.currency)}
      locale={formats.locale}
      groups={[
        ...summary.rooms.map(({ roomIndex, label, nights: ofRoom }) => {
          const number = roomIndex + 1;
          const heading = summary.rooms.length > 1 ? t('charges.room', { number, name: label }) : label;
          return { id: `room-${number}`, heading, lines: ofRoom.map(nightLine) };
        }),
        ...(extras.lines.length > 0 ? [extras] : []),
      ]}
      summary={summary.rows.map(rowLine)}
      total={{
        label: t('charges.total'),
        detail: t(summary.atHotel.length === 0 ? 'charges.totalDetail' : 'search.nights', { count: nights }),
        amountMinor: price.totals.totalMinor,
      }}
      beside={[
        ...summary.included.map(({ label, rateBasisPoints, amountMinor }) => ({
          id: `${label}-${rateBasisPoints}`,
          label: t('charges.ofWhich', { tax: label, rate: formats.percent(rateBasisPoints) }),
          amountMinor,
          isExact: true,
        })),
        ...(isCalledOff ? [] : summary.atHotel).map(({ id, label, totalMinor }) => ({
          id,
          label: t('charges.atHotel', { charge: label }),
          amountMinor: totalMinor,
        })),
        ...paymentLines(),
      ]}
    />
  );
}
