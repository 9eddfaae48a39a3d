import preview from '../../.storybook/preview.tsx';
import { PriceBreakdown } from '#design-system/price-breakdown';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, breakdown, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const meta = preview.meta({
  id: 'travel-price-breakdown',
  title: 'Travel/Price breakdown',
  component: PriceBreakdown,
  args: breakdown,
});
const night = { id: 'night', label: 'Tuesday, 10 March', amountMinor: 1_840_000 };

export const Default = meta.story();
export const OneNight = meta.story({
  args: {
    groups: [{ id: 'room', lines: [night] }],
    summary: [],
    total: { label: 'Total', amountMinor: 1_840_000 },
  },
});
/** A price that includes its tax, with a discount and what is paid on the spot. */
export const TaxIncluded = meta.story({
  args: {
    unit: { currency: 'EUR', currencyDigits: 2 },
    locale: 'en-IE',
    groups: [
      {
        id: 'room',
        heading: 'Garden double, Flexible',
        lines: [
          { id: 'n1', label: 'Thursday, 14 January', amountMinor: 12_700 },
          { id: 'n2', label: 'Friday, 15 January', amountMinor: 12_700 },
        ],
      },
    ],
    summary: [
      { id: 'early', label: 'Early booking, 10 % off', amountMinor: -2540 },
      { id: 'cleaning', label: 'Cleaning', amountMinor: 1500 },
      { id: 'rounding', label: 'Rounding', amountMinor: 40 },
    ],
    total: { label: 'Total', detail: '2 nights', amountMinor: 24_400 },
    beside: [
      { id: 'vat', label: 'of which VAT (6 %)', amountMinor: 1294 },
      { id: 'city', label: 'plus City tax at the hotel', detail: '2 adults, 2 nights', amountMinor: 1600 },
    ],
  },
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <PriceBreakdown
          {...breakdown}
          caption="A long word"
          groups={[{ id: 'long', heading: LONG_WORD, lines: [{ ...night, label: LONG_WORD }] }]}
          total={{ label: LONG_WORD, detail: LONG_WORD, amountMinor: 1_234_567_891 }}
        />
      }
      rightToLeft={
        <PriceBreakdown
          {...breakdown}
          caption="Right to left"
          lang="ar"
          groups={[{ id: 'rtl', heading: ARABIC, lines: [{ ...night, label: ARABIC }] }]}
        />
      }
      empty={
        <PriceBreakdown
          {...breakdown}
          caption="Nothing in it"
          groups={[]}
          summary={[]}
          total={{ label: 'Total', amountMinor: 0 }}
        />
      }
      many={
        <PriceBreakdown
          {...breakdown}
          caption="A thousand nights"
          groups={[
            {
              id: 'nights',
              lines: Array.from({ length: 1000 }, (_, place) => ({
                id: String(place),
                label: `Night ${place + 1}`,
                amountMinor: 1_840_000,
              })),
            },
          ]}
        />
      }
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <PriceBreakdown {...breakdown} groups={breakdown.groups.slice(1)} />
    </OnEverySurface>
  ),
});
