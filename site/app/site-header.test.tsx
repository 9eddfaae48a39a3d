import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import search from '../../schemas/api/availability/search.json';
import { searchMemory } from '../shared/stay-search/kept-search.ts';
import { fakeNetwork } from '../test-content/fake-network.ts';
import { loadScreens, showSite } from '../test-content/show-site.tsx';
import { testSite } from '../test-content/test-pages.ts';

const results = '/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2';
const { shell } = testSite;
const content = {
  ...testSite,
  shell: { ...shell, hotel: { ...shell.hotel, whatsappNumber: '+919876543210' } },
};

beforeAll(loadScreens, 60_000);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T06:00:00Z') });
  searchMemory.clear();
  fakeNetwork({ 'GET /availability': () => ({ body: search.examples.response }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// The headings of a page are a header too; inside `main` that is no banner.
const banner = () => {
  const [first] = screen.getAllByRole('banner');
  if (!first) throw new Error('There is no header');
  return within(first);
};
const bookAStay = () => banner().queryByRole('link', { name: 'Book a stay' });

describe('from the results to the payment', () => {
  it.each([
    [results, 'Rooms'],
    ['/checkout?quote=q1', 'Details'],
    ['/checkout?booking=b1', 'Confirm'],
  ])('%s has the step %s, and nothing that leads away from what was chosen', async (address, step) => {
    fakeNetwork({});
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await showSite(address);
    const steps = within(banner().getByRole('navigation', { name: 'Your booking' }));
    const [current] = steps.getAllByRole('listitem').filter((each) => each.hasAttribute('aria-current'));
    expect(current).toHaveTextContent(step);
    expect(bookAStay()).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(banner().queryByRole('button', { name: 'Open menu' })).toBeNull();
  });

  it('offers the telephone of the location, and a message with the dates', async () => {
    await showSite(results, { content });
    const [udaipur] = shell.locations;
    expect(await banner().findByRole('link', { name: /^Call .*\+/ })).toHaveAttribute(
      'href',
      `tel:${udaipur?.phone}`,
    );
    const message =
      banner()
        .getByRole('link', { name: /^WhatsApp/ })
        .getAttribute('href') ?? '';
    const { origin, pathname, searchParams } = new URL(message);
    expect(origin + pathname).toBe('https://wa.me/919876543210');
    expect(searchParams.get('text')).toMatch(/Thu, 14 Jan, 2027 to Sat, 16 Jan, 2027/);
  });
});

describe('elsewhere', () => {
  it('leads to the rooms before there was a search', async () => {
    await showSite('/about');
    expect(bookAStay()).toHaveAttribute('href', '/book');
  });

  it('carries the last search, until its arrival is past', async () => {
    const { router, unmount } = await showSite(`${results}&room=lake-suite&promo=RAINS15`);
    await act(() => router.navigate('/about'));
    await waitFor(() => expect(bookAStay()).toHaveAttribute('href', results));
    unmount();
    vi.setSystemTime('2027-01-15T06:00:00Z');
    await showSite('/about');
    expect(bookAStay()).toHaveAttribute('href', '/book');
    expect(searchMemory.text()).toBeNull();
  });

  it('forgets a search of a location that the hotel no longer has', async () => {
    const gone = { locationId: 'atlantis', checkIn: '2027-01-14', checkOut: '2027-01-16' };
    searchMemory.keep({ ...gone, rooms: [{ adults: 2, childAges: [] }] }, { today: '2026-11-21' });
    await showSite('/about');
    expect(bookAStay()).toHaveAttribute('href', '/book');
    expect(searchMemory.text()).toBeNull();
  });
});
