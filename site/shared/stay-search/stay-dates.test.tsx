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
  currencyDigits: 2,
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

const openCalendar = async () => userEvent.click(await screen.findByRole('button', { name: /^When/ }));

describe('the calendar', () => {
  it('opens without a location, and then shows no prices and no error', async () => {
    const asked = fakeNetwork({});
    await showSite('/book');
    await openCalendar();
    const calendar = within(await screen.findByRole('dialog', { name: 'When would you like to come?' }));
    expect(await calendar.findByText(/^Prices and free days are shown once/)).toBeVisible();
    await userEvent.click(await calendar.findByRole('gridcell', { name: /^Monday,? 23 November 2026/ }));
    await userEvent.click(await calendar.findByRole('gridcell', { name: /^Wednesday,? 25 November 2026/ }));
    await userEvent.click(calendar.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: /^When/ })).toHaveTextContent(/^Mon 23 – Wed 25 Nov/);
    expect(screen.getByLabelText('Where')).toBeValid();
    expect(asked.some(({ call }) => call.includes('/calendar') || call.endsWith('/around'))).toBe(false);
  });

  it('begins at the first day that can be chosen, and gives the focus back', async () => {
    const days = NOVEMBER.days.map((known) =>
      known.date < '2026-11-23' ? { ...known, ...SOLD_OUT } : known,
    );
    fakeNetwork({ 'GET /calendar': () => ({ body: { ...NOVEMBER, days } }) });
    await showSite('/book?location=udaipur');
    await openCalendar();
    const calendar = within(await screen.findByRole('dialog'));
    const first = await calendar.findByRole('gridcell', { name: /^Monday,? 23 November 2026/ });
    await vi.waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /^When/ })).toHaveFocus();
  });

  it('begins at the day that was chosen', async () => {
    fakeNetwork({ 'GET /calendar': () => ({ body: NOVEMBER }) });
    const kept = { locationId: 'udaipur', checkIn: '2026-11-24', checkOut: '2026-11-25', rooms: '2' };
    localStorage.setItem('verandah.search', JSON.stringify({ ...kept, keptOn: '2026-11-21' }));
    await showSite('/book');
    await openCalendar();
    const calendar = within(await screen.findByRole('dialog'));
    const chosen = await calendar.findByRole('gridcell', { name: /24 November 2026, arrival/ });
    await vi.waitFor(() => expect(chosen).toHaveFocus());
    localStorage.clear();
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
    expect(within(calendar).getByRole('button', { name: 'Show more months' })).toHaveFocus();
    await userEvent.click(await cell(/23 November 2026/));
    expect(await cell(/24 November 2026.*Minimum stay 2 nights/)).toBeVisible();
    await userEvent.click(await cell(/25 November 2026/));
    await userEvent.click(within(calendar).getByRole('button', { name: 'Done' }));
    const field = screen.getByRole('button', { name: /^When/ });
    expect(field).toHaveTextContent(/^Mon 23 – Wed 25 Nov ?2 nights$/);
    expect(field).toHaveFocus();
    const form = new FormData(screen.getByRole<HTMLFormElement>('search'));
    expect([form.getAll('checkin'), form.getAll('checkout')]).toEqual([['2026-11-23'], ['2026-11-25']]);
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
    await vi.waitFor(() => {
      expect(within(calendar).queryByText(/on their way|loading/i)).toBeNull();
      expect(calendar.querySelector('[data-state="pending"], [aria-busy="true"]')).toBeNull();
    });
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
    expect(months()).toEqual(['2026-10', '2027-01']);
    expect(within(calendar).queryByRole('button', { name: 'Next month' })).toBeNull();
    await userEvent.click(within(calendar).getByRole('button', { name: 'Show more months' }));
    await vi.waitFor(() => expect(months().slice(2)).toContain('2027-04'));
    expect(within(calendar).getByText('April 2027', { selector: 'p' })).toBeVisible();
  });

  it('keeps the nights and the total of the stay beside Done, as the search prices it', async () => {
    const stay = { checkIn: '2026-11-23', checkOut: '2026-11-25' };
    const total = {
      locationId: 'udaipur',
      currency: 'INR',
      currencyDigits: 2,
      nights: 2,
      stays: [{ ...stay, totalMinor: 1_491_000 }],
    };
    const asked = fakeNetwork({
      'GET /calendar': () => ({ body: NOVEMBER }),
      'GET /availability/around': () => ({ body: total }),
    });
    await showSite('/book?location=udaipur&rooms=2,1');
    await openCalendar();
    const calendar = within(await screen.findByRole('dialog'));
    const isAsked = () => asked.some(({ call }) => call === 'GET /availability/around');
    await userEvent.click(await calendar.findByRole('gridcell', { name: /23 November 2026/ }));
    expect(isAsked()).toBe(false);
    await userEvent.click(await calendar.findByRole('gridcell', { name: /25 November 2026/ }));
    expect(await calendar.findByText('₹14,910')).toBeVisible();
    expect(calendar.getByText('in all, taxes included')).toBeVisible();
    expect(asked.find(({ call }) => call.endsWith('/around'))?.address.search).toBe(
      '?location=udaipur&checkin=2026-11-23&checkout=2026-11-25&rooms=2%2C1&from=2026-11-23&to=2026-11-23',
    );
  });

  it('reads typed dates in the order of the browser, and says them in words', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
    fakeNetwork({
      'GET /calendar': () => ({ status: 503, body: { code: 'UNAVAILABLE', message: 'Later' } }),
    });
    await showSite('/book?location=udaipur');
    await openCalendar();
    const calendar = within(await screen.findByRole('dialog'));
    await userEvent.click(await calendar.findByText('Type the dates'));
    const checkIn = calendar.getByRole('textbox', { name: 'Check-in' });
    expect(checkIn).toHaveAccessibleDescription('MM/DD/YYYY');
    await userEvent.type(checkIn, '03/04/2027');
    expect(calendar.getByText('Thu 4 Mar')).toBeVisible();
    await userEvent.type(calendar.getByRole('textbox', { name: 'Check-out' }), '03/06/2027');
    expect(calendar.getByText('Thu 4 Mar to Sat 6 Mar, 2 nights')).toBeVisible();
    expect(calendar.getByRole('gridcell', { name: /6 March 2027, departure/ })).toBeVisible();
    await userEvent.tab();
    expect(calendar.getByText('Thu 4 Mar to Sat 6 Mar, 2 nights')).toBeVisible();
    await vi.waitFor(() =>
      expect(new FormData(document.querySelector('form') ?? undefined).get('checkout')).toBe('2027-03-06'),
    );
  });

  it('finds the cheapest nights of a month with one press', async () => {
    const stays = [
      { checkIn: '2026-12-01', checkOut: '2026-12-04', totalMinor: 2_000_000 },
      { checkIn: '2026-12-02', checkOut: '2026-12-05', reason: { code: 'SOLD_OUT' } },
      { checkIn: '2026-12-08', checkOut: '2026-12-11', totalMinor: 1_500_000 },
      { checkIn: '2026-12-09', checkOut: '2026-12-12', totalMinor: 1_500_000 },
    ];
    const asked = fakeNetwork({
      'GET /calendar': () => ({ body: NOVEMBER }),
      'GET /availability/around': () => ({
        body: { locationId: 'udaipur', currency: 'INR', currencyDigits: 2, nights: 3, stays },
      }),
    });
    await showSite('/book?location=udaipur');
    await openCalendar();
    const calendar = within(await screen.findByRole('dialog'));
    await userEvent.click(await calendar.findByText('Flexible dates'));
    expect(calendar.getByLabelText('Nights')).toHaveValue('3');
    expect(calendar.getByLabelText('Month')).toHaveValue('2026-12');
    await userEvent.click(calendar.getByRole('button', { name: 'Find the cheapest' }));
    expect(await calendar.findByText(/^Cheapest: Tue 8 – Fri 11 Dec, ₹15,000 in all$/)).toBeVisible();
    expect(asked.find(({ call }) => call.endsWith('/around'))?.address.search).toBe(
      '?location=udaipur&checkin=2026-12-01&checkout=2026-12-04&rooms=2&from=2026-12-01&to=2026-12-31',
    );
    await userEvent.click(calendar.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: /^When/ })).toHaveTextContent(/Tue 8 – Fri 11 Dec ?3 nights/);
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
    await userEvent.selectOptions(screen.getByLabelText('Where'), 'Valley Lodge');
    await openCalendar();
    const second = await screen.findByRole('dialog');
    expect(await within(second).findByRole('gridcell', { name: /22 November 2026/ })).toBeVisible();
    expect(within(second).queryByText(/₹|Sold out/)).toBeNull();
  });
});
