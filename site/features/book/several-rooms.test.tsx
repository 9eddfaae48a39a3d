import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import search from '../../../schemas/api/availability/search.json';
import quotes from '../../../schemas/api/quotes/create.json';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const available = search.examples.response;
const quote = quotes.examples.response;
const address = '/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2,1-7';
const FIRST = 'courtyard-double.flexible.BB';

const chosen = {
  rooms: quote.rooms.slice(0, 1),
  lines: quote.lines.filter(({ kind }) => kind === 'NIGHT'),
  totals: { ...quote.totals, totalMinor: 1_677_700 },
  taxes: quote.taxes,
};

beforeAll(loadScreens, 60_000);
afterEach(() => vi.unstubAllGlobals());

function network(more: Parameters<typeof fakeNetwork>[0] = {}) {
  return fakeNetwork({
    'GET /availability': ({ address: { searchParams } }) => ({
      body: searchParams.get('chosen') ? { ...available, chosen } : available,
    }),
    ...more,
  });
}

describe('several rooms', () => {
  it('are chosen one after the other, each for its own guests', async () => {
    const asked = network();
    const { router } = await showSite(address);
    expect(await screen.findByRole('heading', { name: 'Room 1 of 2: 2 adults' })).toBeVisible();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Choose Flexible, Courtyard Double, for room 1' }),
    );
    expect(await screen.findByRole('heading', { name: 'Room 2 of 2: 1 adult, 1 child' })).toHaveFocus();
    const first = 'courtyard-double.flexible.RO';
    expect(router.state.location.search).toContain(`chosen=${first}`);
    const searches = asked.filter(({ call }) => call === 'GET /availability');
    expect(searches.map(({ address: { searchParams } }) => searchParams.get('chosen'))).toEqual(['', first]);
  });

  it('stand beside the offers with what they come to, and can be changed', async () => {
    network();
    const { router } = await showSite(`${address}&chosen=${FIRST}`);
    const booking = await screen.findByRole('region', { name: 'Your booking' });
    expect(await within(booking).findAllByText('₹16,777')).not.toHaveLength(0);
    expect(within(booking).getByText('You are choosing this room')).toBeInTheDocument();
    await userEvent.click(within(booking).getByRole('link', { name: 'Change room 1, Courtyard Double' }));
    expect(await screen.findByRole('heading', { name: 'Room 1 of 2: 2 adults' })).toHaveFocus();
    expect(router.state.location.search).not.toContain('chosen');
  });

  it('become one quote with the last of them, whose price stands alone before the details', async () => {
    const asked = network({
      'POST /quotes': () => ({ status: 201, body: quote }),
      [`GET /quotes/${quote.id}`]: () => ({ body: quote }),
    });
    const { router } = await showSite(`${address}&chosen=${FIRST}`);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Choose Flexible, Courtyard Double, for room 2' }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Your stay and its price' })).toBeVisible();
    expect(router.state.location.search).toBe(`?summary=${quote.id}`);
    const [request] = asked.filter(({ call }) => call === 'POST /quotes');
    const { roomName: _room, ratePlanName: _plan, ...first } = chosen.rooms[0] ?? quote.rooms[0] ?? {};
    expect(request?.body).toMatchObject({
      rooms: [first, { roomId: 'courtyard-double', mealPlan: 'RO', adults: 1, childAges: [7], extraBeds: 0 }],
    });
  });

  it('say that a room which was chosen is gone, and what is free instead', async () => {
    const stays = [{ checkIn: '2027-01-20', checkOut: '2027-01-22', nights: 2 }];
    const details = { alternatives: { stays, roomIds: [] } };
    const message = 'No bookings are left for this room on the selected dates';
    fakeNetwork({
      'GET /availability': () => ({ status: 409, body: { code: 'ROOM_UNAVAILABLE', message, details } }),
    });
    const { router } = await showSite(`${address}&chosen=${FIRST}`);
    expect(
      await screen.findByRole('heading', { name: 'A room that you chose is no longer available' }),
    ).toBeVisible();
    const main = within(screen.getByRole('main'));
    for (const words of [/₹/, /Looking for/]) expect(main.queryByText(words)).toBeNull();
    expect(main.queryByRole('button', { name: /^(?:Choose |Continue)/ })).toBeNull();
    expect(screen.getByRole('link', { name: /20 Jan/ })).toHaveAttribute(
      'href',
      '/book?location=udaipur&checkin=2027-01-20&checkout=2027-01-22&rooms=2%2C1-7',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Choose the rooms again' }));
    expect(router.state.location.search).not.toContain('chosen');
  });

  it('explain an address that names rooms in words that cannot be read', async () => {
    network();
    await showSite(`${address}&chosen=the-blue-one`);
    expect(await screen.findByText(/could not be read\. Please choose them again/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Room 1 of 2: 2 adults' })).toBeVisible();
  });
});
