import preview from '../../.storybook/preview.tsx';
import { PriceBreakdown } from '#design-system/price-breakdown';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, breakdown, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const meta = preview.meta({ title: 'Travel/Price breakdown', component: PriceBreakdown, args: breakdown });
const night = { id: 'night', label: 'Tuesday, 10 March', amountMinor: 1_840_000 };

export const Default = meta.story();
export const OneNight = meta.story({
  args: {
    groups: [{ id: 'room', lines: [night] }],
    summary: [],
    total: { label: 'Total', amountMinor: 1_840_000 },
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
