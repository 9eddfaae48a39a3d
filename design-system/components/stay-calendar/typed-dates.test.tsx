import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StayCalendar, type StayCalendarProps, type StayValue } from './index.ts';
import { daysOf, english } from './test-support/english.ts';

const common: StayCalendarProps = {
  locale: 'en-IN',
  today: '2026-03-05',
  max: '2026-12-31',
  words: english,
  days: daysOf({ '2026-03-18': { state: 'unavailable', reason: 'Sold out' } }),
};
const arrival = () => screen.getByRole('textbox', { name: 'Arrival' });
const departure = () => screen.getByRole('textbox', { name: 'Departure' });

it('are described by the way in which the locale writes a date', () => {
  const { rerender } = render(<StayCalendar {...common} />);
  expect(arrival()).toHaveAccessibleDescription('DD/MM/YYYY');
  rerender(<StayCalendar {...common} locale="en-US" />);
  expect(departure()).toHaveAccessibleDescription('MM/DD/YYYY');
});

it('are read when the field is left, written out, and shown in the grid', async () => {
  const onValueChange = vi.fn<(value: StayValue) => void>();
  render(<StayCalendar {...common} onValueChange={onValueChange} />);
  await userEvent.type(arrival(), '3/5/26');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onValueChange).toHaveBeenLastCalledWith({ checkIn: '2026-05-03' });
  expect(arrival()).toHaveValue('3 May 2026');
  expect(departure()).toHaveFocus();
  expect(screen.getByRole('grid', { name: 'Your stay, May 2026' })).toBeInTheDocument();
  await userEvent.type(departure(), '2026-05-06{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith({ checkIn: '2026-05-03', checkOut: '2026-05-06' });
  expect(screen.getByText('3 nights')).toBeInTheDocument();
});

it('follow the grid', async () => {
  render(<StayCalendar {...common} />);
  await userEvent.type(arrival(), 'nonsense');
  await userEvent.click(screen.getByRole('gridcell', { name: /^Tuesday, 10 March 2026/ }));
  await userEvent.click(screen.getByRole('gridcell', { name: /^Friday, 13 March 2026/ }));
  expect(arrival()).toHaveValue('10 Mar 2026');
  expect(arrival()).toBeValid();
  expect(departure()).toHaveValue('13 Mar 2026');
});

it('that are none stay as they were typed and say so, until they are put right', async () => {
  const onValueChange = vi.fn<(value: StayValue) => void>();
  render(<StayCalendar {...common} defaultValue={{ checkIn: '2026-03-10' }} onValueChange={onValueChange} />);
  await userEvent.clear(arrival());
  await userEvent.type(arrival(), '31/02/2026');
  await userEvent.tab();
  expect(arrival()).toHaveValue('31/02/2026');
  expect(arrival()).toBeInvalid();
  expect(arrival()).toHaveAccessibleDescription('DD/MM/YYYY Enter a date as DD/MM/YYYY');
  expect(onValueChange).toHaveBeenLastCalledWith({});
  await userEvent.type(arrival(), '{Backspace}');
  expect(arrival()).toBeValid();
});

it('that the hotel refuses say its reason', async () => {
  render(<StayCalendar {...common} />);
  await userEvent.type(arrival(), '18 March{Tab}');
  expect(arrival()).toHaveAccessibleDescription('DD/MM/YYYY Sold out');
  await userEvent.clear(arrival());
  await userEvent.type(arrival(), '4 March 2026{Tab}');
  expect(arrival()).toHaveAccessibleDescription('DD/MM/YYYY Not on sale');
  await userEvent.clear(arrival());
  await userEvent.type(arrival(), '16 March{Tab}');
  expect(arrival()).toHaveValue('16 Mar 2026');
  await userEvent.type(departure(), '20 March{Tab}');
  expect(departure()).toHaveAccessibleDescription('DD/MM/YYYY Sold out on Wed 18 Mar');
});

it('keep a departure that a new arrival rules out, and say why', async () => {
  const stay = { checkIn: '2026-03-10', checkOut: '2026-03-13' };
  const onValueChange = vi.fn<(value: StayValue) => void>();
  render(<StayCalendar {...common} defaultValue={stay} onValueChange={onValueChange} />);
  await userEvent.clear(arrival());
  await userEvent.type(arrival(), '14 March 2026{Tab}');
  expect(onValueChange).toHaveBeenLastCalledWith({ checkIn: '2026-03-14' });
  expect(departure()).toHaveValue('13 Mar 2026');
  expect(departure()).toHaveAccessibleDescription('DD/MM/YYYY Before your arrival');
});

it('may come in either order', async () => {
  const onValueChange = vi.fn<(value: StayValue) => void>();
  render(<StayCalendar {...common} onValueChange={onValueChange} />);
  await userEvent.type(departure(), '13 March{Tab}');
  expect(onValueChange).toHaveBeenLastCalledWith({ checkOut: '2026-03-13' });
  await userEvent.click(screen.getByRole('gridcell', { name: /^Tuesday, 10 March 2026/ }));
  expect(onValueChange).toHaveBeenLastCalledWith({ checkIn: '2026-03-10', checkOut: '2026-03-13' });
});

it('are taken away by emptying the field', async () => {
  const stay = { checkIn: '2026-03-10', checkOut: '2026-03-13' };
  const onValueChange = vi.fn<(value: StayValue) => void>();
  render(<StayCalendar {...common} defaultValue={stay} onValueChange={onValueChange} />);
  await userEvent.clear(departure());
  await userEvent.tab();
  expect(onValueChange).toHaveBeenLastCalledWith({ checkIn: '2026-03-10' });
  expect(departure()).toHaveValue('');
});

it('show the errors that they are given, before their own', async () => {
  render(<StayCalendar {...common} checkInError="Please select an arrival" checkInId="arrival" />);
  await userEvent.type(arrival(), 'nonsense{Tab}');
  expect(arrival()).toHaveAccessibleDescription('DD/MM/YYYY Please select an arrival');
  expect(arrival()).toHaveAttribute('id', 'arrival');
});

it('are read before the form that Enter sends', async () => {
  const sent: (FormDataEntryValue | null)[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(new FormData(event.currentTarget).get('checkin'));
      }}
    >
      <StayCalendar {...common} checkInName="checkin" />
      <button type="submit">Search</button>
    </form>,
  );
  await userEvent.type(arrival(), '10 March{Enter}');
  expect(sent).toEqual(['2026-03-10']);
});

it('given wrongly from the start are marked with the reason', () => {
  render(<StayCalendar {...common} defaultValue={{ checkIn: '2026-03-13', checkOut: '2026-03-10' }} />);
  expect(departure()).toHaveAccessibleDescription('DD/MM/YYYY Before your arrival');
  expect(screen.getByText('Choose your departure')).toBeInTheDocument();
});
