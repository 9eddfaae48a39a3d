import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import search from '../../schemas/api/availability/search.json';
import { serverClock } from '../api/server-clock.ts';
import { searchMemory } from '../shared/stay-search/search-memory.ts';
import { quote, readsQuote } from '../test-content/checkout-samples.ts';
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
  serverClock.reset();
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
    expect(searchParams.get('text')).toMatch(/Thu 14 Jan 2027 to Sat 16 Jan 2027/);
  });
});

describe('with another tab', () => {
  const valley = { locationId: 'valley', checkIn: '2027-03-01', checkOut: '2027-03-04' };
  const phoneOf = (id: string) => shell.locations.find((location) => location.id === id)?.phone;
  const said = () => {
    const links = screen.getAllByRole('link', { name: /WhatsApp/ });
    return links.map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '');
  };

  /** The other tab searches: this device then keeps its stay. */
  function searchElsewhere() {
    const today = '2026-11-21';
    const kept = { ...valley, rooms: '2', keptOn: today };
    localStorage.setItem('verandah.search', JSON.stringify(kept));
  }

  it('leads back to the results that this tab left, and asks about their stay', async () => {
    fakeNetwork({
      'GET /availability': () => ({ body: search.examples.response }),
      ...readsQuote,
    });
    const { stay, rooms, location } = quote;
    const party = rooms.map(({ adults, childAges }) => [adults, ...childAges].join('-')).join(',');
    const left = `/book?location=${location.id}&checkin=${stay.checkIn}&checkout=${stay.checkOut}&rooms=${encodeURIComponent(party)}&room=lake-suite&meals=BB&sort=price&with=accessible`;
    const { router } = await showSite(left, { content });
    searchElsewhere();
    await act(() => router.navigate(`/checkout?quote=${quote.id}`));
    const back = await banner().findByRole('link', { name: /Rooms/ });
    expect(await screen.findByLabelText('First name')).toBeVisible();
    expect(back).toHaveAttribute('href', left);
    expect(banner().getByRole('link', { name: /^Call / })).toHaveAttribute(
      'href',
      `tel:${phoneOf(location.id)}`,
    );
    for (const text of said()) expect(text).not.toContain('Mar 2027');
  });

  it('follows the quote of a tab that searched nothing', async () => {
    fakeNetwork(readsQuote);
    searchElsewhere();
    await showSite(`/checkout?quote=${quote.id}`, { content });
    expect(await screen.findByLabelText('First name')).toBeVisible();
    const { stay, location } = quote;
    expect(await banner().findByRole('link', { name: /Rooms/ })).toHaveAttribute(
      'href',
      expect.stringContaining(
        `/book?location=${location.id}&checkin=${stay.checkIn}&checkout=${stay.checkOut}`,
      ),
    );
    expect(said()).toHaveLength(2);
    for (const text of said()) expect(text).not.toContain('Mar 2027');
  });

  it('has a footer without addresses from the results on', async () => {
    await showSite(results, { content });
    const footer = within(screen.getByRole('contentinfo'));
    await waitFor(() => expect(footer.queryByRole('link', { name: /^See rooms and prices/ })).toBeNull());
    expect(footer.getByRole('link', { name: 'Policies' })).toBeVisible();
    expect(said()[1]).toMatch(/Thu 14 Jan 2027 to Sat 16 Jan 2027/);
  });
});

describe('elsewhere', () => {
  it('leads to the rooms before there was a search', async () => {
    await showSite('/about');
    expect(bookAStay()).toHaveAttribute('href', '/book');
  });

  it('carries the last search, and without its dates once its arrival is past', async () => {
    vi.setSystemTime('2027-01-10T06:00:00Z');
    const left = `${results}&promo=RAINS15&room=lake-suite&sort=price`;
    const { router, unmount } = await showSite(left);
    await act(() => router.navigate('/about'));
    await waitFor(() => expect(bookAStay()).toHaveAttribute('href', left));
    unmount();
    vi.setSystemTime('2027-01-15T06:00:00Z');
    fakeNetwork({ 'GET /auth/session': () => ({ body: { account: null } }) }, Date.now);
    await showSite('/about');
    expect(bookAStay()).toHaveAttribute(
      'href',
      '/book?location=udaipur&rooms=2&promo=RAINS15&room=lake-suite',
    );
    // Nothing is deleted by the device's clock alone.
    expect(searchMemory.text()).toContain('2027-01-14');
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(searchMemory.text()).not.toContain('2027-01-14'));
  });

  it('forgets a search of a location that the hotel no longer has', async () => {
    const gone = { locationId: 'atlantis', checkIn: '2027-01-14', checkOut: '2027-01-16' };
    searchMemory.keep({ ...gone, rooms: [{ adults: 2, childAges: [] }] }, { today: '2026-11-21' });
    await showSite('/about');
    expect(bookAStay()).toHaveAttribute('href', '/book');
    expect(searchMemory.text()).toBeNull();
  });
});
