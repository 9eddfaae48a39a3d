import { writtenPhone } from '#schemas/written-phone';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { priceSeen } from '../../app/paths.ts';
import { enterText } from '../../test-content/enter-text.ts';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';
import { testSite } from '../../test-content/test-pages.ts';
import { quote, pending, readsQuote, readsBooking } from '../../test-content/checkout-samples.ts';

const checkout = `/checkout?quote=${quote.id}`;

beforeAll(loadScreens, 60_000);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function fillIn() {
  await enterText(await screen.findByLabelText('First name'), 'Meera');
  await enterText(screen.getByLabelText('Last name'), 'Nair');
  await enterText(screen.getByLabelText('Email'), 'meera.nair@example.com');
  await enterText(screen.getByLabelText('Phone'), '098123 45678');
}

const kept = () => Object.values(sessionStorage).join(' ');
const book = () => screen.getByRole('button', { name: 'Book and get my code' });

describe('the review', () => {
  it('shows each tax and one total', async () => {
    fakeNetwork(readsQuote);
    await showSite(checkout);
    expect(await screen.findByText('Tax and charges: GST (18 %)')).toBeVisible();
    expect(screen.getAllByText('₹25,960')[0]).toBeVisible();
  });

  it('tells the parts of a price with tax, its deposit and what is paid at the hotel', async () => {
    const deposit = { dueNowMinor: 649_000, balanceMinor: 1_947_000, balance: { due: 'AT_HOTEL' } };
    const charges = [{ id: 'lake-fund', label: 'Lake fund', payable: 'AT_HOTEL', totalMinor: 20_000 }];
    const gross = { ...quote, payment: 'PAY_NOW', pricesIncludeTax: true, charges, deposit };
    fakeNetwork({ [`GET /quotes/${quote.id}`]: () => ({ body: gross }) });
    await showSite(`/checkout?quote=${quote.id}`);
    const charged = within(await screen.findByRole('table', { name: 'Booking charges' }));
    const rows = charged.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(-5)).toEqual([
      expect.stringMatching(/^Total reservation charges2 nights₹25,960/),
      expect.stringMatching(/^of which GST \(18.%\)₹3,960/),
      expect.stringMatching(/^plus Lake fund at the hotel₹200/),
      expect.stringMatching(/^To pay now₹6,490/),
      expect.stringMatching(/^Balance, paid at the hotel₹19,470/),
    ]);
    expect(charged.queryByText('Total price')).toBeNull();
    // In the bar of a phone.
    const bar = screen.getByRole('region', { name: 'Your booking' });
    expect(within(bar).getByText('plus ₹200 Lake fund at the hotel')).toBeInTheDocument();
    expect(within(bar).getByText('Pay ₹6,490 now, ₹19,470 at the hotel')).toBeInTheDocument();
    expect(screen.queryByText(/(?:charges included|Total with taxes)$/)).toBeNull();
    expect(screen.getByText(/You pay the balance, ₹19,470, at the hotel\.$/)).toBeVisible();
  });

  it('asks who comes before it offers anything, and sends the form from the price', async () => {
    fakeNetwork(readsQuote);
    await showSite(checkout);
    const first = await screen.findByLabelText('First name');
    const offers = screen.getByRole('heading', { name: 'Add to your stay' });
    expect(first.compareDocumentPosition(offers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(
      within(screen.getByRole('region', { name: 'Your booking' })).getByText('Book and get my code'),
    ).toBe(book());
    expect(screen.getAllByRole('textbox').filter((field) => field.hasAttribute('required'))).toHaveLength(4);
    expect(screen.getByLabelText(/^Arrival time/).closest('details')).not.toHaveAttribute('open');
  });

  it('names every location when the price did not load', async () => {
    fakeNetwork({
      [`GET /quotes/${quote.id}`]: () => ({ status: 503, body: { code: 'UNAVAILABLE', message: 'Later' } }),
    });
    await showSite(checkout);
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByText(/^Your choice is kept\./)).toBeVisible();
    for (const { name } of testSite.shell.locations)
      expect(failure.getByText(`How to reach ${name}`)).toBeVisible();
  });

  it('names every missing field in the words of the specification, and sends nothing', async () => {
    const asked = fakeNetwork(readsQuote);
    await showSite(checkout);
    await screen.findByLabelText('First name');
    await userEvent.click(book());
    for (const field of ['First name', 'Last name', 'Email', 'Phone']) {
      expect(await screen.findByRole('link', { name: `${field} is required` })).toBeVisible();
    }
    expect(asked.some(({ call }) => call === 'POST /bookings')).toBe(false);
  });

  it('keeps what is typed while the guest looks at the price alone', async () => {
    fakeNetwork(readsQuote);
    await showSite(checkout);
    await enterText(await screen.findByLabelText('First name'), 'Meera');
    await userEvent.click(screen.getByRole('link', { name: 'Show only the price, to look at or print' }));
    const [goOn] = await screen.findAllByRole('link', { name: 'Continue to your details' });
    await userEvent.click(goOn as HTMLElement);
    expect(await screen.findByLabelText('First name')).toHaveValue('Meera');
  });

  it('keeps what is typed over a reload until it is booked with, and no code', async () => {
    fakeNetwork({
      ...readsQuote,
      ...readsBooking,
      'POST /bookings': () => ({ status: 201, body: pending }),
    });
    const { unmount } = await showSite(checkout);
    await fillIn();
    await userEvent.click(screen.getByText('Arrival time and wishes'));
    await enterText(screen.getByLabelText(/^Requests/), 'A quiet room');
    unmount();
    await showSite(checkout);
    expect(await screen.findByLabelText('First name')).toHaveValue('Meera');
    expect(screen.getByLabelText(/^Requests/).closest('details')).toHaveAttribute('open');
    expect(screen.getByLabelText('Last name')).toHaveValue('Nair');
    expect(screen.getByLabelText('Email')).toHaveValue('meera.nair@example.com');
    expect(screen.getByLabelText('Phone')).toHaveValue('9812345678');
    expect(screen.getByLabelText('Country code')).toHaveValue('+91 India');
    expect(screen.getByLabelText(/^Requests/)).toHaveValue('A quiet room');
    expect(kept()).toContain('meera.nair');
    await userEvent.click(book());
    await userEvent.type(await screen.findByLabelText('Code'), '12345');
    expect(kept()).not.toMatch(/meera|12345/iu);
  });

  it('books once on a double click and goes on to the code', async () => {
    const asked = fakeNetwork({
      ...readsQuote,
      ...readsBooking,
      'POST /bookings': () => ({ status: 201, body: pending }),
    });
    await showSite(checkout);
    await fillIn();
    await userEvent.dblClick(book());
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm your e-mail' })).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveFocus();
    const sent = asked.filter(({ call }) => call === 'POST /bookings');
    expect(sent.map(({ body }) => body)).toEqual([
      {
        quoteId: quote.id,
        guest: {
          guestFirstName: 'Meera',
          guestLastName: 'Nair',
          guestEmail: 'meera.nair@example.com',
          guestPhone: '+919812345678',
        },
      },
    ]);
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{16,64}$/u);
  });

  it('sends the same key again when the answer was lost', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let tries = 0;
    const asked = fakeNetwork({
      ...readsQuote,
      ...readsBooking,
      'POST /bookings': () => {
        tries += 1;
        if (tries === 1) throw new TypeError('connection lost');
        return { status: 201, body: pending };
      },
    });
    await showSite(checkout);
    await fillIn();
    await userEvent.click(book());
    await vi.advanceTimersByTimeAsync(1500);
    expect(await screen.findByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible();
    const keys = asked
      .filter(({ call }) => call === 'POST /bookings')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    vi.useRealTimers();
  });

  it('sends a paused booking when the connection is back, and does not ask for the price again', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let tries = 0;
    const asked = fakeNetwork({
      ...readsQuote,
      ...readsBooking,
      'POST /bookings': () => {
        tries += 1;
        if (tries === 1) throw new TypeError('connection lost');
        return { status: 201, body: pending };
      },
    });
    await showSite(checkout);
    await fillIn();
    act(() => void window.dispatchEvent(new Event('offline')));
    await userEvent.click(book());
    expect(await screen.findByText(/We send this as soon as you are back\./)).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible();
    expect(asked.filter(({ call }) => call === `GET /quotes/${quote.id}`)).toHaveLength(1);
  });

  it('puts the server’s refusal of a field beside the field', async () => {
    const messages = [{ field: 'guestEmail', message: 'Enter a valid Email' }];
    fakeNetwork({
      ...readsQuote,
      'POST /bookings': () => ({ status: 422, body: { code: 'VALIDATION', messages } }),
    });
    await showSite(checkout);
    await fillIn();
    await userEvent.click(book());
    expect(await screen.findByRole('link', { name: 'Enter a valid Email' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('meera.nair@example.com');
  });

  it('says that the room is gone and what is free instead', async () => {
    const details = {
      alternatives: { stays: [{ checkIn: '2027-01-20', checkOut: '2027-01-22', nights: 2 }], roomIds: [] },
    };
    const lost = {
      code: 'ROOM_UNAVAILABLE',
      message: 'No bookings are left for this room on the selected dates',
      details,
    };
    fakeNetwork({ ...readsQuote, 'POST /bookings': () => ({ status: 409, body: lost }) });
    await showSite(checkout);
    await fillIn();
    await userEvent.click(book());
    expect(await screen.findByRole('link', { name: /20 Jan/ })).toHaveAttribute(
      'href',
      '/book?location=udaipur&checkin=2027-01-20&checkout=2027-01-22&rooms=2',
    );
    expect(screen.getByLabelText('Email')).toHaveValue('meera.nair@example.com');
  });

  it('Price 5: announces the old and the new price when the quote had expired, and keeps what was typed', async () => {
    const fresh = {
      ...quote,
      id: '6f0c3kq8m2v9x7t1b4d6hz8n0w',
      totals: { ...quote.totals, totalMinor: 2_700_000 },
    };
    const expired = { code: 'QUOTE_EXPIRED', message: 'This price has expired', details: { quote: fresh } };
    fakeNetwork({ ...readsQuote, 'POST /bookings': () => ({ status: 410, body: expired }) });
    const { router } = await showSite(checkout);
    await fillIn();
    await userEvent.click(book());
    expect(await screen.findByText(/it was ₹25,960 and is now ₹27,000/)).toBeVisible();
    expect(router.state.location.search).toBe(`?quote=${fresh.id}`);
    expect(screen.getByLabelText('Email')).toHaveValue('meera.nair@example.com');
  });

  it('Price 5: announces a price that is another than the one that was chosen', async () => {
    fakeNetwork(readsQuote);
    const { router } = await showSite('/book');
    await act(() => router.navigate(checkout, { state: priceSeen(2_500_000) }));
    expect(await screen.findByText(/it was ₹25,000 and is now ₹25,960/)).toBeVisible();
  });

  const used = {
    status: 409,
    body: { code: 'STATE_CONFLICT', message: 'The booking has changed', details: { bookingId: pending.id } },
  };

  it('goes on to the booking that another tab made from the price', async () => {
    fakeNetwork({ [`GET /quotes/${quote.id}`]: () => used, ...readsBooking });
    const { router } = await showSite(checkout);
    expect(await screen.findByLabelText('Code')).toBeVisible();
    expect(router.state.location.search).toBe(`?booking=${pending.id}`);
    expect(screen.queryByText('The booking has changed')).toBeNull();
  });

  it('goes on to the booking when another tab was faster with the same price', async () => {
    fakeNetwork({ ...readsQuote, ...readsBooking, 'POST /bookings': () => used });
    await showSite(checkout);
    await fillIn();
    await userEvent.click(book());
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });

  it('offers the fresh price of an expired quote', async () => {
    const fresh = { ...quote, id: '6f0c3kq8m2v9x7t1b4d6hz8n0w' };
    const expired = { code: 'QUOTE_EXPIRED', message: 'This price has expired', details: { quote: fresh } };
    fakeNetwork({ [`GET /quotes/${quote.id}`]: () => ({ status: 410, body: expired }) });
    await showSite(checkout);
    expect(await screen.findByRole('link', { name: 'Continue at ₹25,960' })).toHaveAttribute(
      'href',
      `/checkout?quote=${fresh.id}`,
    );
  });

  it('says once, in the page, that the server does not answer, with the way to the hotel', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeNetwork({
      ...readsQuote,
      'POST /bookings': () => ({ status: 503, body: { code: 'UNAVAILABLE', message: 'Later' } }),
    });
    await showSite(checkout);
    await fillIn();
    await userEvent.click(book());
    await vi.advanceTimersByTimeAsync(8000);
    const words = await screen.findByText(/^We do not know whether our server received this/);
    const place = within(words.closest('[data-tone]') as HTMLElement);
    const { phone, email } = testSite.shell.locations[0] as { phone: string; email: string };
    expect(place.getByRole('link', { name: writtenPhone(phone) })).toHaveAttribute('href', `tel:${phone}`);
    expect(place.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    expect(screen.queryByText('Later')).toBeNull();
    vi.useRealTimers();
  });

  it('asks for a room first when there is no quote', async () => {
    fakeNetwork({});
    await showSite('/checkout');
    expect(await screen.findByRole('heading', { name: 'Please Select details first' })).toBeVisible();
  });
});
