import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import around from '../../../schemas/api/availability/around.json';
import search from '../../../schemas/api/availability/search.json';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const available = search.examples.response;
const address = '/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2';

beforeAll(loadScreens, 60_000);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The card of a room, once its prices have arrived. */
async function pricedRoom(name: string): Promise<HTMLElement> {
  await screen.findAllByRole('button', { name: /^Choose / });
  return screen.getByRole('article', { name });
}

describe('the answer to a search', () => {
  it('says how many rooms are left, and why a room is not available', async () => {
    fakeNetwork({ 'GET /availability': () => ({ body: available }) });
    await showSite(address);
    expect(await screen.findByText('Only 2 room(s) left')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Not available' })).toBeVisible();
    expect(screen.getByText('Sold out on these dates.')).toBeVisible();
    expect(screen.getByText(/^Held by another guest until 15:35/)).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Lake Suite' })).toBeNull();
  });

  it('offers the nearest dates on which a room can be had', async () => {
    const nearest = [{ checkIn: '2027-01-20', checkOut: '2027-01-22', nights: 2 }];
    const items = available.items.map((item) =>
      item.status === 'NOT_AVAILABLE' ? { ...item, nearest } : item,
    );
    fakeNetwork({ 'GET /availability': () => ({ body: { ...available, items } }) });
    await showSite(address);
    const [other] = await screen.findAllByRole('link', { name: /20 Jan 2027 – .*22 Jan 2027, 2 nights/ });
    expect(other).toHaveAttribute(
      'href',
      '/book?location=udaipur&checkin=2027-01-20&checkout=2027-01-22&rooms=2',
    );
  });

  it('keeps the rooms in place while prices are on their way', async () => {
    fakeNetwork({ 'GET /availability': () => new Promise(() => undefined) });
    await showSite(address);
    expect(await screen.findByRole('heading', { name: 'Courtyard Double' })).toBeVisible();
    expect(screen.getAllByText('Looking for free rooms …')).not.toHaveLength(0);
  });

  it('says once that a search failed, and how to reach that location without it', async () => {
    fakeNetwork({
      'GET /availability': () => ({ status: 503, body: { code: 'UNAVAILABLE', message: 'Not right now' } }),
    });
    await showSite(address);
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByRole('heading', { name: 'The prices did not load' })).toBeVisible();
    expect(failure.getByText(/^How to reach /)).toBeVisible();
    const links = failure.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([expect.stringMatching(/^tel:\+/), expect.stringMatching(/^mailto:/)]);
    await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('alert');
    expect(screen.queryByText('Not right now')).toBeNull();
  });

  it('names the refusal of dates that are not on sale, for which others help', async () => {
    const body = { code: 'NOT_ON_SALE', message: 'This is not on sale on the selected dates' };
    fakeNetwork({ 'GET /availability': () => ({ status: 422, body }) });
    await showSite(address);
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByRole('heading', { name: body.message })).toBeVisible();
    expect(failure.getByText('Other dates or fewer guests per room often help.')).toBeVisible();
    expect(failure.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says nothing else after a search failed: not that it looks, nor how many rooms it found', async () => {
    let isDown = false;
    fakeNetwork({
      'GET /availability': () =>
        isDown ? { status: 503, body: { code: 'UNAVAILABLE', message: 'Later' } } : { body: available },
    });
    const { router } = await showSite(address);
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('2 kinds of room are free')).toBeVisible();
    isDown = true;
    await act(() => router.navigate(address.replace('2027-01-16', '2027-01-17')));
    expect(await main.findByRole('alert')).toBeVisible();
    for (const words of [/Looking for/, /of room (?:is|are) free/, /₹/, 'Not available'])
      expect(main.queryByText(words)).toBeNull();
    expect(main.queryByRole('button', { name: /^Choose / })).toBeNull();
    expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
  });

  it('shows no prices of the dates before, however late they come', async () => {
    const late: (() => void)[] = [];
    const priced = (totalMinor: number) => ({
      ...available,
      items: available.items.map((item) => ({
        ...item,
        offers: item.offers.map((offer) => ({ ...offer, totalMinor })),
      })),
    });
    const asked = fakeNetwork({
      'GET /availability': async ({ address: { searchParams } }) => {
        if (searchParams.get('checkout') === '2027-01-17') return { body: priced(463_729) };
        await new Promise<void>((resolve) => late.push(resolve));
        return { body: priced(900_000) };
      },
    });
    const { router } = await showSite(address);
    const searched = () => asked.filter(({ call }) => call === 'GET /availability');
    await waitFor(() => expect(searched()).toHaveLength(1));
    await act(() => router.navigate(address.replace('2027-01-16', '2027-01-17')));
    expect((await screen.findAllByText('₹4,637.29'))[0]).toBeVisible();
    await act(async () => {
      for (const arrive of late) arrive();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(screen.getAllByText('₹4,637.29')[0]).toBeVisible();
    expect(screen.queryByText('₹9,000')).toBeNull();
    expect(searched()).toHaveLength(2);
  });

  it.each([
    ['INR', 2, '₹4,637.29', '4637.29 Indian rupees'],
    ['JPY', 0, '¥4,63,729', '463729 Japanese yen'],
    ['KWD', 3, 'KWD 463.729', '463.729 Kuwaiti dinars'],
  ])(
    'shows an odd amount in %s, of %i decimals, to its last unit',
    async (currency, currencyDigits, seen, heard) => {
      const items = available.items.slice(0, 1).map((item) => ({
        ...item,
        offers: item.offers.slice(0, 1).map((offer) => ({ ...offer, totalMinor: 463_729 })),
      }));
      fakeNetwork({
        'GET /availability': () => ({ body: { ...available, currency, currencyDigits, items } }),
      });
      await showSite(address);
      const offers = await pricedRoom('Courtyard Double');
      expect(within(offers).getByText((text) => text.replaceAll(/\s/gu, ' ') === seen)).toBeVisible();
      expect(within(offers).getByText(heard)).toBeInTheDocument();
    },
  );

  it('explains a failed search and tries again on request', async () => {
    let isDown = true;
    fakeNetwork({
      'GET /availability': () => {
        if (isDown)
          return {
            status: 503,
            body: { code: 'UNAVAILABLE', message: 'The service is not available right now' },
          };
        return { body: available };
      },
    });
    await showSite(address);
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByText('₹11,457.60')).toBeVisible();
  });

  it('says that nothing is free', async () => {
    const items = available.items.filter(({ status }) => status === 'NOT_AVAILABLE');
    fakeNetwork({ 'GET /availability': () => ({ body: { ...available, items } }) });
    await showSite(address);
    expect(await screen.findByRole('heading', { name: 'No room is free for this stay' })).toBeVisible();
  });

  it('advises more rooms where none is large enough, since other dates would not help', async () => {
    const reasons = ['TOO_MANY_CHILDREN', 'TOO_MANY_ADULTS', 'TOO_MANY_GUESTS'];
    const items = available.items.map(({ roomId }, place) => ({
      roomId,
      status: 'NOT_AVAILABLE',
      offers: [],
      reason: { code: reasons[place % reasons.length], limit: 2 },
    }));
    fakeNetwork({
      'GET /availability': () => ({ body: { ...available, items } }),
      'GET /availability/around': () => ({ body: around.examples.response }),
    });
    await showSite(address.replace('rooms=2', 'rooms=5-3-7-9'));
    expect(await screen.findByRole('heading', { name: 'No room takes these guests together' })).toBeVisible();
    expect(screen.queryByRole('group', { name: /^Arrive another day/ })).toBeNull();
    expect(screen.getByText(/Choose more rooms, with fewer guests in each\.$/)).toBeVisible();
    expect(screen.queryByText('No room is free for this stay')).toBeNull();
  });

  it('says of a child of twelve from which age on guests are adults', async () => {
    fakeNetwork({ 'GET /availability': () => ({ body: available }) });
    await showSite(address.replace('rooms=2', 'rooms=2-12'));
    expect(
      (
        await screen.findAllByText(/^Adults are aged 12 and above; children are below 12\. We show one room/)
      )[0],
    ).toBeVisible();
  });

  it.each([
    ['TOO_MANY_CHILDREN', 2, 'Too many children: it takes 2 children below 12 at most.'],
    ['TOO_MANY_CHILDREN', 1, 'Too many children: it takes 1 child below 12.'],
    ['TOO_MANY_CHILDREN', 0, 'Takes no children below 12.'],
    ['TOO_MANY_ADULTS', 2, 'Too small: it takes 2 adults at most.'],
    ['TOO_MANY_GUESTS', 3, 'Too small: it takes 3 guests at most.'],
  ])('says of a room who is too many for it: %s, %i at most', async (code, limit, words) => {
    const items = [{ roomId: 'lake-suite', status: 'NOT_AVAILABLE', offers: [], reason: { code, limit } }];
    fakeNetwork({ 'GET /availability': () => ({ body: { ...available, items } }) });
    await showSite(address.replace('rooms=2', 'rooms=2-3-7-9'));
    expect(await screen.findByText(words)).toBeVisible();
  });
});
