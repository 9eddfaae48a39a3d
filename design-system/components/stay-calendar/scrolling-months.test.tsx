import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { StayCalendar } from './index.ts';
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

it('keeps the first month in its place when the keyboard goes on to later ones', async () => {
  render(calendar);
  screen.getByRole('gridcell', { name: /^Thursday,? 5 March 2026/ }).focus();
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
  expect(screen.getByRole('gridcell', { name: /^Friday,? 5 June 2026/ })).toHaveFocus();
  expect(screen.getByText('March 2026')).toBeVisible();
});
