import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import around from '../../../schemas/api/availability/around.json';
import search from '../../../schemas/api/availability/search.json';
import { searchMemory } from '../../shared/stay-search/search-memory.ts';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const view = '&meals=BB&sort=price&with=accessible';
const address = `/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2&promo=RAINS15&room=lake-suite${view}`;

const room = {
  roomId: 'courtyard-double',
  roomName: 'Courtyard Double',
  ratePlanId: 'flexible',
  ratePlanName: 'Flexible',
  mealPlan: 'BB',
  adults: 1,
  childAges: [],
};
const stay = { checkIn: '2027-01-20', checkOut: '2027-01-22', nights: 2 };
const placed = { locationId: 'udaipur', stay, rooms: [room], totalMinor: 1_400_000 };
const nothing = search.examples.response.items.map(({ roomId }) => ({
  roomId,
  status: 'NOT_AVAILABLE',
  offers: [],
  reason: { code: 'SOLD_OUT' },
}));
const otherStays = {
  dates: [placed],
  locations: [{ ...placed, locationId: 'valley' }],
  split: { ...placed, rooms: [room, room], stay: search.examples.response.stay },
};

beforeAll(loadScreens, 60_000);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T06:00:00Z') });
  searchMemory.clear();
  fakeNetwork({
    'GET /availability': () => ({
      body: { ...search.examples.response, items: nothing, otherStays },
    }),
    'GET /availability/around': () => ({ body: around.examples.response }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hrefOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'https://hotel.example');

it('looks at other dates, other rooms and other days as at these', async () => {
  await showSite(address);
  const [dates, valley] = await screen.findAllByRole('link', { name: /^See / });
  const split = screen.getByRole('link', { name: /2 rooms/i });
  const days = await vi.waitFor(() => {
    const found = screen.getAllByRole('link').filter((link) => /checkin=2027-01-15/.test(link.outerHTML));
    expect(found).not.toHaveLength(0);
    return found;
  });
  for (const link of [dates, valley, split, ...days]) {
    if (!link) throw new Error('A link is missing');
    expect(link.getAttribute('href')).toContain(view);
  }
});

it('leads to another location with the dates found there, without the room of this one', async () => {
  await showSite(address);
  const [, valley] = await screen.findAllByRole('link', { name: /^See / });
  if (!valley) throw new Error('There is no other location');
  const { searchParams } = hrefOf(valley);
  expect(searchParams.get('location')).toBe('valley');
  expect(searchParams.get('checkin')).toBe('2027-01-20');
  expect(searchParams.get('checkout')).toBe('2027-01-22');
  expect(searchParams.get('room')).toBeNull();
  expect(searchParams.get('promo')).toBeNull();
});

it('keeps how the results are looked at when the search is edited', async () => {
  const { router } = await showSite(address);
  await userEvent.click(await screen.findByRole('button', { name: /^Edit your search/ }));
  const form = within(screen.getByRole('search'));
  await userEvent.clear(form.getByLabelText('Promo code'));
  await userEvent.click(form.getByRole('button', { name: 'Search' }));
  await vi.waitFor(() => expect(router.state.location.search).not.toContain('RAINS15'));
  expect(router.state.location.search).toContain(view);
});
