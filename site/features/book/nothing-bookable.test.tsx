import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import search from '../../../schemas/api/availability/search.json';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const available = search.examples.response;
const address = '/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2';

beforeAll(loadScreens, 60_000);
afterEach(() => vi.unstubAllGlobals());

it.each([
  [
    [
      { code: 'MIN_STAY', minNights: 5 },
      { code: 'MIN_STAY', minNights: 3 },
    ],
    'On these dates guests stay at least 3 nights',
  ],
  [
    [
      { code: 'MIN_STAY', minNights: 5 },
      { code: 'TOO_MANY_GUESTS', limit: 1 },
    ],
    'On these dates guests stay at least 5 nights',
  ],
  [[{ code: 'MAX_STAY', maxNights: 7 }], 'On these dates guests stay at most 7 nights'],
  [[{ code: 'CLOSED_TO_ARRIVAL' }], 'Guests cannot arrive on this day'],
  [[{ code: 'CLOSED_TO_DEPARTURE' }], 'Guests cannot leave on this day'],
  [[{ code: 'CLOSED' }], 'The hotel is closed on these dates'],
  [[{ code: 'NOT_ON_SALE' }], 'These dates are not on sale'],
  [[{ code: 'SOLD_OUT' }, { code: 'HELD' }], 'No room is free for this stay'],
  [[{ code: 'SOLD_OUT' }, { code: 'MIN_STAY', minNights: 3 }], 'No room can be booked for these nights'],
])('the heading names the one cause why nothing can be booked: %j', async (reasons, heading) => {
  const items = available.items.map(({ roomId }, at) => ({
    roomId,
    status: 'NOT_AVAILABLE',
    offers: [],
    reason: reasons[at % reasons.length],
  }));
  fakeNetwork({ 'GET /availability': () => ({ body: { ...available, items } }) });
  await showSite(address);
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.queryByText('No room is free for this stay') !== null).toBe(
    heading.startsWith('No room is free'),
  );
});

it('tells that a discount of the rooms before falls away', async () => {
  const gone = { kind: 'EARLY_BIRD', percent: 10, discountMinor: -135_000 };
  const items = available.items.map((item) => ({
    ...item,
    offers: item.offers.slice(0, 1).map((offer) => ({ ...offer, discounts: [gone] })),
  }));
  fakeNetwork({ 'GET /availability': () => ({ body: { ...available, items } }) });
  await showSite(address);
  const offers = within(await screen.findByRole('list', { name: 'Lowest price of Courtyard Double' }));
  expect(
    offers.getByText(/^No longer for the rooms before: Early booking, 10.% off \(₹1,350\)$/),
  ).toBeVisible();
  expect(offers.queryByText(/^Early booking/)).toBeNull();
});
