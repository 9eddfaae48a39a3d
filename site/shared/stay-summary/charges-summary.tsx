import { netBeforeDiscount } from '#domain/price-line';
import type { PriceLine, Promo, TaxSummary, Totals } from '#schemas/api-types';
import { PriceBreakdown } from '#design-system/price-breakdown';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats.ts';

interface ChargesSummaryProps {
  lines: readonly PriceLine[];
  taxes: readonly TaxSummary[];
  totals: Totals;
  promo: Promo | undefined;
  nights: number;
}

export function ChargesSummary({ lines, taxes, totals, promo, nights }: ChargesSummaryProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const nightLines = lines.filter((line) => line.kind === 'NIGHT');
  const extras = lines.filter((line) => line.kind === 'EXTRA');
  const roomIndexes = [...new Set(nightLines.map((line) => line.roomIndex ?? 0))];
  return (
    <PriceBreakdown
      caption={t('charges.heading')}
      labelHeading={t('charges.item')}
      amountHeading={t('charges.amount')}
      currency={totals.currency}
      locale={formats.locale}
      groups={[
        ...roomIndexes.map((roomIndex) => {
          const ofRoom = nightLines.filter((line) => (line.roomIndex ?? 0) === roomIndex);
          const [first] = ofRoom;
          const number = roomIndex + 1;
          return {
            id: `room-${number}`,
            heading:
              roomIndexes.length > 1 ? t('charges.room', { number, name: first?.label }) : first?.label,
            lines: ofRoom.map((line) => ({
              id: line.id,
              label: line.date ? formats.day(line.date) : line.label,
              amountMinor: netBeforeDiscount(line),
            })),
          };
        }),
        ...(extras.length > 0
          ? [
              {
                id: 'extras',
                heading: t('charges.extras'),
                lines: extras.map((line) => ({
                  id: line.id,
                  label: line.label,
                  ...(line.quantity > 1 ? { detail: t('charges.times', { count: line.quantity }) } : {}),
                  amountMinor: line.netMinor,
                })),
              },
            ]
          : []),
      ]}
      summary={[
        ...(promo
          ? [{ id: 'promo', label: t('charges.promo', { ...promo }), amountMinor: -promo.discountMinor }]
          : []),
        { id: 'net', label: t('charges.net'), amountMinor: totals.netMinor },
        ...taxes.map((tax) => ({
          id: `${tax.label}-${tax.rateBasisPoints}`,
          label: t('charges.namedTaxAt', { tax: tax.label, rate: formats.percent(tax.rateBasisPoints) }),
          amountMinor: tax.taxMinor,
        })),
      ]}
      total={{
        label: t('charges.total'),
        detail: t('charges.totalDetail', { count: nights }),
        amountMinor: totals.totalMinor,
      }}
    />
  );
}
