import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StayCalendar, type StayValue } from './index.ts';
import { english } from './test-support/english.ts';

const calendar = (
  <StayCalendar months="scroll" locale="en-GB" today="2026-03-05" max="2026-09-30" words={english} />
);

it('begins with this month, has no buttons to others, and shows more below', async () => {
  render(calendar);
  expect(screen.getAllByText(/^(?:March|April|May|June|July) 2026$/).map((name) => name.textContent)).toEqual(
    ['March 2026', 'April 2026', 'May 2026'],
  );
  expect(screen.queryByRole('button', { name: 'Next month' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more months' }));
  expect(screen.getByText('August 2026')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more months' }));
  expect(screen.getByText('September 2026')).toBeVisible();
  expect(screen.queryByText('October 2026')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show more months' })).toBeNull();
});

it('shows what is typed in words and in the days, before it is taken over', async () => {
  const onValueChange = vi.fn<(value: StayValue) => void>();
  render(
    <StayCalendar
      months="scroll"
      locale="en-GB"
      today="2026-03-05"
      max="2026-12-31"
      words={english}
      onValueChange={onValueChange}
    />,
  );
  await userEvent.click(screen.getByText('Type the dates'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Arrival' }), '9 Sep');
  expect(await screen.findByRole('gridcell', { name: /9 September 2026, arrival/ })).toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.type(screen.getByRole('textbox', { name: 'Departure' }), '12/9');
  expect(screen.getByText('Wed 9 Sept to Sat 12 Sept, 3 nights')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith({ checkIn: '2026-09-09', checkOut: '2026-09-12' });
  expect(screen.getByText('Wed 9 Sept to Sat 12 Sept, 3 nights')).toBeVisible();
});

it('keeps the first month in its place when the keyboard goes on to later ones', async () => {
  render(calendar);
  screen.getByRole('gridcell', { name: /^Thursday,? 5 March 2026/ }).focus();
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
  expect(screen.getByRole('gridcell', { name: /^Friday,? 5 June 2026/ })).toHaveFocus();
  expect(screen.getByText('March 2026')).toBeVisible();
});
