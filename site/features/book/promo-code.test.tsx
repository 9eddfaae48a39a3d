import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import search from '../../../schemas/api/availability/search.json';
import quotes from '../../../schemas/api/quotes/create.json';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const available = search.examples.response;
const quote = quotes.examples.response;
const address = '/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2';
const promo = { code: 'RAINS15', name: 'The lake in the rains', discountMinor: 210_000 };
const lowered = {
  ...available,
  items: available.items.map((item) => ({
    ...item,
    offers: item.offers.map((offer) => ({ ...offer, promo })),
  })),
};

beforeAll(loadScreens, 60_000);
afterEach(() => vi.unstubAllGlobals());

describe('a promo code', () => {
  it('is asked for only on request, and goes into the address', async () => {
    fakeNetwork({ 'GET /availability': () => ({ body: lowered }) });
    const { router } = await showSite(address);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit your search/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a promo code' }));
    expect(screen.getByLabelText('Promo code')).toHaveFocus();
    await userEvent.keyboard('rains15{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe(`${address.slice(5)}&promo=RAINS15`));
    const offers = await screen.findByRole('article', { name: 'Courtyard Double' });
    expect(await within(offers).findAllByText('RAINS15: ₹2,100 off, before tax')).not.toHaveLength(0);
  });

  it('that is refused is explained in the words of the server, and takes no price away', async () => {
    const messages = [{ field: 'promo', message: 'We do not know this promo code' }];
    const asked = fakeNetwork({
      'GET /availability': ({ address: { searchParams } }) =>
        searchParams.has('promo')
          ? { status: 422, body: { code: 'PROMO_UNKNOWN', messages } }
          : { body: available },
      'POST /quotes': () => ({ status: 201, body: quote }),
      [`GET /quotes/${quote.id}`]: () => ({ body: quote }),
    });
    await showSite(`${address}&promo=NOTHING`);
    expect(await screen.findByText('These are the prices without it.')).toBeVisible();
    expect(screen.getAllByText('We do not know this promo code')).not.toHaveLength(0);
    const searched = asked.filter(({ call }) => call === 'GET /availability');
    expect(searched.map(({ address: { searchParams } }) => searchParams.get('promo'))).toEqual([
      'NOTHING',
      null,
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Flexible, Courtyard Double' }));
    await screen.findByRole('heading', { level: 1, name: 'Review and book' });
    expect(asked.find(({ call }) => call === 'POST /quotes')?.body).not.toHaveProperty('promo');
  });

  it('that is refused stays in the address when a room is chosen: it may count for other dates', async () => {
    const messages = [{ field: 'promo', message: 'We do not know this promo code' }];
    fakeNetwork({
      'GET /availability': ({ address: { searchParams } }) =>
        searchParams.has('promo')
          ? { status: 422, body: { code: 'PROMO_UNKNOWN', messages } }
          : { body: available },
    });
    const { router } = await showSite(`${address},1&promo=NOTHING`);
    const [choose] = await screen.findAllByRole('button', { name: /^Choose .*for room 1$/ });
    await userEvent.click(choose as HTMLElement);
    await waitFor(() => expect(router.state.location.search).toMatch(/&promo=NOTHING&chosen=/));
  });

  it('that changes nothing here is not passed over in silence', async () => {
    fakeNetwork({ 'GET /availability': () => ({ body: available }) });
    await showSite(`${address}&promo=rains15`);
    expect(await screen.findByText(/The code RAINS15 does not lower the price of these rooms/)).toBeVisible();
  });

  it('is not called useless where no room is free: there is nothing that it could lower', async () => {
    const items = available.items.filter(({ status }) => status === 'NOT_AVAILABLE');
    fakeNetwork({ 'GET /availability': () => ({ body: { ...available, items } }) });
    await showSite(`${address}&promo=rains15`);
    expect(await screen.findByRole('heading', { name: 'No room is free for this stay' })).toBeVisible();
    expect(screen.queryByText(/RAINS15/)).toBeNull();
  });

  it('stays with the quote, in a line of its own, when an extra is added', async () => {
    const withCode = {
      ...quote,
      extras: [],
      promo,
      lines: quote.lines.map((line, place) =>
        place === 0
          ? { ...line, parts: [...line.parts, { kind: 'DISCOUNT', amountMinor: -promo.discountMinor }] }
          : line,
      ),
    };
    const asked = fakeNetwork({
      [`GET /quotes/${quote.id}`]: () => ({ body: withCode }),
      'POST /quotes': () => ({ status: 201, body: { ...withCode, id: '7f0c3kq8m2v9x7t1b4d6hz8n0w' } }),
    });
    await showSite(`/checkout?summary=${quote.id}`);
    const row = await screen.findByRole('row', { name: /Promo code RAINS15: The lake in the rains/ });
    expect(row).toHaveTextContent('2,100');
    await userEvent.click(await screen.findByRole('button', { name: 'Add A morning with a historian' }));
    await waitFor(() =>
      expect(asked.find(({ call }) => call === 'POST /quotes')?.body).toMatchObject({ promo: 'RAINS15' }),
    );
  });
});
