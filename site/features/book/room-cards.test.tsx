import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import search from '../../../schemas/api/availability/search.json';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const available = search.examples.response;
const address = '/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2';

beforeAll(loadScreens, 60_000);
afterEach(() => vi.unstubAllGlobals());

/** The card of a room, once its prices have arrived. */
async function pricedRoom(name: string): Promise<HTMLElement> {
  await screen.findAllByRole('button', { name: /^Choose / });
  return screen.getByRole('article', { name });
}

const shownRooms = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the cards of the rooms', () => {
  it('says of a rate only what differs from the others, and what they share once', async () => {
    fakeNetwork({ 'GET /availability': () => ({ body: available }) });
    await showSite(address);
    const room = within(await pricedRoom('Courtyard Double'));
    const [lowest] = within(
      room.getByRole('list', { name: 'Lowest price of Courtyard Double' }),
    ).getAllByRole('listitem');
    expect(lowest).toHaveTextContent(/^SaverNo refundPay when you bookChoose$/);
    const [other] = within(room.getByRole('list', { name: 'More prices of Courtyard Double' })).getAllByRole(
      'listitem',
    );
    expect(other).toHaveTextContent(/^FlexibleCancel free until Mon 11 Jan, 14:00Pay at the hotel₹13,020/);
    expect(room.queryByText('Room only')).toBeNull();
  });

  it('shows the lowest price beside the name, with the others folded', async () => {
    fakeNetwork({ 'GET /availability': () => ({ body: available }) });
    await showSite(address);
    const room = within(await pricedRoom('Deluxe Double'));
    expect(room.getByText('₹13,675.20')).toBeVisible();
    const fold = room.getByText('1 more price: ₹16,567').closest('details');
    expect(fold).not.toHaveAttribute('open');
    expect(fold).toContainElement(room.getByRole('button', { name: 'Choose Flexible, Deluxe Double' }));
    expect(fold).not.toContainElement(room.getByRole('button', { name: 'Choose Saver, Deluxe Double' }));
  });

  it('are in the order of the price on request, which the address keeps', async () => {
    const [first, ...others] = available.items;
    const items = [...others, { ...first }];
    fakeNetwork({ 'GET /availability': () => ({ body: { ...available, items } }) });
    const { router } = await showSite(`${address}&room=deluxe-double`);
    await pricedRoom('Deluxe Double');
    expect(shownRooms()).toEqual(['Deluxe Double', 'Courtyard Double']);
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'Lowest price first');
    expect(shownRooms()).toEqual(['Courtyard Double', 'Deluxe Double']);
    expect(router.state.location.search).toContain('sort=price');
  });

  it('ignore filters and orders in the address that nobody knows', async () => {
    fakeNetwork({ 'GET /availability': () => ({ body: available }) });
    await showSite(`${address}&sort=stars&with=moon&meals=XX`);
    await pricedRoom('Deluxe Double');
    expect(shownRooms()).toEqual(['Courtyard Double', 'Deluxe Double']);
  });

  it('show only rooms with what the guest wants, and say so when none is left', async () => {
    fakeNetwork({ 'GET /availability': () => ({ body: available }) });
    const { router } = await showSite(address);
    await pricedRoom('Deluxe Double');
    await userEvent.click(screen.getByText('Sort and filter'));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Step-free/ }));
    expect(router.state.location.search).toMatch(/&with=STEP_FREE$/);
    expect(shownRooms()).toHaveLength(1);
    expect(screen.getAllByText('1 of 2 rooms')).not.toHaveLength(0);
  });

  it('are compared side by side, and chosen there', async () => {
    const asked = fakeNetwork({
      'GET /availability': () => ({ body: available }),
      'POST /quotes': () => new Promise(() => undefined),
    });
    await showSite(address);
    await pricedRoom('Deluxe Double');
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rooms side by side' });
    const table = within(dialog).getByRole('table', { name: 'Rooms side by side' });
    expect(within(table).getByRole('columnheader', { name: 'Courtyard Double' })).toBeVisible();
    expect(within(table).getByRole('row', { name: /^Lowest price of the stay/ })).toHaveTextContent(
      '₹13,675.20',
    );
    expect(within(table).queryByRole('columnheader', { name: 'Lake Suite' })).toBeNull();
    await userEvent.click(within(table).getByRole('button', { name: 'Choose Saver, Deluxe Double' }));
    expect(asked.filter(({ call }) => call === 'POST /quotes')).toHaveLength(1);
  });

  it('open their details with the price and its button in view', async () => {
    fakeNetwork({ 'GET /availability': () => ({ body: available }) });
    await showSite(address);
    await pricedRoom('Deluxe Double');
    await userEvent.click(screen.getByRole('button', { name: 'Room details, Deluxe Double' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deluxe Double' }));
    expect(dialog.getByText('₹13,675.20')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Choose Saver, Deluxe Double' })).toBeVisible();
  });
});

describe('where little is free', () => {
  const none = available.items.map(({ roomId }) => ({
    roomId,
    status: 'NOT_AVAILABLE',
    offers: [],
    reason: { code: 'SOLD_OUT' },
    nearest: [{ checkIn: '2027-01-20', checkOut: '2027-01-22', nights: 2 }],
  }));
  const room = {
    adults: 2,
    childAges: [],
    extraBeds: 0,
    roomId: 'deluxe-double',
    roomName: 'Deluxe Double',
    ratePlanId: 'flexible',
    ratePlanName: 'Flexible',
    mealPlan: 'RO',
  };
  const stay = { checkIn: '2027-01-20', checkOut: '2027-01-22', nights: 2 };
  const placed = { locationId: 'udaipur', stay, rooms: [room], totalMinor: 1_234_500 };

  it('one list names near dates and other locations with their totals, before the reasons', async () => {
    const otherStays = {
      dates: [placed],
      locations: [{ ...placed, locationId: 'manali', totalMinor: 987_600 }],
    };
    fakeNetwork({ 'GET /availability': () => ({ body: { ...available, items: none, otherStays } }) });
    await showSite(`${address}&promo=RAINS15`);
    const list = await screen.findByRole('list', { name: 'Free near these dates, or elsewhere' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('₹12,345'),
      expect.stringContaining('₹9,876'),
    ]);
    const links = within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/book?location=udaipur&checkin=2027-01-20&checkout=2027-01-22&rooms=2&promo=RAINS15',
      '/book?location=manali&checkin=2027-01-20&checkout=2027-01-22&rooms=2',
    ]);
    const missing = screen.getByRole('region', { name: 'Not available' });
    expect(within(missing).queryByRole('link')).toBeNull();
    expect(list.compareDocumentPosition(missing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('a party that is too large is split by one press', async () => {
    const items = none.map(({ nearest: _none, ...item }) => ({
      ...item,
      reason: { code: 'TOO_MANY_GUESTS', limit: 3 },
    }));
    const split = {
      ...placed,
      stay: { checkIn: '2027-01-14', checkOut: '2027-01-16', nights: 2 },
      rooms: [
        { ...room, adults: 3 },
        { ...room, roomId: 'courtyard-double', roomName: 'Courtyard Double' },
      ],
    };
    const otherStays = { dates: [], locations: [], split };
    fakeNetwork({ 'GET /availability': () => ({ body: { ...available, items, otherStays } }) });
    await showSite(address.replace('rooms=2', 'rooms=5'));
    const offer = within(await screen.findByRole('article', { name: '2 rooms, 3 + 2' }));
    expect(offer.getByText('₹12,345')).toBeVisible();
    expect(offer.getByRole('link', { name: 'Choose these 2 rooms' })).toHaveAttribute(
      'href',
      `/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=3%2C2&chosen=${encodeURIComponent('deluxe-double.flexible.RO,courtyard-double.flexible.RO')}`,
    );
    expect(screen.queryByRole('list', { name: 'Free near these dates, or elsewhere' })).toBeNull();
  });
});
