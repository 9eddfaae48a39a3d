import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import createQuote from '../../../schemas/api/quotes/create.json';
import createBooking from '../../../schemas/api/bookings/create.json';
import { enterText } from '../../test-content/enter-text.ts';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';
import { testSite } from '../../test-content/test-pages.ts';

const quote = createQuote.examples.response;
const BOOK = 'POST /bookings';
const words = `Send me news and offers from ${testSite.shell.hotel.businessName} by e-mail. I can stop them at any time.`;

beforeAll(loadScreens, 60_000);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function bookWith(presses: number) {
  const asked = fakeNetwork({
    [`GET /quotes/${quote.id}`]: () => ({ body: quote }),
    [BOOK]: () => ({ status: 201, body: createBooking.examples.response }),
  });
  await showSite(`/checkout?quote=${quote.id}`);
  await enterText(await screen.findByLabelText('First name'), 'Meera');
  await enterText(screen.getByLabelText('Last name'), 'Nair');
  await enterText(screen.getByLabelText('Email'), 'meera.nair@example.com');
  await enterText(screen.getByLabelText('Phone'), '9812345678');
  const box = screen.getByRole('checkbox', { name: words });
  expect(box).not.toBeChecked();
  for (let press = 0; press < presses; press += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await userEvent.click(box);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Book and get my code' }));
  // The rules of telephone numbers are loaded first.
  await waitFor(() => expect(asked.some(({ call }) => call === BOOK)).toBe(true));
  return asked.find(({ call }) => call === BOOK)?.body;
}

it('sends the exact words of a ticked box with the booking', async () => {
  expect(await bookWith(1)).toMatchObject({ newsText: words });
});

it.each([0, 2])('sends nothing of a box that is not ticked, after %s presses', async (presses) => {
  expect(await bookWith(presses)).not.toHaveProperty('newsText');
});
