import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import search from '../../../schemas/api/availability/search.json';
import showBooking from '../../../schemas/api/bookings/show.json';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';
import { testSite } from '../../test-content/test-pages.ts';

const before = process.env['TZ'];
const [udaipur, valley] = testSite.shell.locations;

/** The hotel's own zone is that of its first location; only one of the two is right for the second. */
function hotelWith(timezone: string) {
  const locations = [udaipur, valley].flatMap((location) => location ?? []);
  return {
    ...testSite,
    shell: {
      ...testSite.shell,
      locations: locations.map((location) => (location === valley ? { ...location, timezone } : location)),
    },
  };
}

beforeAll(loadScreens, 60_000);
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2027-04-03T14:45:00Z') }));
afterEach(() => {
  process.env['TZ'] = before;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What stands beside a term. */
const fact = (term: string) =>
  screen.getAllByText(term, { selector: 'dt' })[0]?.nextElementSibling?.textContent;

/** The day that the calendar of the search marks as today. */
async function todayInCalendar() {
  await userEvent.click(screen.getByRole('button', { name: /^When/ }));
  const today = await screen.findByRole('gridcell', { current: 'date' });
  const { day } = today.dataset;
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  return day;
}

// At 15:00 UTC on 3 April 2027 Lord Howe's clocks go back from 02:00 to 01:30.
it.each([
  {
    timezone: 'Pacific/Kiritimati',
    zone: 'America/St_Johns',
    today: '2027-04-04',
    booked: 'Sun 4 Apr 2027, 05:00',
    until: '05:15',
  },
  {
    timezone: 'America/Los_Angeles',
    zone: 'Pacific/Kiritimati',
    today: '2027-04-03',
    booked: 'Sat 3 Apr 2027, 08:00',
    until: '08:15',
  },
  {
    timezone: 'Australia/Lord_Howe',
    zone: 'Pacific/Pago_Pago',
    today: '2027-04-04',
    booked: 'Sun 4 Apr 2027, 01:30',
    until: '01:45',
  },
  {
    timezone: 'America/St_Johns',
    zone: 'Australia/Lord_Howe',
    today: '2027-04-03',
    booked: 'Sat 3 Apr 2027, 12:30',
    until: '12:45',
  },
])(
  'days and times in $timezone are those of the hotel for a guest in $zone',
  async ({ timezone, zone, today, booked, until }) => {
    process.env['TZ'] = zone;
    const heldUntil = '2027-04-03T15:15:00.000Z';
    const reason = { code: 'HELD', heldUntil };
    const items = [{ roomId: 'cedar-cabin', status: 'NOT_AVAILABLE', offers: [], reason }];
    const { reservedAt: _reservedAt, ...example } = showBooking.examples.response;
    const booking = {
      ...example,
      state: 'PENDING',
      createdAt: '2027-04-03T15:00:00.000Z',
      expiresAt: heldUntil,
      location: { ...example.location, id: 'valley', timezone },
      stay: { checkIn: '2028-02-28', checkOut: '2028-03-01', nights: 2 },
    };
    fakeNetwork({
      'GET /availability': () => ({ body: { ...search.examples.response, locationId: 'valley', items } }),
      [`GET /bookings/${booking.id}`]: () => ({ body: booking }),
    });
    const { router } = await showSite(
      '/book?location=valley&checkin=2028-02-28&checkout=2028-03-01&rooms=2',
      { content: hotelWith(timezone) },
    );
    expect(
      await screen.findByText(`Held by another guest until ${until}. It may be free again then.`),
    ).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: /^Edit your search: Mon 28 Feb – Wed 1 Mar, / }),
    );
    expect(await todayInCalendar()).toBe(today);
    await act(() => router.navigate(`/bookings/${booking.id}`));
    expect(await screen.findByText(`We keep the room until ${until} hotel time.`)).toBeVisible();
    expect([fact('Booked on'), fact('Check-in'), fact('Check-out')]).toEqual([
      booked,
      'Mon 28 Feb 2028, from 14:00',
      'Wed 1 Mar 2028, until 12:00',
    ]);
  },
);

it('knows the new day when a guest comes back to a page that was open over midnight', async () => {
  fakeNetwork({});
  await showSite('/book?location=valley', { content: hotelWith('Pacific/Kiritimati') });
  expect(await todayInCalendar()).toBe('2027-04-04');
  vi.setSystemTime(Date.parse('2027-04-04T10:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await todayInCalendar()).toBe('2027-04-05');
});
