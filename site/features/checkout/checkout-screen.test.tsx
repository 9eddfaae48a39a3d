import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import confirm from '../../../schemas/api/bookings/confirm.json';
import sendCode from '../../../schemas/api/bookings/send-code.json';
import create from '../../../schemas/api/bookings/create.json';
import quotes from '../../../schemas/api/quotes/create.json';
import { priceSeen } from '../../app/paths.ts';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const quote = quotes.examples.response;
const pending = {
  ...create.examples.response,
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
};
const confirmed = confirm.examples.response;
const checkout = `/checkout?quote=${quote.id}`;
const readsQuote = { [`GET /quotes/${quote.id}`]: () => ({ body: quote }) };
const readsBooking = { [`GET /bookings/${pending.id}`]: () => ({ body: pending }) };

beforeAll(loadScreens, 60_000);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('First name'), 'Meera');
  await userEvent.type(screen.getByLabelText('Last name'), 'Nair');
  await userEvent.type(screen.getByLabelText('Email'), 'meera.nair@example.com');
  await userEvent.type(screen.getByLabelText('Phone'), '098123 45678');
}

const book = () => screen.getByRole('button', { name: 'Book and get my code' });

describe('the review', () => {
  it('shows each tax and one total', async () => {
    fakeNetwork(readsQuote);
    await showSite(checkout);
    expect(await screen.findByText('Tax and charges (18 %)')).toBeVisible();
    expect(screen.getAllByText('₹25,960')[0]).toBeVisible();
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

  it('books once on a double click and goes on to the code', async () => {
    const asked = fakeNetwork({
      ...readsQuote,
      ...readsBooking,
      'POST /bookings': () => ({ status: 201, body: pending }),
    });
    await showSite(checkout);
    await fillIn();
    await userEvent.dblClick(book());
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm your e-mail' })).toHaveFocus();
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

  it('announces the old and the new price when the quote had expired, and keeps what was typed', async () => {
    const fresh = {
      ...quote,
      id: '6f0c3kq8m2v9x7t1b4d6hz8n0w',
      totals: { ...quote.totals, totalMinor: 2_700_000 },
    };
    const expired = { code: 'QUOTE_EXPIRED', message: 'This price has expired', details: { quote: fresh } };
    fakeNetwork({ ...readsQuote, 'POST /bookings': () => ({ status: 410, body: expired }) });
    const { navigation } = await showSite(checkout);
    await fillIn();
    await userEvent.click(book());
    expect(await screen.findByText(/it was ₹25,960 and is now ₹27,000/)).toBeVisible();
    expect(navigation.place().location.search).toBe(`?quote=${fresh.id}`);
    expect(screen.getByLabelText('Email')).toHaveValue('meera.nair@example.com');
  });

  it('announces a price that is another than the one that was chosen', async () => {
    fakeNetwork(readsQuote);
    const { navigation } = await showSite('/book');
    await act(() => navigation.open(checkout, { state: priceSeen(2_500_000) }));
    expect(await screen.findByText(/it was ₹25,000 and is now ₹25,960/)).toBeVisible();
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

  it('adds an extra by a new quote of the server', async () => {
    const plain = { ...quote, extras: [] };
    const next = { ...quote, id: '7f0c3kq8m2v9x7t1b4d6hz8n0w' };
    const asked = fakeNetwork({
      [`GET /quotes/${quote.id}`]: () => ({ body: plain }),
      'POST /quotes': () => ({ status: 201, body: next }),
    });
    const { navigation } = await showSite(checkout);
    await userEvent.click(await screen.findByRole('button', { name: 'Add A morning with a historian' }));
    expect(await screen.findByRole('button', { name: /^Added: A morning with a historian/ })).toBeVisible();
    const priced = asked.findLast(({ call }) => call === 'POST /quotes');
    expect(priced?.body).toMatchObject({ extras: [{ extraId: 'palace-walk' }] });
    await vi.waitFor(() => expect(navigation.place().location.search).toBe(`?quote=${next.id}`));
  });

  it('asks for a room first when there is no quote', async () => {
    fakeNetwork({});
    await showSite('/checkout');
    expect(await screen.findByRole('heading', { name: 'Please Select details first' })).toBeVisible();
  });
});

describe('the code', () => {
  const code = `/checkout?booking=${pending.id}`;

  it('confirms with the last digit and shows the receipt', async () => {
    let stored: unknown = pending;
    const asked = fakeNetwork({
      [`GET /bookings/${pending.id}`]: () => ({ body: stored }),
      [`POST /bookings/${pending.id}/confirmation`]: () => {
        stored = confirmed;
        return { body: stored };
      },
    });
    await showSite(code);
    await userEvent.click(await screen.findByLabelText('Code'));
    await userEvent.paste(' 481 502 ');
    expect(await screen.findByRole('heading', { name: 'Your stay is booked' })).toBeVisible();
    expect(screen.getByText(confirmed.reference)).toBeVisible();
    expect(asked.filter(({ call }) => call.endsWith('/confirmation')).map(({ body }) => body)).toEqual([
      { otp: '481502' },
    ]);
  });

  it('says Invalid Otp beside the field and keeps it there', async () => {
    const messages = [{ field: 'otp', message: 'Invalid Otp' }];
    fakeNetwork({
      ...readsBooking,
      [`POST /bookings/${pending.id}/confirmation`]: () => ({
        status: 422,
        body: { code: 'OTP_INVALID', messages },
      }),
    });
    await showSite(code);
    await userEvent.type(await screen.findByLabelText('Code'), '000000');
    expect(await screen.findByText(/^Invalid Otp/)).toBeVisible();
  });

  it('asks for exactly six digits', async () => {
    fakeNetwork(readsBooking);
    await showSite(code);
    await userEvent.type(await screen.findByLabelText('Code'), '123');
    await userEvent.click(screen.getByRole('button', { name: 'Complete the booking' }));
    expect(await screen.findByText('must contain exactly 6 characters')).toBeVisible();
  });

  it('sends a new code when the server allows it, and says where it went', async () => {
    const actions = [{ action: 'SEND_CODE', allowed: true, reasons: [] }];
    const verification = { ...pending.verification, resendAt: new Date(Date.now() - 1000).toISOString() };
    const asked = fakeNetwork({
      [`GET /bookings/${pending.id}`]: () => ({ body: { ...pending, actions, verification } }),
      [`POST /bookings/${pending.id}/verification`]: () => ({
        status: 202,
        body: sendCode.examples.response,
      }),
    });
    await showSite(code);
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText(/^A new code is on its way to m•+@example\.com/)).toBeVisible();
    expect(asked.some(({ call }) => call.endsWith('/verification'))).toBe(true);
  });

  it('keeps the room longer as long as the server gives more time', async () => {
    const allowed = [{ action: 'EXTEND_HOLD', allowed: true, reasons: [] }];
    const used = [{ action: 'EXTEND_HOLD', allowed: false, reasons: ['ALREADY_EXTENDED'] }];
    fakeNetwork({
      [`GET /bookings/${pending.id}`]: () => ({ body: { ...pending, actions: allowed } }),
      [`POST /bookings/${pending.id}/hold-extension`]: () => ({ body: { ...pending, actions: used } }),
    });
    await showSite(code);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it longer' }));
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Keep it longer' })).toBeNull());
    expect(screen.getByText(/^Your room is held for/)).toBeVisible();
  });

  it('leads back to the same search when the time is over', async () => {
    fakeNetwork({
      [`GET /bookings/${pending.id}`]: () => ({ body: { ...pending, state: 'EXPIRED', actions: [] } }),
    });
    await showSite(code);
    expect(await screen.findByRole('link', { name: 'Search again with the same dates' })).toHaveAttribute(
      'href',
      '/book?location=udaipur&checkin=2027-01-14&checkout=2027-01-16&rooms=2',
    );
  });

  it('tells nobody whether a foreign booking exists', async () => {
    fakeNetwork({
      [`GET /bookings/${pending.id}`]: () => ({
        status: 404,
        body: { code: 'NOT_FOUND', message: 'There is nothing here' },
      }),
    });
    await showSite(code);
    expect(await screen.findByRole('heading', { name: 'We cannot find this booking' })).toBeVisible();
  });
});

describe('the payment', () => {
  const unpaid = [
    { action: 'CONFIRM', allowed: false, reasons: ['NOT_PAID'] },
    { action: 'PAY', allowed: true, reasons: [] },
  ];
  const prepaid = { ...pending, paymentTerms: 'PAY_NOW' };
  const { verification: _code, ...withoutCode } = prepaid;
  const proven = { ...withoutCode, actions: unpaid };
  const reads = (booking: unknown) => ({ [`GET /bookings/${pending.id}`]: () => ({ body: booking }) });
  const checkoutOf = `/checkout?booking=${pending.id}`;

  it('follows the code, with the hold still running', async () => {
    fakeNetwork({
      ...reads(prepaid),
      [`POST /bookings/${pending.id}/confirmation`]: () => ({ body: proven }),
    });
    await showSite(checkoutOf);
    await userEvent.click(await screen.findByLabelText('Code'));
    await userEvent.paste('481502');
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay for your stay' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Pay ₹25,960 now' })).toBeVisible();
    expect(screen.getByText(/^Your room is held for/)).toBeVisible();
  });

  it.each([
    ['declined', 'The payment was declined'],
    ['abandoned', 'You have not paid yet'],
  ])('says that it was %s and offers it again', async (word, heading) => {
    fakeNetwork(reads(proven));
    await showSite(`${checkoutOf}&payment=${word}`);
    expect(await screen.findByText(heading)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay ₹25,960 now' })).toBeVisible();
  });

  it('waits for the money and goes on by itself when it is there', async () => {
    let stored: unknown = proven;
    fakeNetwork({ [`GET /bookings/${pending.id}`]: () => ({ body: stored }) });
    await showSite(`${checkoutOf}&payment=paid`);
    expect((await screen.findAllByText('We are waiting for your payment'))[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    stored = { ...confirmed, payment: 'PAID', paymentTerms: 'PAY_NOW', paidMinor: 2_596_000 };
    expect(
      await screen.findByRole('heading', { name: 'Your stay is booked' }, { timeout: 8000 }),
    ).toBeVisible();
    expect(screen.getByText('You have paid ₹25,960.')).toBeVisible();
    expect(screen.getByText('PAID')).toBeVisible();
  });

  it('says in the page that the gateway is down, and keeps the button', async () => {
    const down = { code: 'PAYMENT_UNAVAILABLE', message: 'Paying is not possible at this moment.' };
    fakeNetwork({
      ...reads(proven),
      [`POST /bookings/${pending.id}/payments`]: () => ({ status: 503, body: down }),
    });
    await showSite(checkoutOf);
    await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
    expect((await screen.findAllByText(/^Paying is not possible/, {}, { timeout: 12_000 }))[0]).toBeVisible();
    expect(screen.getByRole('button', { name: /^Pay/ })).toBeVisible();
  });
});
