import preview from '../../.storybook/preview.tsx';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DayStrip, type DayStripProps, type StripDay } from '#design-system/day-strip';
import { OnEverySurface } from '../on-every-surface.tsx';
import { LONG_WORD } from '../samples.tsx';
import { shortRupees } from '../stay-sample.ts';
import { Stress as StressCases } from '../stress.tsx';

const WEEK: readonly StripDay[] = [
  { day: '2026-03-07', priceMinor: 4_920_000 },
  { day: '2026-03-08', priceMinor: 4_380_000 },
  { day: '2026-03-09', priceMinor: 3_640_000 },
  { day: '2026-03-10', priceMinor: 3_720_000 },
  { day: '2026-03-11', priceMinor: 3_720_000 },
  { day: '2026-03-12', reason: 'Wedding in the hotel' },
  { day: '2026-03-13', priceMinor: 4_920_000 },
];
const sample: DayStripProps = {
  label: 'Day of arrival, prices for 3 nights',
  locale: 'en-IN',
  words: {
    unavailable: 'Full',
    lowestPrice: 'lowest price',
    comma: ',',
    price: (priceMinor) => `${(priceMinor / 100).toLocaleString('en-IN')} rupees for 3 nights`,
    earlier: 'Earlier days',
    later: 'Later days',
  },
  days: WEEK,
  value: '2026-03-10',
  formatPrice: shortRupees,
};

function shifted(by: number): readonly StripDay[] {
  return WEEK.map((each) => {
    const date = new Date(each.day);
    date.setUTCDate(date.getUTCDate() + by);
    return { ...each, day: date.toISOString().slice(0, 10) };
  });
}
function Strip(props: DayStripProps) {
  const [value, setValue] = useState(props.value);
  const [by, setBy] = useState(0);
  return (
    <DayStrip
      {...props}
      days={by === 0 ? props.days : shifted(by)}
      value={value}
      onValueChange={setValue}
      onEarlier={() => setBy(by - 7)}
      onLater={() => setBy(by + 7)}
    />
  );
}
const meta = preview.meta({
  id: 'travel-day-strip',
  title: 'Travel/Day strip',
  component: DayStrip,
  args: sample,
});

export const Default = meta.story({ render: (args) => <Strip {...args} /> });
/** Arrow keys move the focus and choose nothing: each choice starts a search. */
export const ByKeyboard = meta.story({
  render: (args) => <Strip {...args} />,
  play: async ({ canvas }) => {
    const day = (name: RegExp) => canvas.getByRole('button', { name });
    day(/10 March 2026/).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(day(/9 March 2026/)).toHaveFocus();
    await expect(day(/10 March 2026/)).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(day(/9 March 2026/)).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{End}');
    await expect(day(/13 March 2026/)).toHaveFocus();
  },
});
/** Each day has an address, so that it can be opened beside the page and shared. */
export const Links = meta.story({ args: { hrefOf: (day) => `#checkin=${day}` } });
export const Loading = meta.story({ args: { days: WEEK.map(({ day }) => ({ day })) } });
/** Nothing can begin in this week, and each day says why. */
export const AllFull = meta.story({
  args: { days: WEEK.map(({ day }) => ({ day, reason: 'Sold out' })) },
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <DayStrip
          {...sample}
          formatPrice={() => LONG_WORD}
          words={{ ...sample.words, unavailable: LONG_WORD }}
        />
      }
      rightToLeft={
        <DayStrip
          {...sample}
          locale="ar-EG"
          label="يوم الوصول"
          words={{
            ...sample.words,
            unavailable: 'ممتلئ',
            lowestPrice: 'أقل سعر',
            comma: '،',
            price: (priceMinor) => `${(priceMinor / 100).toLocaleString('ar-EG')} روبية`,
          }}
          lang="ar"
        />
      }
      empty={<DayStrip {...sample} days={[]} />}
      many={
        <DayStrip
          {...sample}
          days={Array.from({ length: 100 }, (_, index) => ({
            day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
            priceMinor: 3_000_000 + (index % 9) * 100_000,
          }))}
        />
      }
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface minColumn="l">
      <DayStrip {...sample} days={WEEK.slice(2, 6)} />
    </OnEverySurface>
  ),
});
