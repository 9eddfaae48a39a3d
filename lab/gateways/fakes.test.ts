import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { onTestFinished, describe, expect, test } from 'vitest';
import type { FakePage } from '../../server/test-support/gateways/fake-account.ts';
import type { FakeGateway } from '../../server/test-support/gateways/fake-gateway.ts';
import { startFakeRazorpay } from '../../server/test-support/gateways/fake-razorpay.ts';
import { startFakeStripe } from '../../server/test-support/gateways/fake-stripe.ts';
import { connectGateways } from '../../server/bookings/payments/gateways/connect-gateways.ts';
import type { PaymentGateway } from '../../server/bookings/payments/payment-gateway.ts';
import { loadConfig } from '../../server/platform/config/config.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { startTestServer } from '../../server/test-support/test-server.ts';
import {
  CONTAINS,
  DISPUTE,
  EVENT,
  ORDER,
  PAYMENT,
  PAYMENT_LINK,
  REFUND,
  STATES,
  strayFields,
} from './razorpay-fields.ts';

interface Scene {
  fake: FakeGateway;
  gateway: PaymentGateway;
  /** An answer of the fake's interface. */
  ask: (path: string) => Promise<Record<string, unknown>>;
  open: (id: string) => Promise<FakePage>;
}

async function scene(start: typeof startFakeStripe): Promise<Scene> {
  const fake = await start({ clock: systemClock });
  onTestFinished(fake.close);
  const { context } = await startTestServer();
  const { gateways } = connectGateways(loadConfig({ NODE_ENV: 'test', ...fake.env }), {
    ...context,
    clock: systemClock,
  });
  const gateway = gateways.byName.get(fake.name);
  if (gateway === undefined) throw new Error('Not connected');
  const { STRIPE_SECRET_KEY, STRIPE_API_URL, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_API_URL } =
    fake.env;
  const basic = Buffer.from(`${RAZORPAY_KEY_ID}:${RAZORPAY_KEY_SECRET}`).toString('base64');
  const authorization = STRIPE_SECRET_KEY === undefined ? `Basic ${basic}` : `Bearer ${STRIPE_SECRET_KEY}`;
  return {
    fake,
    gateway,
    async ask(path) {
      const answer = await fetch(`${STRIPE_API_URL ?? RAZORPAY_API_URL}${path}`, {
        headers: { authorization },
      });
      expect(answer.status).toBe(200);
      // A JSON interface.
      return (await answer.json()) as Record<string, unknown>;
    },
    async open(paymentId) {
      const { gatewayId } = await gateway.open({
        paymentId,
        amountMinor: 100_000,
        currency: 'INR',
        currencyDigits: 2,
        payee: 'Small Hotel',
        locale: 'en-IN',
        payUntil: new Date(Date.now() + 900_000).toISOString(),
        returnPath: '/checkout',
        addressOf: (path) => `https://hotel.example${path}`,
      });
      return fake.account.find(gatewayId);
    },
  };
}

/** A page in every state, a refund in every state, a dispute and its end. */
async function liveThroughAll({ fake, open, gateway }: Scene): Promise<FakePage[]> {
  const { account } = fake;
  const [opened, paid, pending, declined, closed] = [
    await open('payment-open'),
    await open('payment-paid'),
    await open('payment-pending'),
    await open('payment-declined'),
    await open('payment-closed'),
  ];
  account.finish(paid.id, 'pay');
  account.finish(pending.id, 'pend');
  account.finish(declined.id, 'pend');
  account.settle(declined.id, false);
  account.expire(closed.id);
  const captureId = paid.captureId ?? '';
  for (const [refundId, end] of [
    ['refund-a', 'failed'],
    ['refund-b', 'processed'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { id } = await gateway.refund({
      refundId,
      captureId,
      amountMinor: 40_000,
      currency: 'INR',
      currencyDigits: 2,
    });
    account.settleRefund(id, end);
  }
  const { id } = account.dispute(captureId, 'open');
  account.dispute(captureId, 'lost', id);
  return [opened, paid, pending, declined, closed];
}

const bodiesOf = ({ messages }: FakeGateway) =>
  // Signed by the fake itself.
  messages.map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>);

describe('Stripe', () => {
  const file = join(import.meta.dirname, 'stripe/description.json');
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(JSON.parse(readFileSync(file, 'utf8')) as object, 'stripe');
  const faultsOf = (name: string, body: unknown): string[] => {
    const check = ajv.getSchema(`stripe#/components/schemas/${name}`);
    if (check === undefined) throw new Error(`The description has no ${name}`);
    void check(body);
    return (check.errors ?? []).map(({ instancePath, message }) => `${name}${instancePath} ${message}`);
  };

  test('every answer and every message of the fake is as its description says', async () => {
    const place = await scene(startFakeStripe);
    const pages = await liveThroughAll(place);
    for (const { id } of pages) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const session = await place.ask(`/v1/checkout/sessions/${id}`);
      expect(faultsOf('checkout.session', session)).toEqual([]);
    }
    const { data } = await place.ask(`/v1/refunds?payment_intent=${pages[1]?.captureId}`);
    // A list, as the test before it has seen.
    const refunds = data as unknown[];
    expect(refunds).toHaveLength(2);
    expect(refunds.flatMap((refund) => faultsOf('refund', refund))).toEqual([]);
    const events = bodiesOf(place.fake);
    expect(events.length).toBeGreaterThan(8);
    for (const event of events) {
      expect(faultsOf('event', event)).toEqual([]);
      const { object } = event['data'] as { object: { object: string } };
      expect(faultsOf(object.object, object)).toEqual([]);
    }
  });

  test('control: a state that Stripe does not have, and a field that is missing, are noticed', async () => {
    const place = await scene(startFakeStripe);
    const { id } = await place.open('payment-open');
    const { created: _created, ...session } = await place.ask(`/v1/checkout/sessions/${id}`);
    const faults = faultsOf('checkout.session', { ...session, status: 'declined' });
    expect(faults.join()).toContain("must have required property 'created'");
    expect(faults.join()).toContain('status must be equal to one of the allowed values');
  });
});

describe('Razorpay', () => {
  const faultsOf = (
    body: Record<string, unknown>,
    fields: typeof PAYMENT,
    states: readonly string[],
  ): string[] => {
    const state = String(body['status']);
    return [...strayFields(body, fields), ...(states.includes(state) ? [] : [`no state ${state}`])];
  };
  const KINDS = {
    payment_link: [PAYMENT_LINK, STATES.link],
    order: [ORDER, STATES.order],
    payment: [PAYMENT, STATES.payment],
    refund: [REFUND, STATES.refund],
    dispute: [DISPUTE, STATES.dispute],
  } as const;

  test('every answer and every message of the fake is as its documents say', async () => {
    const place = await scene(startFakeRazorpay);
    const pages = await liveThroughAll(place);
    for (const { id } of pages) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const link = await place.ask(`/v1/payment_links/${id}`);
      expect(faultsOf(link, PAYMENT_LINK, STATES.link)).toEqual([]);
      const { order_id: orderId } = link;
      if (typeof orderId !== 'string') continue;
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { items } = await place.ask(`/v1/orders/${orderId}/payments`);
      // A collection.
      for (const payment of items as Record<string, unknown>[])
        expect(faultsOf(payment, PAYMENT, STATES.payment)).toEqual([]);
    }
    const { items } = await place.ask(`/v1/payments/${pages[1]?.captureId}/refunds`);
    // A collection.
    const refunds = items as Record<string, unknown>[];
    expect(refunds).toHaveLength(2);
    for (const refund of refunds) expect(faultsOf(refund, REFUND, STATES.refund)).toEqual([]);
    const events = bodiesOf(place.fake);
    expect(events.length).toBeGreaterThan(8);
    for (const event of events) {
      expect(strayFields(event, EVENT)).toEqual([]);
      const payload = event['payload'] as Record<string, { entity: Record<string, unknown> }>;
      expect(event['contains']).toEqual(CONTAINS[String(event['event'])]);
      expect(Object.keys(payload)).toEqual(event['contains']);
      for (const [kind, { entity }] of Object.entries(payload)) {
        const [fields, states] = KINDS[kind as keyof typeof KINDS];
        expect(faultsOf(entity, fields, states)).toEqual([]);
      }
    }
  });

  test('control: a field that its documents do not have, and an unknown state, are noticed', () => {
    expect(faultsOf({ id: 1, payer: 'x', status: 'settled' }, REFUND, STATES.refund)).toEqual([
      'id: number',
      'payer: no such field',
      'no state settled',
    ]);
  });
});
