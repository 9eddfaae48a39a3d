import preview from '../../.storybook/preview.tsx';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { StayCalendar, type StayCalendarProps, type StayDay } from '#design-system/stay-calendar';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { LONG_WORD } from '../samples.tsx';
import { arabicStayWords, shortRupees, stayDays, stayWords, TODAY } from '../stay-sample.ts';
import { Stress as StressOf } from '../stress.tsx';

const sample: StayCalendarProps = {
  locale: 'en-IN-u-fw-mon',
  today: TODAY,
  max: '2026-07-31',
  words: stayWords,
  days: stayDays(),
  formatDayPrice: shortRupees,
};
const stay = { checkIn: '2026-03-10', checkOut: '2026-03-13' };

const meta = preview.meta({
  id: 'travel-stay-calendar',
  title: 'Travel/Stay calendar',
  component: StayCalendar,
  args: sample,
});

export const Default = meta.story();
export const Chosen = meta.story({
  args: { defaultValue: stay },
  play: async ({ canvas }) => {
    const day = (name: string) => canvas.getByRole('gridcell', { name });
    await expect(day('Tuesday, 10 March 2026, arrival, 12,000 rupees per night')).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(day('Wednesday, 11 March 2026, in your stay, 12,400 rupees per night')).toBeVisible();
    await expect(day('Friday, 13 March 2026, departure')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('3 nights')).toBeVisible();
  },
});
/** After the arrival only possible departures are active; hovering one previews the stay. */
export const ArrivalChosen = meta.story({
  args: { defaultValue: { checkIn: '2026-03-13' } },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('gridcell', { name: /^Monday, 16 March 2026/ }));
    await expect(canvas.getByText('3 nights')).toBeVisible();
    await expect(
      canvas.getByRole('gridcell', {
        name: /^Saturday, 14 March 2026, not available, Minimum stay 2 nights/,
      }),
    ).toHaveAttribute('data-selection', 'preview');
  },
});
/** An unavailable day takes the focus and gives its reason; a tap on it announces the reason too. */
export const UnavailableDay = meta.story({
  play: async ({ canvas }) => {
    const wedding = canvas.getByRole('gridcell', {
      name: 'Wednesday, 18 March 2026, not available, Wedding in the house',
    });
    await userEvent.click(wedding);
    await expect(wedding).toHaveFocus();
    await expect(canvas.getByText('Wed 18 Mar')).toBeVisible();
    await expect(
      canvas.getByText('Wedding in the house', { selector: '[role="status"]' }),
    ).toBeInTheDocument();
  },
});
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('gridcell', { name: /^Thursday, 5 March 2026, today/ }).focus();
    await userEvent.keyboard('{ArrowDown}{Home}{Enter}{End}');
    await expect(canvas.getByRole('gridcell', { name: /^Sunday, 15 March 2026/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Departure' })).toHaveValue('15 Mar 2026');
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{Tab}{/Shift}');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Departure' }));
    await userEvent.keyboard('2026-03-14{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Departure' })).toHaveValue('14 Mar 2026');
  },
});
export const Typed = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Arrival' }), '31/02/2026{Tab}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Departure' }), '18 March{Tab}');
    await expect(canvas.getByText('Enter a date as DD/MM/YYYY, or as in 10 March 2026.')).toBeVisible();
    await expect(canvas.getByText('Wedding in the house')).toBeVisible();
  },
});
export const WithError = meta.story({
  args: { checkInError: 'Please select a valid arrival and departure date' },
});
export const Loading = meta.story({ args: { days: stayDays('2026-03-01', 31), loading: true } });
/** Prices are missing, but the stay can still be chosen. */
export const Failed = meta.story({
  args: {
    days: {},
    loadError: 'Prices could not be fetched. You can choose your dates without them.',
    onRetry: () => undefined,
  },
});
/** Days load as their month comes into view. */
export const MonthByMonth = meta.story({
  render: (args) => <MonthAtATime {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(
      await canvas.findByRole('gridcell', { name: /^Friday, 1 May 2026, .* rupees per night/ }),
    ).toBeVisible();
  },
});
export const Matrix = meta.story({
  render: () => (
    <MatrixOf
      of="StayCalendar"
      component={StayCalendar}
      args={{ ...sample, defaultValue: stay }}
      minColumn="l"
    />
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressOf
      long={<StayCalendar {...sample} locale="de-DE" words={longWords} months={1} defaultValue={stay} />}
      rightToLeft={
        <StayCalendar {...sample} locale="ar-EG" words={arabicStayWords} months={1} defaultValue={stay} />
      }
      empty={<StayCalendar locale="en-IN" today={TODAY} words={stayWords} months={1} />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface minColumn="l">
      <StayCalendar {...sample} min="2026-03-09" max="2026-03-22" months={1} defaultValue={stay} />
    </OnEverySurface>
  ),
});

const longWords: StayCalendarProps['words'] = {
  ...stayWords,
  checkIn: LONG_WORD,
  nights: () => LONG_WORD,
  clear: LONG_WORD,
  legend: { ...stayWords.legend, unavailable: LONG_WORD },
};

function MonthAtATime(props: StayCalendarProps) {
  const [days, setDays] = useState<Readonly<Record<string, StayDay>>>({});
  const [loading, setLoading] = useState(true);
  function fetchDays(first: string, last: string) {
    const wanted = Object.entries(stayDays()).filter(([day]) => day >= first && day <= last);
    setDays((current) => ({ ...current, ...Object.fromEntries(wanted) }));
    setLoading(false);
  }
  return <StayCalendar {...props} days={days} loading={loading} onMonthChange={fetchDays} />;
}
