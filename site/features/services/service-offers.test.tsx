import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { searchMemory } from '../../shared/stay-search/search-memory.ts';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

beforeAll(loadScreens, 60_000);
beforeEach(() => searchMemory.clear());
afterEach(() => vi.unstubAllGlobals());

const add = () => screen.findByRole('link', { name: /^Add when you book: Dinner on the boat/ });

it('says what a service costs, and leads to the dates of its location with it', async () => {
  fakeNetwork({});
  await showSite('/services');
  expect(await add()).toHaveAttribute('href', '/book?location=udaipur&extra=palace-walk');
  expect(screen.getByRole('list', { name: 'Prices: Dinner on the boat' })).toHaveTextContent(
    /^₹2,520.*a guest/,
  );
  expect(screen.queryByRole('link', { name: /^Add when you book: Laundry/ })).toBeNull();
});

it('leads to the rooms of a search that is kept', async () => {
  fakeNetwork({});
  const stay = { locationId: 'udaipur', checkIn: '2099-01-14', checkOut: '2099-01-16' };
  searchMemory.keep(
    { ...stay, rooms: [{ adults: 2, childAges: [] }] },
    { today: new Date().toISOString().slice(0, 10) },
  );
  await showSite('/services');
  await waitFor(async () =>
    expect(await add()).toHaveAttribute(
      'href',
      '/book?location=udaipur&checkin=2099-01-14&checkout=2099-01-16&rooms=2&extra=palace-walk',
    ),
  );
});
