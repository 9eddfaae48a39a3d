import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#schemas/api';
import sendCode from '../../../schemas/api/bookings/send-code.json';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';
import { pending, confirmed, quote, readsBooking, readsQuote } from '../../test-content/checkout-samples.ts';

const earlier = () => new Date(Date.now() - 1000).toISOString();
const givingBack = ENDPOINTS.quoteCancellation.examples.response;

beforeAll(loadScreens, 60_000);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

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
    expect(screen.getAllByText(confirmed.reference)[0]).toBeVisible();
    expect(asked.filter(({ call }) => call.endsWith('/confirmation')).map(({ body }) => body)).toEqual([
      { otp: '481502' },
    ]);
  });

  it('has the focus when it appears, above what is held and what else may help', async () => {
    fakeNetwork(readsBooking);
    await showSite(code);
    const field = await screen.findByLabelText('Code');
    expect(field).toHaveFocus();
    const held = screen.getByText(/^Your room is held for/);
    expect(field.compareDocumentPosition(held)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('sends one code once, with the last digit and the button at the same time', async () => {
    const { promise: isAnswered, resolve: answerIt } = Promise.withResolvers<void>();
    let stored: unknown = pending;
    const asked = fakeNetwork({
      [`GET /bookings/${pending.id}`]: () => ({ body: stored }),
      [`POST /bookings/${pending.id}/confirmation`]: async () => {
        await isAnswered;
        stored = confirmed;
        return { body: stored };
      },
    });
    await showSite(code);
    await userEvent.type(await screen.findByLabelText('Code'), '481502');
    await userEvent.dblClick(screen.getByRole('button', { name: /^Complet/ }));
    answerIt();
    expect(await screen.findByRole('heading', { name: 'Your stay is booked' })).toBeVisible();
    expect(asked.filter(({ call }) => call.endsWith('/confirmation'))).toHaveLength(1);
  });

  it.each([
    ['OTP_INVALID', 'Invalid Otp · 4 tries left'],
    ['OTP_EXPIRED', 'This code has expired. Please ask for a new one'],
  ])(
    'says %s beside the field, and how many tries are left where another try helps',
    async (refusal, said) => {
      const [message = ''] = said.split(' · ');
      fakeNetwork({
        [`GET /bookings/${pending.id}`]: () => ({
          body: { ...pending, verification: { ...pending.verification, attemptsLeft: 4 } },
        }),
        [`POST /bookings/${pending.id}/confirmation`]: () => ({
          status: 422,
          body: { code: refusal, messages: [{ field: 'otp', message }] },
        }),
      });
      await showSite(code);
      await userEvent.type(await screen.findByLabelText('Code'), '000000');
      expect(await screen.findByText(said)).toBeVisible();
    },
  );

  it('sends a refused code once, however often it is pressed, and again only for a newer mail', async () => {
    const actions = [{ action: 'SEND_CODE', allowed: true, reasons: [] }];
    let stored = { ...pending, actions, verification: { ...pending.verification, resendAt: earlier() } };
    const messages = [{ field: 'otp', message: 'Invalid Otp' }];
    const asked = fakeNetwork({
      [`GET /bookings/${pending.id}`]: () => ({ body: stored }),
      [`POST /bookings/${pending.id}/confirmation`]: () => ({
        status: 422,
        body: { code: 'OTP_INVALID', messages },
      }),
      [`POST /bookings/${pending.id}/verification`]: () => {
        stored = { ...stored, verification: sendCode.examples.response };
        return { status: 202, body: stored.verification };
      },
    });
    const tries = () => asked.filter(({ call }) => call.endsWith('/confirmation')).length;
    const complete = () => userEvent.click(screen.getByRole('button', { name: 'Complete the booking' }));
    await showSite(code);
    const field = await screen.findByLabelText('Code');
    expect(field).toHaveAccessibleDescription(/^It is checked as soon as the last digit is there/);
    await userEvent.type(field, '000000');
    expect(await screen.findByText(/^Invalid Otp/)).toBeVisible();
    await complete();
    await userEvent.clear(field);
    await userEvent.type(field, '000000');
    await complete();
    expect(await screen.findByText(/^Invalid Otp/)).toBeVisible();
    expect(tries()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    await screen.findByText(/^A new code is on its way/);
    await complete();
    await waitFor(() => expect(tries()).toBe(2));
  });

  it('checks the code that is typed while a wrong one is on its way', async () => {
    const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
    const messages = [{ field: 'otp', message: 'Invalid Otp' }];
    let stored: unknown = pending;
    const asked = fakeNetwork({
      [`GET /bookings/${pending.id}`]: () => ({ body: stored }),
      [`POST /bookings/${pending.id}/confirmation`]: async ({ body }) => {
        await isTyped;
        if ((body as { otp: string }).otp !== '481502')
          return { status: 422, body: { code: 'OTP_INVALID', messages } };
        stored = confirmed;
        return { body: stored };
      },
    });
    const sent = () => asked.filter(({ call }) => call.endsWith('/confirmation'));
    await showSite(code);
    const field = await screen.findByLabelText('Code');
    await userEvent.type(field, '481503');
    await waitFor(() => expect(sent()).toHaveLength(1));
    await userEvent.type(field, '{Backspace}2');
    typed();
    expect(await screen.findByRole('heading', { name: 'Your stay is booked' })).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([{ otp: '481503' }, { otp: '481502' }]);
    expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
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

  it('shows the whole address, and a guest who mistyped it books again with the form as it was', async () => {
    const actions = [{ action: 'CANCEL', allowed: true, reasons: [] }];
    const asked = fakeNetwork({
      [`GET /bookings/${pending.id}`]: () => ({ body: { ...pending, actions } }),
      [`POST /bookings/${pending.id}/cancellation-quote`]: () => ({ status: 201, body: givingBack }),
      [`POST /bookings/${pending.id}/cancellation`]: () => ({ body: { ...pending, state: 'CANCELLED' } }),
      'POST /quotes': () => ({ status: 201, body: quote }),
      ...readsQuote,
    });
    await showSite(code);
    expect(await screen.findByText(new RegExp(`to ${pending.guest.guestEmail}\\.`))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(await screen.findByLabelText('Email')).toHaveValue(pending.guest.guestEmail);
    expect(asked.find(({ call }) => call.endsWith('/cancellation'))?.body).toEqual({
      quoteId: givingBack.id,
      reason: 'The e-mail address was mistyped.',
    });
    expect(asked.find(({ call }) => call === 'POST /quotes')?.body).toEqual({
      ...ENDPOINTS.createQuote.examples.request.body,
      extras: [
        { extraId: 'palace-walk', quantity: 1 },
        { extraId: 'airport-car', quantity: 1 },
      ],
    });
  });

  it('keeps the room longer as long as the server gives more time', async () => {
    const allowed = [{ action: 'EXTEND_HOLD', allowed: true, reasons: [] }];
    const used = [{ action: 'EXTEND_HOLD', allowed: false, reasons: ['ALREADY_EXTENDED'] }];
    fakeNetwork({
      [`GET /bookings/${pending.id}`]: () => ({
        body: { ...pending, expiresAt: inMinutes(4), actions: allowed },
      }),
      [`POST /bookings/${pending.id}/hold-extension`]: () => ({
        body: { ...pending, expiresAt: inMinutes(19), actions: used },
      }),
    });
    await showSite(code);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it longer' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep it longer' })).toBeNull());
    expect(screen.getByText(/^Your room is held for/)).toBeVisible();
  });

  it('offers more time when it is needed, not before', async () => {
    const allowed = [{ action: 'EXTEND_HOLD', allowed: true, reasons: [] }];
    fakeNetwork({
      [`GET /bookings/${pending.id}`]: () => ({
        body: { ...pending, expiresAt: inMinutes(6), actions: allowed },
      }),
    });
    await showSite(code);
    expect(await screen.findByText(/^Your room is held for/)).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('button', { name: 'Keep it longer' })).toBeNull();
  });

  it('tells nobody whether a foreign booking exists', async () => {
    fakeNetwork({
      [`GET /bookings/${pending.id}`]: () => ({
        status: 404,
        body: { code: 'NOT_FOUND', message: 'This was not found. Please reload the page' },
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
  const atBank = { ...proven, paymentPendingSince: '2026-11-21T06:31:00.000Z' };
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
    expect(await screen.findByRole('heading', { name: 'Your stay is booked' })).toBeVisible();
    expect(screen.getByText('You have paid ₹25,960.')).toBeVisible();
    expect(screen.getByText('PAID')).toBeVisible();
  });

  it.each([
    ['pays', { ...confirmed, payment: 'PAID', paymentTerms: 'PAY_NOW' }, 'Your stay is booked', ''],
    ['says no', proven, 'The payment was declined', '&payment=pending'],
  ])('offers no second payment while a bank is at work, and goes on by itself when it %s', async (...row) => {
    const [, next, says, address] = row;
    let stored: unknown = atBank;
    fakeNetwork({ [`GET /bookings/${pending.id}`]: () => ({ body: stored }) });
    await showSite(checkoutOf + address);
    expect((await screen.findAllByText('Your bank is still at work'))[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    stored = next;
    expect((await screen.findAllByText(says, {}, { timeout: 8000 }))[0]).toBeVisible();
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
