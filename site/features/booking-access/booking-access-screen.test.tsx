import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import access from '../../../schemas/api/bookings/access.json';
import show from '../../../schemas/api/bookings/show.json';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const { token } = access.examples.request.body;
const { bookingId } = access.examples.response;
const OPEN = 'POST /bookings/access';

beforeAll(loadScreens, 60_000);
afterEach(() => vi.unstubAllGlobals());

it('takes the token out of the address at once, uses it once, and shows the booking', async () => {
  const { promise, resolve } = Promise.withResolvers<{ body: unknown }>();
  const asked = fakeNetwork({
    [OPEN]: () => promise,
    [`GET /bookings/${bookingId}`]: () => ({ body: show.examples.response }),
  });
  const { router } = await showSite(`/booking-access#${token}`);
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  resolve({ body: access.examples.response });
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking 7K3M-Q2PD' })).toHaveFocus();
  expect(router.state.location.pathname).toBe(`/bookings/${bookingId}`);
  expect(asked.filter(({ call }) => call === OPEN).map(({ body }) => body)).toEqual([{ token }]);
});

it('explains a link that was used or is too old, and offers a new one', async () => {
  const body = { code: 'LINK_EXPIRED', message: 'This link has been used or has expired.' };
  fakeNetwork({ [OPEN]: () => ({ status: 410, body }) });
  await showSite(`/booking-access#${token}`);
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/find-booking');
});

it('explains a link without its end, and asks nothing', async () => {
  const asked = fakeNetwork({});
  await showSite('/booking-access');
  expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  expect(asked.some(({ call }) => call === OPEN)).toBe(false);
});

it('tries again when the server was not reached', async () => {
  let tries = 0;
  fakeNetwork({
    [OPEN]: () => {
      tries += 1;
      if (tries === 1) throw new TypeError('connection lost');
      return { body: access.examples.response };
    },
    [`GET /bookings/${bookingId}`]: () => ({ body: show.examples.response }),
  });
  await showSite(`/booking-access#${token}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking 7K3M-Q2PD' })).toBeVisible();
});
