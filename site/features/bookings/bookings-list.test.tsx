import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import list from '../../../schemas/api/bookings/list.json';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const { groups: _groups, ...page } = list.examples.response;
const [booked] = page.items;
const none = { ...page, items: [], total: 0, pages: 0 };
const lists = (body: unknown) => ({ 'GET /bookings': () => ({ body }) });
const status = () => screen.findByText(/^\d+ bookings?$/);

beforeAll(loadScreens, 60_000);
beforeEach(() => {
  sessionStorage.clear();
  // The examples are of this day.
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const unfold = async () => userEvent.click(await screen.findByRole('button', { name: 'Search and arrange' }));

describe('the list', () => {
  it('shows each booking with its state, stay, guests and total', async () => {
    fakeNetwork(lists(page));
    await showSite('/bookings');
    expect(await screen.findByText('Booking Successful')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 3, name: 'The Kesar Udaipur' })).toBeVisible();
    expect(screen.getByText(/^Thu 14 Jan 2027 – Sat 16 Jan 2027$/)).toBeVisible();
    expect(screen.getByText('2 nights · Deluxe Double · 2 adults · Meera Nair')).toBeVisible();
    expect(screen.getByText('₹25,960')).toBeVisible();
    expect(screen.queryByText('PAID')).toBeNull();
    expect(await status()).toHaveTextContent('1 booking');
  });

  it('shows what is to come, the next first, apart from what is past or cancelled', async () => {
    const at = (id: string, checkIn: string, checkOut: string, changes = {}) => ({
      ...booked,
      id,
      reference: id,
      stay: { checkIn, checkOut, nights: 1 },
      ...changes,
    });
    const items = [
      at('LATER', '2027-03-01', '2027-03-02'),
      at('CALLED-OFF', '2027-02-01', '2027-02-02', { state: 'CANCELLED' }),
      at('MISSED', '2026-11-21', '2026-11-22', { stayState: 'NO_SHOW' }),
      at('LEAVING', '2026-11-20', '2026-11-21'),
      at('OVER', '2026-11-18', '2026-11-20'),
    ];
    fakeNetwork(lists({ ...page, items, total: 5 }));
    await showSite('/bookings');
    const references = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByText(/^Reference /)
        .map(({ textContent }) => textContent);
    expect(await screen.findByRole('heading', { level: 2, name: 'Coming' })).toBeVisible();
    expect(references('Coming')).toEqual(['Reference LEAVING', 'Reference LATER']);
    expect(references('Past and cancelled')).toEqual([
      'Reference CALLED-OFF',
      'Reference MISSED',
      'Reference OVER',
    ]);
  });

  it('folds search and order behind one button while there are fewer than six', async () => {
    fakeNetwork(lists({ ...page, total: 5 }));
    await showSite('/bookings');
    await screen.findByText('Booking Successful');
    expect(screen.queryByRole('searchbox')).toBeNull();
    const button = screen.getByRole('button', { name: 'Search and arrange', expanded: false });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  });

  it('shows search and order at once for six and more, and none for an empty list', async () => {
    fakeNetwork(lists({ ...page, total: 6 }));
    await showSite('/bookings');
    expect(await screen.findByRole('searchbox', { name: 'Search' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Search and arrange' })).toBeNull();
  });

  it('names rooms of one kind once, and how many there are', async () => {
    const rooms = ['Deluxe Double', 'Lake Suite', 'Deluxe Double'];
    fakeNetwork(lists({ ...page, items: [{ ...booked, rooms }] }));
    await showSite('/bookings');
    expect(await screen.findByText(/^2 nights · Deluxe Double × 2 and Lake Suite ·/)).toBeVisible();
  });

  it.each([
    ['SUCCESSFUL', 'Booking Successful'],
    ['PENDING', 'Booking Pending'],
    ['EXPIRED', 'Booking Expired'],
    ['CANCELLED', 'Booking Cancelled'],
    ['REFUNDED', 'Booking Refunded'],
  ])('names the state %s in the words of the specification', async (state, words) => {
    fakeNetwork(lists({ ...page, items: [{ ...booked, state, payment: 'PAID' }] }));
    await showSite('/bookings');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('PAID')).toBeVisible();
  });

  it('names a missed stay', async () => {
    fakeNetwork(lists({ ...page, items: [{ ...booked, stayState: 'NO_SHOW' }] }));
    await showSite('/bookings');
    expect(await screen.findByText('Missed Stay')).toBeVisible();
    expect(screen.queryByText('Booking Successful')).toBeNull();
  });

  it('leads on with a booking that is not complete', async () => {
    fakeNetwork(lists({ ...page, items: [{ ...booked, state: 'PENDING' }] }));
    await showSite('/bookings');
    expect(await screen.findByRole('link', { name: 'Complete booking 7K3M-Q2PD' })).toHaveAttribute(
      'href',
      `/checkout?booking=${booked?.id ?? ''}`,
    );
  });

  it('says No Bookings, and where there may be some', async () => {
    fakeNetwork(lists(none));
    await showSite('/bookings');
    expect(await screen.findByRole('heading', { name: 'No Bookings' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Find a booking' })).toHaveAttribute('href', '/find-booking');
    expect(main.queryByRole('navigation')).toBeNull();
    expect(main.queryByRole('search')).toBeNull();
    expect(main.queryByRole('button', { name: 'Search and arrange' })).toBeNull();
    expect(main.queryByText('items per page')).toBeNull();
    expect(main.queryByRole('link', { name: /page/i })).toBeNull();
    expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
  });

  it('says what to do when nothing matches, and clears the filters', async () => {
    const asked = fakeNetwork({
      'GET /bookings': ({ address }) => ({ body: address.search === '' ? page : none }),
    });
    const { router } = await showSite('/bookings?search=atlantis&sort=ASC');
    expect(await screen.findByRole('heading', { name: 'No booking matches your search' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Booking Successful')).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    expect(asked.at(-1)?.address.search).toBe('');
  });

  it('explains a page that is not there', async () => {
    fakeNetwork(lists({ ...page, items: [], page: 9, pages: 1 }));
    await showSite('/bookings?page=9');
    expect(await screen.findByRole('heading', { name: 'There is no page 9' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the first page' })).toHaveAttribute('href', '/bookings');
  });

  it('offers to try again when it did not load', async () => {
    let tries = 0;
    fakeNetwork({
      'GET /bookings': () => {
        tries += 1;
        return tries === 1
          ? { status: 503, body: { code: 'UNAVAILABLE', message: 'Later' } }
          : { body: page };
      },
    });
    await showSite('/bookings');
    const again = await screen.findByRole('button', { name: 'Try again' });
    const main = within(screen.getByRole('main'));
    expect(main.queryByText(/^\d+ bookings?$/)).toBeNull();
    expect(main.queryByText(/loading/i)).toBeNull();
    expect(main.queryByRole('navigation')).toBeNull();
    expect(main.queryByRole('heading', { name: 'No Bookings' })).toBeNull();
    expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
    await userEvent.click(again);
    expect(await screen.findByText('Booking Successful')).toBeVisible();
    expect(main.queryByRole('alert')).toBeNull();
  });
});

describe('finding and arranging', () => {
  it('keeps search, order, groups and page in the address, and asks the server for them', async () => {
    const asked = fakeNetwork(lists(page));
    const { router } = await showSite('/bookings?page=2');
    await unfold();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), ' udaipur {Enter}');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high');
    await vi.waitFor(() => expect(router.state.location.search).toBe('?search=udaipur&sort=ASC'));
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price: high to low');
    await userEvent.selectOptions(screen.getByLabelText('Group by'), 'Price');
    await vi.waitFor(() =>
      expect(asked.at(-1)?.address.search).toBe('?search=udaipur&sort=DESC&group=PRICE'),
    );
  });

  it('heads each group by its month, with its number on all pages', async () => {
    fakeNetwork(lists(list.examples.response));
    await showSite('/bookings?group=DATE');
    const group = await screen.findByRole('region', { name: 'January 2027' });
    expect(within(group).getByRole('heading', { level: 3, name: 'The Kesar Udaipur' })).toBeVisible();
    expect(within(group).getByText('1 booking')).toBeVisible();
  });

  it.each([
    [{ fromMinor: 0, belowMinor: 1_000_000 }, 'Below ₹10,000'],
    [{ fromMinor: 1_000_000, belowMinor: 2_500_000 }, '₹10,000 and more, below ₹25,000'],
    [{ fromMinor: 5_000_000 }, '₹50,000 and more'],
  ])('heads a band of price: %j', async (band, name) => {
    const groups = [{ key: '0-1', ...band, total: 1, bookingIds: [booked?.id] }];
    fakeNetwork(lists({ ...page, groups }));
    await showSite('/bookings?group=PRICE');
    expect(await screen.findByRole('region', { name })).toBeVisible();
  });

  it('keeps the list while it is asked for in another order', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: unknown }>();
    fakeNetwork({
      'GET /bookings': ({ address }) => (address.search === '' ? { body: page } : promise),
    });
    await showSite('/bookings');
    await screen.findByText('Booking Successful');
    await unfold();
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high');
    expect(screen.getByText('Booking Successful')).toBeVisible();
    resolve({ body: none });
    expect(await screen.findByRole('heading', { name: 'No booking matches your search' })).toBeVisible();
  });

  it('does not pass an old list off as the answer to a question that failed', async () => {
    fakeNetwork({
      'GET /bookings': ({ address }) =>
        address.search === ''
          ? { body: page }
          : { status: 503, body: { code: 'UNAVAILABLE', message: 'Later' } },
    });
    await showSite('/bookings');
    await screen.findByText('Booking Successful');
    await unfold();
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high');
    expect(await screen.findByRole('heading', { name: 'Your bookings did not load' })).toBeVisible();
  });

  it('turns pages by address, with jumps of three and five, and asks how much stands on each', async () => {
    fakeNetwork(lists({ ...page, page: 6, pages: 12, total: 120 }));
    const { router } = await showSite('/bookings?page=6&sort=ASC');
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of your bookings' }));
    expect(pages.getByRole('link', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
    for (const [name, to] of [
      ['3 pages back', 3],
      ['5 pages back', 1],
      ['3 pages on', 9],
      ['5 pages on', 11],
    ] as const) {
      const search = to === 1 ? '?sort=ASC' : `?sort=ASC&page=${to}`;
      expect(pages.getByRole('link', { name })).toHaveAttribute('href', `/bookings${search}`);
    }
    await userEvent.selectOptions(screen.getByLabelText('items per page'), '50');
    await vi.waitFor(() => expect(router.state.location.search).toBe('?sort=ASC&perPage=50'));
  });
});
