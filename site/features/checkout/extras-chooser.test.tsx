import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';
import { quote } from '../../test-content/checkout-samples.ts';

const checkout = `/checkout?quote=${quote.id}`;

beforeAll(loadScreens, 60_000);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('what can be added to a stay', () => {
  it.each([
    ['each, of which ₹412.10 because the room is then taxed at a higher rate', undefined],
    [
      'each, of which ₹412.10 because the room passes ₹7,500 a night (18 % GST)',
      { aboveMinor: 750_000, rateBasisPoints: 1800, label: 'GST' },
    ],
  ])('says how much of an extra bed is tax, and why: %s', async (words, higherTax) => {
    const bed = {
      roomIndex: 0,
      fewest: 0,
      most: 1,
      unitTotalMinor: 218_230,
      higherTaxMinor: 41_210,
      ...(higherTax && { higherTax }),
    };
    fakeNetwork({ [`GET /quotes/${quote.id}`]: () => ({ body: { ...quote, bedsOffered: [bed] } }) });
    await showSite(`/checkout?quote=${quote.id}`);
    expect(await screen.findByText((text) => text.replace(/\s/gu, ' ') === words)).toBeVisible();
    expect(screen.getByText('₹2,182.30')).toBeVisible();
  });

  it('Price 5: proposes first what the guest asked for on the page of services, and adds nothing by itself', async () => {
    fakeNetwork({ [`GET /quotes/${quote.id}`]: () => ({ body: { ...quote, extras: [] } }) });
    const { router } = await showSite('/book?location=udaipur&extra=palace-walk');
    await act(() => router.navigate(checkout));
    const [row] = within(await screen.findByRole('list', { name: 'Add to your stay' })).getAllByRole(
      'listitem',
    );
    expect(row).toHaveTextContent(/^A morning with a historian.*You asked for this/);
    expect(within(row as HTMLElement).getByRole('button', { pressed: false })).toHaveAccessibleName(
      'Add A morning with a historian',
    );
  });

  it('adds an extra by a new quote of the server', async () => {
    const plain = { ...quote, extras: [] };
    const next = { ...quote, id: '7f0c3kq8m2v9x7t1b4d6hz8n0w' };
    const asked = fakeNetwork({
      [`GET /quotes/${quote.id}`]: () => ({ body: plain }),
      'POST /quotes': () => ({ status: 201, body: next }),
    });
    const { router } = await showSite(checkout);
    await userEvent.click(await screen.findByRole('button', { name: 'Add A morning with a historian' }));
    expect(await screen.findByRole('button', { name: /^Added: A morning with a historian/ })).toBeVisible();
    const priced = asked.findLast(({ call }) => call === 'POST /quotes');
    expect(priced?.body).toMatchObject({ extras: [{ extraId: 'palace-walk' }] });
    await waitFor(() => expect(router.state.location.search).toBe(`?quote=${next.id}`));
  });

  it('adds an extra bed by a new quote of the server, up to as many as the room takes', async () => {
    const bedsOffered = [{ roomIndex: 0, fewest: 0, most: 1, unitTotalMinor: 210_000 }];
    const next = {
      ...quote,
      id: '7f0c3kq8m2v9x7t1b4d6hz8n0w',
      rooms: quote.rooms.map((room) => ({ ...room, extraBeds: 1 })),
      bedsOffered: [{ roomIndex: 0, fewest: 0, most: 1 }],
    };
    const asked = fakeNetwork({
      [`GET /quotes/${quote.id}`]: () => ({ body: { ...quote, bedsOffered } }),
      'POST /quotes': () => ({ status: 201, body: next }),
    });
    await showSite(checkout);
    const row = (await screen.findByText('Extra bed')).closest('li');
    expect(row).toHaveTextContent(/^Extra bed.*each.*₹2,100/);
    await userEvent.click(screen.getByRole('button', { name: 'Add Extra bed' }));
    expect(await screen.findByRole('button', { name: 'Added: Extra bed. Press to remove' })).toBeVisible();
    const priced = asked.findLast(({ call }) => call === 'POST /quotes');
    expect(priced?.body).toMatchObject({ rooms: [{ extraBeds: 1 }] });
  });

  it('adds one of what is counted with one press, and unfolds how many', async () => {
    const offered = quote.extrasOffered.find(({ charging }) => charging === 'UNIT');
    const next = {
      ...quote,
      id: '7f0c3kq8m2v9x7t1b4d6hz8n0w',
      extras: [{ extraId: offered?.id ?? '', quantity: 1 }],
    };
    const asked = fakeNetwork({
      [`GET /quotes/${quote.id}`]: () => ({ body: { ...quote, extras: [] } }),
      'POST /quotes': () => ({ status: 201, body: next }),
    });
    await showSite(checkout);
    await userEvent.click(await screen.findByRole('button', { name: `Add ${offered?.name}` }));
    await userEvent.click(await screen.findByRole('button', { name: `One more: ${offered?.name}` }));
    await waitFor(() =>
      expect(asked.findLast(({ call }) => call === 'POST /quotes')?.body).toMatchObject({
        extras: [{ extraId: offered?.id, quantity: 2 }],
      }),
    );
  });
});
