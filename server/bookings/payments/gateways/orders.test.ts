import { describe, expect, test } from 'vitest';
import type { Booking } from '#schemas/api-types';
import type { Balance, Catalogue } from '#schemas/types';
import { cancelStay } from '../../../test-support/booked.ts';
import { DEPOSIT } from '../../../test-support/deposit.ts';
import type { FakeGateway, FakeRequest } from '../../../test-support/gateways/fake-gateway.ts';
import {
  type FakeName,
  hotelWith,
  pageIdOf,
  sendAll,
} from '../../../test-support/gateways/hotel-with-gateway.ts';
import { ISLAND_STAY, newKey, PLAIN_PRICE, PLAIN_ROOM, type TestGuest } from '../../../test-support/guest.ts';
import { prepaidHotel, startPaying } from '../../../test-support/prepaid.ts';
import { signIn } from '../../../test-support/signed-in.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { startRefunds } from '../../refunds/start-refunds.ts';

const TOTAL = PLAIN_PRICE.totalMinor;
/** Two nights of 4,637.29, each taxed at 7.25 %. */
const ISLAND_TOTAL = 994_698;
const SITE = 'http://127.0.0.1:4173';
const EMAIL = 'meera.nair@example.com';

/** Longer than the shortest life of a page at either gateway, so that the end of a hold shows. */
const HOLD_MINUTES = 45;

const BALANCES = {
  week: { due: 'BEFORE_ARRIVAL', days: 7, hours: 24 },
  /** It would be cancelled a day after the arrival. */
  arrival: { due: 'BEFORE_ARRIVAL', days: 1, hours: 48 },
} as const satisfies Record<string, Balance>;

function hotel(): Catalogue {
  const catalogue = prepaidHotel();
  catalogue.booking.holdMinutes = HOLD_MINUTES;
  const [harbour] = catalogue.locations;
  const [flexible] = harbour?.ratePlans ?? [];
  if (flexible === undefined) throw new Error('The small hotel has no plan');
  const deposit = { unit: 'PERCENTAGE', value: 30 } as const;
  for (const [id, balance] of Object.entries(BALANCES))
    harbour?.ratePlans.push({ ...structuredClone(flexible), id, deposit, balance });
  return catalogue;
}

interface Scene {
  server: TestServer;
  fake: FakeGateway;
  guest: TestGuest;
}

async function scene(name: FakeName): Promise<Scene> {
  const { server, fake } = await hotelWith(name, { SITE_ORIGIN: SITE }, { catalogue: hotel() });
  const guest = server.guest();
  await signIn(server, guest, EMAIL);
  return { server, fake, guest };
}

async function booked({ guest }: Scene, ratePlanId: string): Promise<Booking> {
  const quote = await guest.quote({ rooms: [{ ...PLAIN_ROOM, ratePlanId }] });
  return (await guest.book(quote.id, { guest: { guestEmail: EMAIL } })).body;
}

async function onIsland({ guest }: Scene): Promise<Booking> {
  const quote = await guest.quote(ISLAND_STAY);
  return (await guest.book(quote.id, { guest: { guestEmail: EMAIL } })).body;
}

/** Opens the page of a payment. @returns our id of it. */
async function opened({ guest }: Scene, booking: Booking): Promise<string> {
  const { body, status, text } = await startPaying(guest, booking);
  if (status !== 201) throw new Error(`No page: ${text}`);
  return body.id;
}

async function paid({ server, fake, guest }: Scene, booking: Booking): Promise<void> {
  fake.account.finish(pageIdOf(fake, await opened({ server, fake, guest }, booking)), 'pay');
  await sendAll(server, fake);
  // No guest opens the next page in the same moment.
  server.clock.forward({ minutes: 1 });
}

async function withDeposit(on: Scene, plan: keyof typeof BALANCES): Promise<Booking> {
  const booking = await booked(on, plan);
  await paid(on, booking);
  return booking;
}

interface Order {
  booking: Booking;
  paymentId: string;
}

interface Told {
  amountMinor: number;
  payee: string;
  /** In the hotel's own terms; a gateway may be told of a nearer or a later end. */
  payUntil: string;
}

/** Each kind of payment: how its last page comes to be opened, and what the gateway must be told of it. */
const KINDS = {
  'the whole amount': {
    open: async (on) => ordered(on, await booked(on, 'flexible')),
    told: { amountMinor: TOTAL, payee: 'Small Hotel Harbour', payUntil: '2026-11-20T19:30:00Z' },
  },
  'the whole amount at another location': {
    open: async (on) => ordered(on, await onIsland(on)),
    told: { amountMinor: ISLAND_TOTAL, payee: 'Small Hotel Island', payUntil: '2026-11-20T19:30:00Z' },
  },
  'a deposit': {
    open: async (on) => ordered(on, await booked(on, 'week')),
    told: { amountMinor: DEPOSIT, payee: 'Small Hotel Harbour', payUntil: '2026-11-20T19:30:00Z' },
  },
  'a second attempt, after the hold was made longer': {
    open: async (on) => {
      const booking = await booked(on, 'flexible');
      await opened(on, booking);
      on.server.clock.forward({ minutes: 40 });
      const path = `/api/v1/bookings/${booking.id}/hold-extension`;
      await on.guest.post(path, undefined, { 'idempotency-key': newKey() });
      return ordered(on, booking);
    },
    told: { amountMinor: TOTAL, payee: 'Small Hotel Harbour', payUntil: '2026-11-20T20:15:00Z' },
  },
  'a balance, weeks before it is due': {
    open: async (on) => ordered(on, await withDeposit(on, 'week')),
    told: { amountMinor: TOTAL - DEPOSIT, payee: 'Small Hotel Harbour', payUntil: '2027-01-08T08:30:00Z' },
  },
  'a balance, in the last hours before the booking is cancelled': {
    open: async (on) => {
      const booking = await withDeposit(on, 'week');
      on.server.clock.forward({ days: 48 });
      await signIn(on.server, on.guest, EMAIL);
      return ordered(on, booking);
    },
    told: { amountMinor: TOTAL - DEPOSIT, payee: 'Small Hotel Harbour', payUntil: '2027-01-08T08:30:00Z' },
  },
  'a balance that may be paid until the arrival': {
    open: async (on) => {
      const booking = await withDeposit(on, 'arrival');
      on.server.clock.forward({ days: 54 });
      await signIn(on.server, on.guest, EMAIL);
      return ordered(on, booking);
    },
    told: { amountMinor: TOTAL - DEPOSIT, payee: 'Small Hotel Harbour', payUntil: '2027-01-14T08:30:00Z' },
  },
} as const satisfies Record<string, { open: (on: Scene) => Promise<Order>; told: Told }>;

async function ordered(on: Scene, booking: Booking): Promise<Order> {
  return { booking, paymentId: await opened(on, booking) };
}

function lastPost({ requests }: FakeGateway): FakeRequest | undefined {
  return requests.findLast(({ method }) => method === 'POST');
}

const secondsOf = (instant: string): number => Date.parse(instant) / 1000;

describe.each(Object.entries(KINDS))('%s', (_kind, { open, told }) => {
  const { amountMinor, payee, payUntil } = told;

  test('Stripe is told all of it, and nothing else', async () => {
    const on = await scene('STRIPE');
    const { paymentId } = await open(on);
    const now = on.server.clock.now().getTime() / 1000;
    const request = lastPost(on.fake);
    // Stripe takes no end later than a day.
    const until = Math.min(secondsOf(payUntil), now + 86_400 - 60);
    expect([request?.path, request?.headers['idempotency-key']]).toEqual([
      '/v1/checkout/sessions',
      paymentId,
    ]);
    expect(Object.fromEntries(new URLSearchParams(request?.text))).toEqual({
      mode: 'payment',
      client_reference_id: paymentId,
      expires_at: String(until),
      success_url: `${SITE}/payment-return/${paymentId}?payment=paid`,
      cancel_url: `${SITE}/payment-return/${paymentId}?payment=abandoned`,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'inr',
      'line_items[0][price_data][unit_amount]': String(amountMinor),
      'line_items[0][price_data][product_data][name]': payee,
      'metadata[payment_id]': paymentId,
      'payment_intent_data[metadata][payment_id]': paymentId,
    });
  });

  test('Razorpay is told all of it, and nothing else', async () => {
    const on = await scene('RAZORPAY');
    const { paymentId } = await open(on);
    const request = lastPost(on.fake);
    expect(request?.path).toBe('/v1/payment_links');
    expect(JSON.parse(request?.text ?? '')).toEqual({
      amount: amountMinor,
      currency: 'INR',
      accept_partial: false,
      expire_by: secondsOf(payUntil),
      reference_id: paymentId,
      description: payee,
      notify: { sms: false, email: false },
      reminder_enable: false,
      callback_url: `${SITE}/payment-return/${paymentId}?payment=paid`,
      callback_method: 'get',
    });
  });

  test.each(['STRIPE', 'RAZORPAY'] as const)('a guest who has paid at %s comes back to it', async (name) => {
    const on = await scene(name);
    const { booking, paymentId } = await open(on);
    on.fake.account.finish(pageIdOf(on.fake, paymentId), 'pay');
    const { headers } = await on.server.app.inject(`/payment-return/${paymentId}?payment=paid`);
    expect(headers.location).toBe(
      amountMinor === TOTAL - DEPOSIT
        ? `/bookings/${booking.id}?payment=paid`
        : `/checkout?booking=${booking.id}&payment=paid`,
    );
  });
});

interface RefundOrder {
  captureId: string;
  refundId: string;
  attempt: number;
}

/** What each gateway is told of a refund: where, under which key of its own, and what. */
const REFUND_ORDERS = {
  STRIPE: {
    key: 'idempotency-key',
    read: (text: string) => Object.fromEntries(new URLSearchParams(text)),
    order: ({ captureId, refundId }: RefundOrder) => ({
      path: '/v1/refunds',
      body: { payment_intent: captureId, amount: String(TOTAL), 'metadata[refund_id]': refundId },
    }),
  },
  RAZORPAY: {
    key: 'x-refund-idempotency',
    read: (text: string) => JSON.parse(text) as unknown,
    order: ({ captureId, refundId, attempt }: RefundOrder) => ({
      path: `/v1/payments/${captureId}/refund`,
      body: {
        amount: TOTAL,
        speed: 'normal',
        receipt: `${refundId}-${attempt}`,
        notes: { refund_id: refundId },
      },
    }),
  },
} as const;

test.each(['STRIPE', 'RAZORPAY'] as const)(
  '%s is told of a refund, and of the next attempt as another one',
  async (name) => {
    const on = await scene(name);
    const { key, read, order } = REFUND_ORDERS[name];
    const booking = await booked(on, 'flexible');
    await paid(on, booking);
    const [page] = on.fake.account.pages.values();
    await cancelStay(on.guest, booking.id);
    const { body } = await on.guest.get<{ items: { id: string }[] }>(
      `/api/v1/bookings/${booking.id}/refunds`,
    );
    const refundId = body.items[0]?.id ?? '';
    for (const attempt of [0, 1]) {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await startRefunds(on.server.context);
      const request = lastPost(on.fake);
      const expected = order({ captureId: page?.captureId ?? '', refundId, attempt });
      expect([request?.path, request?.headers[key]]).toEqual([expected.path, `${refundId}-${attempt}`]);
      expect(read(request?.text ?? '')).toEqual(expected.body);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await failLastRefund(on);
    }
  },
);

async function failLastRefund({ server, fake }: Scene): Promise<void> {
  const last = [...fake.account.refunds.values()].at(-1);
  fake.account.settleRefund(last?.id ?? '', 'failed');
  await sendAll(server, fake);
  server.clock.forward({ minutes: 60 });
}
