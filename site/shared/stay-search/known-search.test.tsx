import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import lowest from '../../../schemas/api/availability/lowest.json';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';
import { searchMemory } from './search-memory.ts';

const today = '2026-11-21';
const udaipur = {
  locationId: 'udaipur',
  checkIn: '2027-01-14',
  checkOut: '2027-01-16',
  rooms: [{ adults: 3, childAges: [7] }],
  promo: 'RAINS15',
};
const dates = 'checkin=2027-01-14&checkout=2027-01-16&rooms=3-7';

beforeAll(loadScreens, 60_000);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(`${today}T06:00:00Z`) });
  searchMemory.clear();
  fakeNetwork({ 'GET /availability/lowest': () => ({ body: lowest.examples.response }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const form = () => screen.getByRole<HTMLFormElement>('search');
const query = () => Object.fromEntries(new FormData(form()));
const calendar = () => screen.queryByRole('dialog', { name: 'When would you like to come?' });

describe('a known search', () => {
  it.each(['/', '/book'])('fills the form of %s', async (address) => {
    searchMemory.keep({ ...udaipur, roomId: 'lake-suite' }, { today });
    await showSite(address);
    expect(query()).toEqual({
      location: 'udaipur',
      checkin: '2027-01-14',
      checkout: '2027-01-16',
      rooms: '3-7',
      promo: 'RAINS15',
      room: 'lake-suite',
    });
    expect(within(form()).getByRole('button', { name: 'Promo code RAINS15' })).toBeVisible();
  });

  it('brings its dates and guests to another location, and neither its room nor its promo code', async () => {
    searchMemory.keep({ ...udaipur, roomId: 'lake-suite' }, { today });
    await showSite('/book?location=valley');
    expect(query()).toEqual({
      location: 'valley',
      checkin: '2027-01-14',
      checkout: '2027-01-16',
      rooms: '3-7',
    });
  });

  it('replaces nothing that the guest has chosen before it came', async () => {
    await showSite('/');
    await userEvent.selectOptions(within(form()).getByLabelText('Where'), 'valley');
    act(() => searchMemory.keep(udaipur, { today }));
    await waitFor(() => expect(query()).toMatchObject({ checkin: '2027-01-14', rooms: '3-7' }));
    expect(query()).toMatchObject({ location: 'valley' });
  });

  it.each([
    ['/udaipur/lake-suite', 'Lake Suite', `location=udaipur&${dates}&promo=RAINS15&room=lake-suite`],
    ['/', 'Lake Suite', `location=udaipur&${dates}&promo=RAINS15&room=lake-suite`],
    ['/book', 'Lake Suite', `location=udaipur&${dates}&promo=RAINS15&room=lake-suite`],
    ['/valley', 'Cedar Cabin', `location=valley&${dates}&room=cedar-cabin`],
  ])('goes with a room of %s', async (address, name, expected) => {
    searchMemory.keep(udaipur, { today });
    await showSite(address);
    const [link] = await screen.findAllByRole('link', { name: `Choose dates for ${name}` });
    expect(link).toHaveAttribute('href', `/book?${expected}`);
  });

  it('goes with the rooms of a location in the footer', async () => {
    searchMemory.keep(udaipur, { today });
    await showSite('/about');
    expect(screen.getByRole('link', { name: 'See rooms and prices at The Kesar Udaipur' })).toHaveAttribute(
      'href',
      `/book?location=udaipur&${dates}&promo=RAINS15`,
    );
  });

  it('keeps place and guests once its dates are past', async () => {
    searchMemory.keep(udaipur, { today: '2027-01-10' });
    vi.setSystemTime('2027-01-15T06:00:00Z');
    await showSite('/');
    expect(query()).toMatchObject({ location: 'udaipur', checkin: '', checkout: '', rooms: '3-7' });
  });
});

describe('the calendar of a pressed room', () => {
  it('opens after the press, and not when the page is loaded again', async () => {
    const { unmount, router } = await showSite('/udaipur/lake-suite');
    await userEvent.click(screen.getByRole('link', { name: 'Choose dates for Lake Suite' }));
    await waitFor(() => expect(calendar()).not.toBeNull());
    const { pathname, search } = router.state.location;
    unmount();
    await showSite(pathname + search);
    expect(screen.getByRole('search')).toBeVisible();
    expect(calendar()).toBeNull();
  });
});
