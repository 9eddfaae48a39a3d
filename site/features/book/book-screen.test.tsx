import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import lowest from '../../../schemas/api/availability/lowest.json';
import search from '../../../schemas/api/availability/search.json';
import around from '../../../schemas/api/availability/around.json';
import quotes from '../../../schemas/api/quotes/create.json';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const available = search.examples.response;
const quote = quotes.examples.response;
const address = '/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2';

beforeAll(loadScreens, 60_000);
afterEach(() => {
  // The device keeps the last search, which would fill in the form of the next test.
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The card of a room, once its prices have arrived. */
async function pricedRoom(name: string): Promise<HTMLElement> {
  await screen.findAllByRole('button', { name: /^Choose / });
  return screen.getByRole('article', { name });
}

describe('the book page', () => {
  it('shows every room with its lowest price before there are dates, and asks nothing else', async () => {
    const asked = fakeNetwork({ 'GET /availability/lowest': () => ({ body: lowest.examples.response }) });
    await showSite('/book');
    expect(await screen.findByRole('heading', { name: 'Cedar Cabin' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Choose / })).toBeNull();
    const suite = screen.getByRole('article', { name: 'Lake Suite' });
    expect(await within(suite).findByText('₹14,868')).toBeVisible();
    expect(within(suite).getByRole('link', { name: 'Choose dates for Lake Suite' })).toHaveAttribute(
      'href',
      '/book?location=udaipur&room=lake-suite',
    );
    expect(asked.map(({ call }) => call)).toEqual(['GET /availability/lowest']);
  });

  it('asks for what the address says and shows totals with taxes', async () => {
    const asked = fakeNetwork({ 'GET /availability': () => ({ body: available }) });
    await showSite(address);
    const room = within(await pricedRoom('Courtyard Double'));
    expect(room.getByText('₹11,457.60')).toBeVisible();
    expect(room.getByText('2 nights, taxes included · ₹5,729 a night')).toBeVisible();
    expect(room.getByText(/: Cancel free until Mon 11 Jan, 14:00$/)).toBeVisible();
    await userEvent.click(room.getByText('1 more price: ₹13,020'));
    expect(room.getByText('Cancel free until Mon 11 Jan, 14:00')).toBeVisible();
    expect(asked[0]?.address.search).toBe('?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2');
  });

  it('tells the discount, the deposit and what is paid at the hotel on the card of an offer', async () => {
    const dueAt = '2026-12-31T08:30:00.000Z';
    const more = {
      pricesIncludeTax: true,
      payment: 'PAY_NOW',
      charges: [
        { id: 'cleaning', label: 'Cleaning', payable: 'IN_PRICE', totalMinor: 50_000 },
        { id: 'lake-fund', label: 'Lake fund', payable: 'AT_HOTEL', totalMinor: 20_000 },
      ],
      discounts: [{ kind: 'EARLY_BIRD', percent: 12.5, discountMinor: 210_000 }],
      promo: { code: 'RAINS15', name: 'Rains', discountMinor: 100_000 },
      deposit: {
        dueNowMinor: 500_000,
        balanceMinor: 1_177_700,
        balance: { due: 'BEFORE_ARRIVAL', dueAt, cancelledAt: '2027-01-02T08:30:00.000Z' },
      },
    };
    const items = available.items.map((item) => ({
      ...item,
      offers: item.offers.slice(0, 1).map((offer) => ({ ...offer, ...more })),
    }));
    fakeNetwork({ 'GET /availability': () => ({ body: { ...available, items } }) });
    await showSite(address);
    const offers = within(await pricedRoom('Courtyard Double'));
    expect(offers.getByText('₹16,777')).toBeVisible();
    expect(offers.getByText('plus ₹200 Lake fund at the hotel')).toBeVisible();
    expect(offers.getByText(/^for 2 nights · /)).toBeVisible();
    expect(offers.queryByText(/charges included/)).toBeNull();
    expect(offers.getByText(/^Early booking, 12\.5.% off$/)).toBeVisible();
    expect(offers.getByText('RAINS15: ₹1,000 off')).toBeVisible();
    expect(offers.getByText('₹5,000 now, the balance by Thu 31 Dec')).toBeVisible();
    expect(offers.queryByText(/Cleaning|GST/)).toBeNull();
    expect(offers.queryByText(/more price/)).toBeNull();
  });

  it('puts the room that was pressed first, with a mark, and nowhere else', async () => {
    fakeNetwork({ 'GET /availability': () => ({ body: available }) });
    await showSite(`${address}&room=deluxe-double`);
    const mark = await screen.findByText('Your choice');
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names[0]).toBe('Deluxe Double');
    expect(mark.closest('li')).toHaveTextContent(/Deluxe Double/);
    expect(screen.getAllByText('Your choice')).toHaveLength(1);
  });

  it('opens the calendar for a room that was pressed, and goes on to its prices', async () => {
    fakeNetwork({});
    const { router } = await showSite('/');
    await act(() => router.navigate('/book?location=udaipur&room=lake-suite'));
    const calendar = await screen.findByRole('dialog', { name: 'When would you like to come?' });
    await userEvent.click(within(calendar).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(new FormData(form).get('room')).toBe('lake-suite');
    await userEvent.selectOptions(screen.getByLabelText('Where'), 'valley');
    expect(new FormData(form).has('room')).toBe(false);
  });

  it('says that there is no such room, and shows those that there are', async () => {
    fakeNetwork({ 'GET /availability': () => ({ body: available }) });
    await showSite(`${address}&room=ballroom`);
    expect((await screen.findAllByText(/^“ballroom” is not one of the rooms here/))[0]).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Lowest price of Courtyard Double' })).toBeVisible();
    expect(screen.queryByText('Your choice')).toBeNull();
  });

  it('folds the form under one line after a search, and takes the focus to what was found', async () => {
    fakeNetwork({ 'GET /availability': () => ({ body: available }) });
    const { router } = await showSite(address);
    const edit = await screen.findByRole('button', {
      name: /^Edit your search: Thu 14 – Sat 16 Jan, 1 room, 2 adults, /,
    });
    expect(screen.queryByRole('search')).toBeNull();
    await userEvent.click(edit);
    expect(edit).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByLabelText('Where')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('search')).toBeNull();
    expect(edit).toHaveFocus();
    await userEvent.click(edit);
    await userEvent.click(within(screen.getByRole('search')).getByRole('button', { name: /^Who/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'One adult more' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await vi.waitFor(() => expect(router.state.location.search).toContain('rooms=3'));
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('a search that repeats the last folds the form too, and shows what was found', async () => {
    fakeNetwork({ 'GET /availability': () => ({ body: available }) });
    await showSite(address);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit your search/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('folds the form at a press elsewhere, and keeps it while its dialogs are pressed', async () => {
    fakeNetwork({ 'GET /availability': () => ({ body: available }) });
    await showSite(address);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit your search/ }));
    await userEvent.click(within(screen.getByRole('search')).getByRole('button', { name: /^Who/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'One adult more' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('search')).toBeVisible();
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('says once, at its field, that a day has passed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2027-01-20T06:00:00Z') });
    fakeNetwork({});
    await showSite(address);
    expect(await screen.findAllByText(/14 Jan 2027 has passed/)).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^When/ })).toHaveAccessibleDescription(/has passed/);
  });

  it('shows the days around with the meals that were chosen', async () => {
    const asked = fakeNetwork({
      'GET /availability': () => ({ body: available }),
      'GET /availability/around': () => ({ body: around.examples.response }),
    });
    await showSite(`${address}&meals=BB`);
    await screen.findByRole('group', { name: 'Arrive another day, 2 nights' });
    expect(asked.find(({ call }) => call.endsWith('/around'))?.address.searchParams.get('meals')).toBe('BB');
  });

  it('shows the same stay on the days around with its total, and goes there with one press', async () => {
    const asked = fakeNetwork({
      'GET /availability': () => ({ body: available }),
      'GET /availability/around': () => ({ body: around.examples.response }),
    });
    const { router } = await showSite(`${address}&room=lake-suite`);
    const days = within(await screen.findByRole('group', { name: 'Arrive another day, 2 nights' }));
    expect(asked.find(({ call }) => call.endsWith('/around'))?.address.search).toBe(
      '?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2',
    );
    expect(await days.findByRole('link', { name: /14 January 2027, ₹16,777 for 2 nights/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(days.getByRole('button', { name: /16 January 2027, Minimum stay 3 nights/ })).toHaveTextContent(
      /min\. 3 nights$/,
    );
    await userEvent.click(days.getByRole('link', { name: /12 January 2027, ₹14,910/ }));
    expect(router.state.location.search).toBe(
      '?location=udaipur&checkin=2027-01-12&checkout=2027-01-14&rooms=2&room=lake-suite',
    );
  });

  it('shows the rooms without the days around when those do not come', async () => {
    fakeNetwork({
      'GET /availability': () => ({ body: available }),
      'GET /availability/around': () => ({ status: 503, body: { code: 'UNAVAILABLE', message: 'Later' } }),
    });
    await showSite(address);
    expect(await screen.findByRole('list', { name: 'Lowest price of Courtyard Double' })).toBeVisible();
    await vi.waitFor(() => expect(screen.queryByRole('group', { name: /^Arrive another day/ })).toBeNull());
    expect(screen.queryByText('Later')).toBeNull();
  });

  it('explains an impossible address and asks nothing', async () => {
    const asked = fakeNetwork({});
    await showSite('/book?location=atlantis&checkin=2027-01-16&checkout=2027-01-14');
    const page = await screen.findByRole('main');
    expect(within(page).getAllByText(/“atlantis” is not one of our locations/)[0]).toBeVisible();
    expect(within(page).getAllByText(/The departure is before the arrival/)[0]).toBeVisible();
    expect(asked.filter(({ call }) => call !== 'GET /availability/lowest')).toEqual([]);
  });

  it('Words: shows the prices of another meal plan for all rooms', async () => {
    fakeNetwork({ 'GET /availability': () => ({ body: available }) });
    await showSite(address);
    await userEvent.selectOptions(await screen.findByLabelText('Meals'), 'Breakfast included');
    const room = within(screen.getByRole('article', { name: 'Courtyard Double' }));
    expect(room.getByText('₹14,187.60')).toBeVisible();
    expect(room.getByText('1 more price: ₹16,777')).toBeVisible();
    expect(room.queryByText('₹11,457.60')).toBeNull();
  });

  it('turns an offer into a quote and goes on to the checkout', async () => {
    const asked = fakeNetwork({
      'GET /availability': () => ({ body: available }),
      'POST /quotes': () => ({ status: 201, body: quote }),
      [`GET /quotes/${quote.id}`]: () => ({ body: quote }),
    });
    const { router } = await showSite(address);
    await userEvent.dblClick(
      await screen.findByRole('button', { name: 'Choose Flexible, Courtyard Double' }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Review and book' })).toBeVisible();
    expect(router.state.location.search).toBe(`?quote=${quote.id}`);
    expect(asked.filter(({ call }) => call === 'POST /quotes').map(({ body }) => body)).toEqual([
      {
        locationId: 'udaipur',
        checkIn: '2027-01-14',
        checkOut: '2027-01-16',
        rooms: [
          {
            roomId: 'courtyard-double',
            ratePlanId: 'flexible',
            mealPlan: 'RO',
            adults: 2,
            childAges: [],
            extraBeds: 0,
          },
        ],
        extras: [],
      },
    ]);
  });

  it('says so when somebody else was faster, and shows the new prices', async () => {
    const lost = {
      code: 'ROOM_UNAVAILABLE',
      message: 'No bookings are left for this room on the selected dates',
    };
    const asked = fakeNetwork({
      'GET /availability': () => ({ body: available }),
      'POST /quotes': () => ({ status: 409, body: lost }),
    });
    await showSite(address);
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Flexible, Courtyard Double' }));
    expect(
      await screen.findByText(/^No bookings are left for this room on the selected dates\. Another guest/),
    ).toBeVisible();
    expect(asked.filter(({ call }) => call === 'GET /availability')).toHaveLength(2);
  });
});
