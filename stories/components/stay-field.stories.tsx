import preview from '../../.storybook/preview.tsx';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Price } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { StayCalendar, type StayValue } from '#design-system/stay-calendar';
import { StayField, type StayFieldProps } from '#design-system/stay-field';
import { isDocsPage } from '../is-docs-page.ts';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD, MONEY } from '../samples.tsx';
import { arabicStayWords, shortRupees, stayDays, stayWords, TODAY } from '../stay-sample.ts';
import { Stress as StressCases } from '../stress.tsx';

const stay: StayValue = { checkIn: '2026-03-10', checkOut: '2026-03-13' };
const words: StayFieldProps['words'] = {
  empty: 'Choose your dates',
  chooseCheckOut: 'choose your departure',
  nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
  title: 'When will you come?',
  close: 'Close',
  done: 'Done',
};
const calendar = (value: StayValue, onValueChange?: (next: StayValue) => void) => (
  <StayCalendar
    locale="en-IN-u-fw-mon"
    today={TODAY}
    max="2026-07-31"
    words={stayWords}
    days={stayDays()}
    formatDayPrice={shortRupees}
    value={value}
    onValueChange={onValueChange}
  />
);
const dates: StayFieldProps = {
  label: 'Dates',
  locale: 'en-GB',
  words,
  value: stay,
  children: calendar(stay),
};

function Dates({ value: first, ...props }: StayFieldProps) {
  const [value, setValue] = useState<StayValue>(first);
  const isWhole = value.checkIn !== undefined && value.checkOut !== undefined;
  return (
    <StayField
      {...props}
      value={value}
      summary={isWhole && <Price amountMinor={3_720_000} {...MONEY} suffix="taxes included" />}
    >
      {calendar(value, setValue)}
    </StayField>
  );
}
const meta = preview.meta({
  id: 'travel-stay-field',
  title: 'Travel/Stay field',
  component: StayField,
  args: dates,
  render: (args) => <Dates {...args} />,
});

export const Default = meta.story();
export const Empty = meta.story({ args: { value: {}, hint: 'Prices change from day to day.' } });
export const ArrivalOnly = meta.story({ args: { value: { checkIn: '2026-03-10' } } });
export const WithError = meta.story({ args: { value: {}, error: 'Choose an arrival and a departure' } });
export const Disabled = meta.story({ args: { disabled: true } });
/** Nights, price and Done stay in view while the months scroll. */
export const Open = meta.story({ args: { defaultOpen: !isDocsPage() } });
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('button', { name: /^Dates/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'When will you come?' })).toBeVisible();
    (await screen.findByRole('gridcell', { name: /^Tuesday, 24 March 2026/ })).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('Tue 24 Mar – Wed 25 Mar1 night');
  },
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <StayField
          {...dates}
          label={LONG_WORD}
          locale="de-DE"
          words={{ ...words, nights: () => LONG_WORD }}
          error={LONG_WORD}
        />
      }
      rightToLeft={
        <StayField
          {...dates}
          label={ARABIC}
          locale="ar-EG"
          words={{ ...words, nights: arabicStayWords.nights }}
          lang="ar"
        />
      }
      empty={<StayField {...dates} value={{}} />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <Stack gap="m">
        <StayField {...dates} />
        <StayField {...dates} value={{}} error="Choose an arrival and a departure" />
      </Stack>
    </OnEverySurface>
  ),
});
