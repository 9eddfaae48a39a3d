import preview from '../../.storybook/preview.tsx';
import { PriceBreakdown } from '#design-system/price-breakdown';
import { breakdown, LONG_WORD } from '../samples.tsx';

const meta = preview.meta({ title: 'Travel/Price breakdown', component: PriceBreakdown, args: breakdown });

export const Default = meta.story();
export const OneNight = meta.story({
  args: {
    groups: [{ id: 'room', lines: [{ id: 'night', label: 'Tuesday, 10 March', amountMinor: 1_840_000 }] }],
    summary: [],
    total: { label: 'Total', amountMinor: 1_840_000 },
  },
});
export const LongWord = meta.story({
  args: { total: { label: LONG_WORD, detail: LONG_WORD, amountMinor: 1_234_567_891 } },
});
export const ManyNights = meta.story({
  args: {
    groups: [
      {
        id: 'nights',
        heading: 'Ninety nights',
        lines: Array.from({ length: 90 }, (_, index) => ({
          id: String(index),
          label: `Night ${index + 1}`,
          amountMinor: 1_840_000,
        })),
      },
    ],
  },
});
