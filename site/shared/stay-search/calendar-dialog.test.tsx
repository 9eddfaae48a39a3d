import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const day = (date: string, more: object = {}) => ({
  date,
  state: 'FREE',
  canStay: true,
  priceMinor: 814_200,
  ...more,
});
const SOLD_OUT = { state: 'UNAVAILABLE', reason: 'SOLD_OUT', canStay: false, priceMinor: undefined };
const NOVEMBER = {
  locationId: 'udaipur',
  today: '2026-11-21',
  lastDay: '2027-11-21',
  currency: 'INR',
  days: [
    day('2026-11-21'),
    day('2026-11-22'),
    day('2026-11-23', { minNights: 2 }),
    day('2026-11-24'),
    day('2026-11-25'),
    day('2026-11-26', SOLD_OUT),
  ],
};

beforeAll(loadScreens, 60_000);
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T06:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openCalendar = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'See prices by day' }));

describe('the calendar', () => {
  it('asks for a location first', async () => {
    const asked = fakeNetwork({});
    await showSite('/book');
    await openCalendar();
    expect(await screen.findByText('Please select a location first')).toBeVisible();
    expect(screen.getByLabelText('Location')).toHaveFocus();
    expect(asked.some(({ call }) => call === 'GET /calendar')).toBe(false);
  });

  it('shows the lowest price of each night and why a day is not free, and sets both dates', async () => {
    const asked = fakeNetwork({ 'GET /calendar': () => ({ body: NOVEMBER }) });
    await showSite('/book?location=udaipur');
    await openCalendar();
    const calendar = await screen.findByRole('dialog', { name: 'When would you like to come?' });
    const cell = (name: RegExp) => within(calendar).findByRole('gridcell', { name });
    expect(await cell(/^Sunday,? 22 November 2026.*₹8,142/)).toBeVisible();
    expect(await cell(/26 November 2026.*Sold out/)).toBeVisible();
    const days = asked.find(({ call }) => call === 'GET /calendar');
    expect(days?.address.search).toBe('?location=udaipur&rooms=2&from=2026-10&to=2026-12');
    // Tab leads out of the days to what is below them, and not to the dialog around them.
    (await cell(/^Saturday,? 21 November 2026/)).focus();
    await userEvent.tab();
    expect(within(calendar).getByRole('button', { name: 'Clear dates' })).toHaveFocus();
    await userEvent.click(await cell(/23 November 2026/));
    expect(await cell(/24 November 2026.*Minimum stay 2 nights/)).toBeVisible();
    await userEvent.click(await cell(/25 November 2026/));
    await userEvent.click(within(calendar).getByRole('button', { name: 'Done' }));
    expect(screen.getByLabelText('Check-in')).toHaveValue('2026-11-23');
    expect(screen.getByLabelText('Check-out')).toHaveValue('2026-11-25');
  });

  it('tells and keeps the shortest stay of guests who arrive on a day', async () => {
    const days = NOVEMBER.days.map((known) =>
      known.date === '2026-11-22' ? { ...known, minNightsOnArrival: 3 } : known,
    );
    fakeNetwork({ 'GET /calendar': () => ({ body: { ...NOVEMBER, days } }) });
    await showSite('/book?location=udaipur&rooms=4');
    await openCalendar();
    const calendar = within(await screen.findByRole('dialog'));
    const arrival = await calendar.findByRole('gridcell', {
      name: /22 November 2026.*Minimum stay 3 nights/,
    });
    await userEvent.click(arrival);
    expect(
      await calendar.findByRole('gridcell', { name: /24 November 2026.*Minimum stay 3 nights/ }),
    ).toBeVisible();
    const departure = await calendar.findByRole('gridcell', { name: /25 November 2026/ });
    expect(departure).not.toHaveAccessibleName(/Minimum stay/);
  });

  it('says when the days did not arrive, lets dates be chosen all the same, and asks again', async () => {
    let isDown = true;
    const refusal = { code: 'UNAVAILABLE', message: 'The service is not available right now' };
    fakeNetwork({
      'GET /calendar': () => (isDown ? { status: 503, body: refusal } : { body: NOVEMBER }),
    });
    await showSite('/book?location=udaipur&rooms=1');
    await openCalendar();
    const calendar = await screen.findByRole('dialog');
    expect(await within(calendar).findByText(/Prices and free days could not be loaded/)).toBeVisible();
    expect(within(calendar).queryByText(/on their way|loading/i)).toBeNull();
    expect(calendar.querySelector('[data-state="pending"], [aria-busy="true"]')).toBeNull();
    isDown = false;
    await userEvent.click(within(calendar).getByRole('button', { name: 'Try again' }));
    expect(await within(calendar).findByRole('gridcell', { name: /22 November 2026.*₹8,142/ })).toBeVisible();
  });

  it('asks once for the months of a quarter, and for the next when they are shown', async () => {
    const asked = fakeNetwork({ 'GET /calendar': () => ({ body: NOVEMBER }) });
    await showSite('/book?location=udaipur&rooms=1');
    await openCalendar();
    const calendar = await screen.findByRole('dialog');
    await within(calendar).findByRole('gridcell', { name: /22 November 2026.*₹8,142/ });
    const months = () =>
      asked
        .filter(({ call }) => call === 'GET /calendar')
        .map(({ address }) => address.searchParams.get('from'));
    expect(months()).toEqual(['2026-10']);
    await userEvent.click(within(calendar).getByRole('button', { name: 'Next month' }));
    await vi.waitFor(() => expect(months().slice(1)).toContain('2027-01'));
    const turned = months().length;
    await userEvent.click(within(calendar).getByRole('button', { name: 'Previous month' }));
    await userEvent.click(within(calendar).getByRole('button', { name: 'Next month' }));
    expect(months()).toHaveLength(turned);
  });

  it('shows no price of another location while those of this one are on their way', async () => {
    fakeNetwork({
      'GET /calendar': ({ address }) =>
        address.searchParams.get('location') === 'udaipur'
          ? { body: NOVEMBER }
          : new Promise<never>(() => undefined),
    });
    await showSite('/book?location=udaipur&rooms=1');
    await openCalendar();
    const first = await screen.findByRole('dialog');
    await within(first).findByRole('gridcell', { name: /22 November 2026.*₹8,142/ });
    await userEvent.click(within(first).getByRole('button', { name: 'Done' }));
    await userEvent.selectOptions(screen.getByLabelText('Location'), 'Valley Lodge');
    await openCalendar();
    const second = await screen.findByRole('dialog');
    expect(await within(second).findByRole('gridcell', { name: /22 November 2026/ })).toBeVisible();
    expect(within(second).queryByText(/₹|Sold out/)).toBeNull();
  });
});
