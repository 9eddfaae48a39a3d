import { createHmac } from 'node:crypto';
import type { RazorpayPayment } from '../../bookings/payments/gateways/razorpay/bodies.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  createFakeAccount,
  type FakeChange,
  type FakeDispute,
  type FakePage,
  type FakeRefund,
} from './fake-account.ts';
import { type FakeApi, type FakeGateway, type FakeRequest, startFakeServer } from './fake-gateway.ts';

const KEY_ID = 'rzp_test_FakeVerandah';
const KEY_SECRET = 'fake-key-of-verandah';
const ANSWERED_WITHIN_SECONDS = 7 * 86_400;
const WEBHOOK_SECRETS = ['fake-webhook-new', 'fake-webhook-old'] as const;

/**
 * Razorpay with Payment Links. Paths, fields and states are those of its documents, as read in November 2026:
 * razorpay.com/docs/api/payments/payment-links, /api/refunds, /webhooks/payment-links, /webhooks/refunds,
 * /webhooks/disputes, /webhooks/validate-test. `lab/gateways/README.md` says what they were compared with.
 */
export async function startFakeRazorpay({
  clock,
  deliver,
}: {
  clock: Clock;
  deliver?: (message: ReturnType<FakeGateway['sign']>) => Promise<void>;
}): Promise<FakeGateway> {
  const messages: FakeGateway['messages'] = [];
  const unsent: FakeGateway['messages'] = [];
  let events = 0;
  const sign: FakeGateway['sign'] = (body, secret = WEBHOOK_SECRETS[0]) => {
    const mac = createHmac('sha256', secret).update(body).digest('hex');
    const id = `event_${(events += 1)}`;
    return {
      body: Buffer.from(body),
      headers: { 'x-razorpay-signature': mac, 'x-razorpay-event-id': id },
    };
  };
  const account = createFakeAccount({
    clock,
    prefixes: { page: 'plink_', capture: 'pay_', refund: 'rfnd_', dispute: 'disp_' },
    reopens: true,
    onChange(change) {
      for (const { event, payload } of eventsOf(account, change)) {
        const contains = Object.keys(payload);
        const body = {
          entity: 'event',
          account_id: 'acc_Fake',
          event,
          contains,
          payload,
          created_at: account.now(),
        };
        const message = sign(JSON.stringify(body));
        messages.push(message);
        unsent.push(message);
      }
    },
  });
  const authorization = `Basic ${Buffer.from(`${KEY_ID}:${KEY_SECRET}`).toString('base64')}`;
  const api: FakeApi = {
    isAuthorised: ({ headers }) => headers.authorization === authorization,
    refusal: ({ message }) => ({
      status: 400,
      body: { error: { code: 'BAD_REQUEST_ERROR', description: message } },
    }),
    answer: (request) => answer(account, request, () => url),
  };
  const { url, ...server } = await startFakeServer({
    api,
    account,
    deliver: deliver && (async () => Promise.all(unsent.splice(0).map(deliver)).then(() => undefined)),
  });
  const env = {
    RAZORPAY_KEY_ID: KEY_ID,
    RAZORPAY_KEY_SECRET: KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRETS: WEBHOOK_SECRETS.join(','),
    RAZORPAY_API_URL: url,
  };
  return { name: 'RAZORPAY', env, account, messages, sign, ...server };
}

const ok = (body: unknown) => ({ status: 200, body });

type Account = ReturnType<typeof createFakeAccount>;

function answer(account: Account, { method, path, text, headers }: FakeRequest, url: () => string) {
  const [, linkId = '', action] = /^\/v1\/payment_links\/([^/]+)(\/cancel)?$/.exec(path) ?? [];
  const [, orderOf = ''] = /^\/v1\/orders\/order_of_([^/]+)\/payments$/.exec(path) ?? [];
  const [, paymentId = '', verb] = /^\/v1\/payments\/([^/]+)\/(refunds?)$/.exec(path) ?? [];
  if (method === 'POST' && path === '/v1/payment_links')
    return ok(linkBody(openLink(account, JSON.parse(text) as LinkOrder), url()));
  if (action !== undefined) return ok(linkBody(account.expire(linkId), url()));
  if (linkId !== '') return ok(linkBody(account.find(linkId), url()));
  if (orderOf !== '') return ok(collection(paymentsOf(account.find(orderOf), account.now())));
  if (verb === 'refunds') return ok(collection(account.refundsOf(paymentId).map(refundBody)));
  if (verb !== 'refund') return undefined;
  const order = JSON.parse(text) as { amount: number; notes?: { refund_id?: string } };
  const { currency } = account.captureOf(paymentId);
  const key = headers['x-refund-idempotency'];
  const refund = account.refund(
    { captureId: paymentId, amount: order.amount, currency, ownId: order.notes?.refund_id },
    typeof key === 'string' ? key : undefined,
  );
  return ok(refundBody(refund));
}

interface LinkOrder {
  amount: number;
  currency: string;
  reference_id: string;
  description: string;
  expire_by: number;
  callback_url: string;
}

function openLink(account: Account, order: LinkOrder): FakePage {
  return account.open({
    id: account.nextId('plink_'),
    reference: order.reference_id,
    amount: order.amount,
    currency: order.currency,
    name: order.description,
    expiresAt: order.expire_by,
    // A link has no way back for a guest who leaves.
    paidPath: order.callback_url,
    leftPath: undefined,
  });
}

function collection<Item>(items: Item[]) {
  return { entity: 'collection', count: items.length, items };
}

function linkBody(page: FakePage, url: string) {
  const isOver = page.state === 'closed' || page.state === 'declined';
  return {
    id: page.id,
    accept_partial: false,
    amount: page.amount,
    amount_paid: page.state === 'paid' ? page.amount : 0,
    callback_method: 'get',
    callback_url: page.paidPath,
    created_at: page.createdAt,
    currency: page.currency,
    description: page.name,
    expire_by: page.expiresAt,
    notes: null,
    reference_id: page.reference,
    short_url: `${url}/pay/${page.id}`,
    ...(page.state === 'open' ? {} : { order_id: orderIdOf(page) }),
    status: page.state === 'paid' ? 'paid' : isOver ? 'cancelled' : 'created',
  };
}

function orderIdOf({ id }: FakePage): string {
  return `order_of_${id}`;
}

function paymentsOf(page: FakePage, now: number): RazorpayPayment[] {
  if (page.captureId !== undefined) return [paymentBody(page, 'captured', now)];
  if (page.state === 'pending') return [paymentBody(page, 'authorized', now)];
  return page.state === 'declined' ? [paymentBody(page, 'failed', now)] : [];
}

function paymentBody(page: FakePage, status: RazorpayPayment['status'], now: number) {
  const { amount, currency, captureId } = page;
  return {
    id: captureId ?? `pay_of_${page.id}`,
    entity: 'payment',
    amount,
    currency,
    status,
    order_id: orderIdOf(page),
    method: 'upi',
    amount_refunded: 0,
    refund_status: null,
    captured: captureId !== undefined,
    created_at: now,
  };
}

function orderBody(page: FakePage) {
  return {
    id: orderIdOf(page),
    entity: 'order',
    amount: page.amount,
    amount_paid: page.amount,
    amount_due: 0,
    currency: page.currency,
    receipt: page.reference,
    offer_id: null,
    status: 'paid',
    attempts: 1,
    notes: [],
    created_at: page.createdAt,
  };
}

function refundBody(refund: FakeRefund) {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency: refund.currency,
    payment_id: refund.captureId,
    // An empty list where there are none.
    notes: refund.ownId === undefined ? [] : { refund_id: refund.ownId },
    receipt: null,
    acquirer_data: { arn: null },
    created_at: refund.createdAt,
    batch_id: null,
    status: refund.state,
    speed_requested: 'normal',
  };
}

function eventsOf(account: Account, change: FakeChange): { event: string; payload: object }[] {
  const now = account.now();
  const paymentIn = (page: FakePage) => {
    const [entity] = paymentsOf(page, now);
    return entity === undefined ? {} : { payment: { entity } };
  };
  switch (change.kind) {
    case 'page': {
      const { page, what } = change;
      const payment = paymentIn(page);
      const link = { payment_link: { entity: linkBody(page, '') } };
      if (what === 'pending') return [{ event: 'payment.authorized', payload: payment }];
      if (what === 'declined')
        return [
          { event: 'payment.failed', payload: { payment: { entity: paymentBody(page, 'failed', now) } } },
        ];
      if (what === 'closed') return [{ event: 'payment_link.cancelled', payload: link }];
      const order = { order: { entity: orderBody(page) } };
      return [
        { event: 'payment.captured', payload: payment },
        { event: 'payment_link.paid', payload: { ...link, ...order, ...payment } },
      ];
    }
    case 'refund': {
      const { refund, isNew } = change;
      const payment = paymentIn(account.captureOf(refund.captureId));
      const event = isNew ? 'refund.created' : `refund.${refund.state}`;
      return [{ event, payload: { refund: { entity: refundBody(refund) }, ...payment } }];
    }
    case 'dispute': {
      const { dispute, isNew } = change;
      const payment = paymentIn(account.captureOf(dispute.captureId));
      const event = `payment.dispute.${isNew ? 'created' : dispute.state}`;
      return [{ event, payload: { ...payment, dispute: { entity: disputeBody(dispute) } } }];
    }
    default:
      return change satisfies never;
  }
}

function disputeBody({ id, captureId, amount, currency, state, createdAt }: FakeDispute) {
  return {
    id,
    entity: 'dispute',
    payment_id: captureId,
    amount,
    currency,
    amount_deducted: state === 'lost' ? amount : 0,
    reason_code: 'goods_not_received',
    respond_by: createdAt + ANSWERED_WITHIN_SECONDS,
    status: state,
    phase: 'chargeback',
    created_at: createdAt,
  };
}
