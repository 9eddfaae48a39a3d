import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { StayCalendar, type StayCalendarProps, type StayValue } from './index.ts';
import { daysOf, english } from './test-support/english.ts';

const common: StayCalendarProps = {
  locale: 'en-IN',
  today: '2026-03-05',
  max: '2026-12-31',
  words: english,
  days: daysOf(),
};
const day = (name: string | RegExp) => screen.getByRole('gridcell', { name });
const arrival = () => screen.getByRole('textbox', { name: 'Arrival' });
const departure = () => screen.getByRole('textbox', { name: 'Departure' });

describe('in a form', () => {
  it('goes back to its first stay with the reset of the form', async () => {
    const stay = { checkIn: '2026-03-10', checkOut: '2026-03-13' };
    const onValueChange = vi.fn<(value: StayValue) => void>();
    render(
      <form>
        <StayCalendar {...common} defaultValue={stay} onValueChange={onValueChange} />
        <button type="reset">Start again</button>
      </form>,
    );
    await userEvent.click(day(/^Friday, 20 March 2026/));
    await userEvent.type(departure(), 'soon');
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(onValueChange).toHaveBeenLastCalledWith(stay);
    expect(arrival()).toHaveValue('10 Mar 2026');
    expect(departure()).toHaveValue('13 Mar 2026');
    expect(screen.getByText('3 nights')).toBeInTheDocument();
  });

  it('forgets what was typed and not understood, and leaves the stay to a parent that holds it', async () => {
    const onValueChange = vi.fn<(value: StayValue) => void>();
    render(
      <form>
        <StayCalendar {...common} value={{ checkIn: '2026-03-10' }} onValueChange={onValueChange} />
        <button type="reset">Start again</button>
      </form>,
    );
    await userEvent.type(departure(), 'soon{Enter}');
    expect(departure()).toBeInvalid();
    onValueChange.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(departure()).toHaveValue('');
    expect(departure()).toBeValid();
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('by pressing days', () => {
  it('takes the arrival, then the departure, and says how many nights', async () => {
    const onValueChange = vi.fn<(value: StayValue) => void>();
    render(<StayCalendar {...common} onValueChange={onValueChange} />);
    expect(screen.getByText('Choose your arrival')).toBeInTheDocument();
    await userEvent.click(day(/^Tuesday, 10 March 2026/));
    expect(onValueChange).toHaveBeenLastCalledWith({ checkIn: '2026-03-10' });
    expect(screen.getByText('Choose your departure').closest('[role="status"]')).not.toBeNull();
    await userEvent.click(day(/^Friday, 13 March 2026/));
    expect(onValueChange).toHaveBeenLastCalledWith({ checkIn: '2026-03-10', checkOut: '2026-03-13' });
    expect(screen.getByText('3 nights').closest('[role="status"]')).not.toBeNull();
  });

  it('names the first day, the nights between and the last day exactly', () => {
    render(<StayCalendar {...common} defaultValue={{ checkIn: '2026-03-10', checkOut: '2026-03-12' }} />);
    expect(day('Tuesday, 10 March 2026, arrival, 12,400 rupees per night')).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(day('Wednesday, 11 March 2026, in your stay, 12,400 rupees per night')).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(day('Thursday, 12 March 2026, departure')).toHaveAttribute('aria-selected', 'true');
    expect(day('Friday, 13 March 2026, 12,400 rupees per night')).not.toHaveAttribute('aria-selected');
  });

  it('begins anew after both', async () => {
    const onValueChange = vi.fn<(value: StayValue) => void>();
    const stay = { checkIn: '2026-03-10', checkOut: '2026-03-13' };
    render(<StayCalendar {...common} defaultValue={stay} onValueChange={onValueChange} />);
    await userEvent.click(day(/^Wednesday, 11 March 2026/));
    expect(onValueChange).toHaveBeenLastCalledWith({ checkIn: '2026-03-11' });
  });

  it('takes the arrival back when it is pressed again', async () => {
    const onValueChange = vi.fn<(value: StayValue) => void>();
    render(
      <StayCalendar {...common} defaultValue={{ checkIn: '2026-03-10' }} onValueChange={onValueChange} />,
    );
    await userEvent.click(day(/^Tuesday, 10 March 2026, arrival/));
    expect(onValueChange).toHaveBeenLastCalledWith({});
  });

  it('clears both with its button', async () => {
    const stay = { checkIn: '2026-03-10', checkOut: '2026-03-13' };
    render(<StayCalendar {...common} defaultValue={stay} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear dates' }));
    expect(arrival()).toHaveValue('');
    expect(departure()).toHaveValue('');
    expect(screen.getByText('Choose your arrival')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clear dates' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('a day that cannot be chosen', () => {
  const days = daysOf({
    '2026-03-12': { state: 'checkInOnly', priceMinor: 1_240_000 },
    '2026-03-17': { state: 'checkOutOnly' },
    '2026-03-18': { state: 'unavailable', reason: 'Sold out' },
    '2026-03-20': { state: 'free', priceMinor: 1_640_000, minNights: 3 },
  });

  it('can be reached, says why, and answers a press with the reason', async () => {
    const onValueChange = vi.fn<(value: StayValue) => void>();
    render(<StayCalendar {...common} days={days} onValueChange={onValueChange} />);
    const soldOut = day('Wednesday, 18 March 2026, not available, Sold out');
    expect(soldOut).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(soldOut);
    expect(soldOut).toHaveFocus();
    expect(screen.getByText('Sold out', { selector: '[role="status"]' })).toBeInTheDocument();
    expect(screen.getByText('Wed 18 Mar').parentElement).toHaveTextContent('Sold out');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('for departures only ends a stay and starts none', async () => {
    const onValueChange = vi.fn<(value: StayValue) => void>();
    render(<StayCalendar {...common} days={days} onValueChange={onValueChange} />);
    await userEvent.click(day('Tuesday, 17 March 2026, departure only'));
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(day(/^Monday, 16 March/));
    await userEvent.click(day('Tuesday, 17 March 2026, departure only'));
    expect(onValueChange).toHaveBeenLastCalledWith({ checkIn: '2026-03-16', checkOut: '2026-03-17' });
  });

  it('for arrivals only starts a stay and ends none', async () => {
    const onValueChange = vi.fn<(value: StayValue) => void>();
    render(<StayCalendar {...common} days={days} onValueChange={onValueChange} />);
    await userEvent.click(day(/^Wednesday, 11 March/));
    await userEvent.click(day('Thursday, 12 March 2026, arrival only'));
    expect(onValueChange).toHaveBeenLastCalledWith({ checkIn: '2026-03-11' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(day('Thursday, 12 March 2026, arrival only, 12,400 rupees per night'));
    expect(onValueChange).toHaveBeenLastCalledWith({ checkIn: '2026-03-12' });
  });

  it('depends on the arrival: before it, too soon, or across a night that is sold', () => {
    render(<StayCalendar {...common} days={days} defaultValue={{ checkIn: '2026-03-16' }} />);
    expect(day('Sunday, 15 March 2026, not available, Before your arrival')).toBeInTheDocument();
    expect(day('Thursday, 19 March 2026, not available, Not available on Tue 17 Mar')).toBeInTheDocument();
  });

  it('says the minimum stay, and so does the status', () => {
    render(<StayCalendar {...common} days={days} defaultValue={{ checkIn: '2026-03-20' }} />);
    expect(day('Saturday, 21 March 2026, not available, Minimum stay 3 nights')).toBeInTheDocument();
    expect(screen.getByText('Fri 20 Mar · Minimum stay 3 nights')).toBeInTheDocument();
  });

  it('before today or after the last day on sale is out of reach', () => {
    render(<StayCalendar {...common} max="2026-04-20" days={days} />);
    expect(day('Wednesday, 4 March 2026, not available, Not on sale')).not.toHaveAttribute('tabindex');
    expect(day('Tuesday, 21 April 2026, not available, Not on sale')).not.toHaveAttribute('tabindex');
  });
});

describe('months', () => {
  it('turn one at a time, within what is on sale', async () => {
    const onMonthChange = vi.fn<(first: string, last: string) => void>();
    render(<StayCalendar {...common} max="2026-05-20" onMonthChange={onMonthChange} />);
    expect(onMonthChange).toHaveBeenLastCalledWith('2026-03-01', '2026-04-30');
    const previous = screen.getByRole('button', { name: 'Previous month' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(onMonthChange).toHaveBeenLastCalledWith('2026-04-01', '2026-05-31');
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    expect(screen.getByRole('grid', { name: 'Your stay, March 2026' })).toBeInTheDocument();
  });

  it('stand side by side or alone', () => {
    const { rerender } = render(<StayCalendar {...common} />);
    expect(screen.getAllByRole('grid')).toHaveLength(2);
    rerender(<StayCalendar {...common} months={1} />);
    expect(screen.getByRole('grid', { name: 'Your stay, March 2026' })).toBeInTheDocument();
  });

  it('begin the week as the locale does', () => {
    const firstWeekday = () => screen.getAllByRole('grid')[0]?.querySelector('th')?.textContent;
    const { rerender } = render(<StayCalendar {...common} locale="en-GB" />);
    expect(firstWeekday()).toBe('MonM');
    rerender(<StayCalendar {...common} locale="en-US" />);
    expect(firstWeekday()).toBe('SunS');
    rerender(<StayCalendar {...common} locale="en-IN-u-fw-mon" />);
    expect(firstWeekday()).toBe('MonM');
  });
});

describe('in other languages', () => {
  it.each([
    ['ar-EG', '١٠', 'مارس ٢٠٢٦', 'DD/MM/YYYY, ١٠ مارس ٢٠٢٦'],
    ['mr-IN', '१०', 'मार्च २०२६', 'DD/MM/YYYY, १० मार्च, २०२६'],
    ['hi-IN', '10', 'मार्च 2026', 'DD/MM/YYYY, 10 मार्च 2026'],
    ['hu-HU', '10', '2026. március', 'YYYY. MM. DD., 2026. márc. 10.'],
  ])('days have the digits and the order of %s', (locale, number, month, field) => {
    const stay = { checkIn: '2026-03-10' };
    render(<StayCalendar {...common} locale={locale} months={1} defaultValue={stay} />);
    const bare = (text: string | null | undefined) => text?.replaceAll(/[\u200E\u200F]/gu, '');
    const cell = document.querySelector('[data-day="2026-03-10"]');
    expect(cell?.querySelector('[aria-hidden]')).toHaveTextContent(number);
    expect(screen.getByRole('grid')).toHaveAccessibleName(`Your stay, ${month}`);
    const pattern = document.getElementById(arrival().getAttribute('aria-describedby') ?? '')?.textContent;
    expect(bare(`${pattern}, ${arrival().getAttribute('value')}`)).toBe(field);
  });
});

describe('days on their way', () => {
  it('wait, and say so once', () => {
    render(<StayCalendar {...common} days={{}} loading />);
    expect(day('Tuesday, 10 March 2026, not available, Prices are coming')).toHaveAttribute(
      'data-state',
      'pending',
    );
    expect(screen.getByText('Prices are coming', { selector: '[role="status"]' })).toBeInTheDocument();
  });

  it('that could not be had are asked for again, and can be chosen without', async () => {
    const onRetry = vi.fn<() => void>();
    render(<StayCalendar {...common} days={{}} loadError="No prices at present." onRetry={onRetry} />);
    expect(screen.getByText('No prices at present.').closest('[role="status"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    await userEvent.click(day('Tuesday, 10 March 2026'));
    expect(arrival()).toHaveValue('10 Mar 2026');
  });

  it('show their prices when they are there, and mark the lowest', () => {
    const formatDayPrice = (priceMinor: number) => `₹${priceMinor / 100_000}k`;
    const days = daysOf({ '2026-03-24': { state: 'free', priceMinor: 1_120_000 } });
    render(<StayCalendar {...common} days={new Map(Object.entries(days))} formatDayPrice={formatDayPrice} />);
    expect(
      within(day('Tuesday, 24 March 2026, 11,200 rupees per night, lowest price of the month')).getByText(
        '₹11.2k',
      ),
    ).toBeInTheDocument();
  });
});

describe('its value', () => {
  it('is left to the parent that holds it', async () => {
    const onValueChange = vi.fn<(value: StayValue) => void>();
    render(<StayCalendar {...common} value={{}} onValueChange={onValueChange} />);
    await userEvent.click(day(/^Tuesday, 10 March 2026/));
    expect(onValueChange).toHaveBeenCalledWith({ checkIn: '2026-03-10' });
    expect(arrival()).toHaveValue('');
    expect(screen.getByText('Choose your arrival')).toBeInTheDocument();
  });

  it('shows what the parent changes, and its month', async () => {
    function Parent() {
      const [value, setValue] = useState<StayValue>({});
      return (
        <>
          <button type="button" onClick={() => setValue({ checkIn: '2026-05-10', checkOut: '2026-05-12' })}>
            Whitsun
          </button>
          <StayCalendar {...common} value={value} onValueChange={setValue} />
        </>
      );
    }
    render(<Parent />);
    await userEvent.click(screen.getByRole('button', { name: 'Whitsun' }));
    expect(screen.getByRole('grid', { name: 'Your stay, May 2026' })).toBeInTheDocument();
    expect(arrival()).toHaveValue('10 May 2026');
    expect(screen.getByText('2 nights')).toBeInTheDocument();
  });

  it('goes with a plain form under its names', () => {
    const stay = { checkIn: '2026-03-10', checkOut: '2026-03-13' };
    render(
      <form aria-label="Search">
        <StayCalendar {...common} defaultValue={stay} checkInName="checkin" checkOutName="checkout" />
      </form>,
    );
    expect(screen.getByRole('form')).toHaveFormValues({ checkin: '2026-03-10', checkout: '2026-03-13' });
  });

  it('without a day in it is empty, and development says so', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<StayCalendar {...common} defaultValue={{ checkIn: 'soon' }} />);
    expect(arrival()).toHaveValue('');
    expect(warn).toHaveBeenCalledWith(
      'StayCalendar: "soon" is not a day. Give days as YYYY-MM-DD, or leave them out.',
    );
  });
});

it('gives its root to a ref, and unknown properties to its root', () => {
  const ref = createRef<HTMLDivElement>();
  render(<StayCalendar {...common} ref={ref} id="dates" data-testid="dates" />);
  expect(ref.current).toBe(screen.getByRole('group', { name: 'Your stay' }));
  expect(ref.current).toHaveAttribute('id', 'dates');
  expect(ref.current).toHaveAttribute('data-state', 'empty');
});

it('submits no form by any of its buttons', async () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <StayCalendar {...common} />
    </form>,
  );
  const buttons = screen.getAllByRole('button', { hidden: true });
  expect(buttons.map((button) => button.getAttribute('type'))).toEqual(buttons.map(() => 'button'));
  await userEvent.click(day(/^Tuesday, 10 March 2026/));
  expect(onSubmit).not.toHaveBeenCalled();
});
