import { createHmac } from 'node:crypto';
import type { RazorpayPayment, RazorpayRefund } from '../../bookings/payments/gateways/razorpay/bodies.ts';
import type { Clock } from '../../platform/clock.ts';
import { createFakeAccount, type FakeChange, type FakePage, type FakeRefund } from './fake-account.ts';
import { type FakeApi, type FakeGateway, type FakeRequest, startFakeServer } from './fake-gateway.ts';

const KEY_ID = 'rzp_test_FakeVerandah';
const KEY_SECRET = 'fake-key-of-verandah';
const WEBHOOK_SECRETS = ['fake-webhook-new', 'fake-webhook-old'] as const;

/**
 * Razorpay with Payment Links. Paths, fields and states are those of its documents, as read in November 2026:
 * razorpay.com/docs/api/payments/payment-links, /api/refunds, /webhooks/payment-links, /webhooks/refunds,
 * /webhooks/disputes, /webhooks/validate-test.
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
      for (const { event, payload } of eventsOf(change, account.now())) {
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
    currency: page.currency,
    description: page.name,
    expire_by: page.expiresAt,
    reference_id: page.reference,
    short_url: `${url}/pay/${page.id}`,
    ...(page.state === 'open' ? {} : { order_id: `order_of_${page.id}` }),
    status: page.state === 'paid' ? 'paid' : isOver ? 'cancelled' : 'created',
  };
}

function paymentsOf(page: FakePage, now: number): RazorpayPayment[] {
  const { amount, currency } = page;
  const about = { entity: 'payment' as const, amount, currency, created_at: now };
  if (page.captureId !== undefined) return [{ id: page.captureId, ...about, status: 'captured' }];
  if (page.state === 'pending') return [{ id: `pay_of_${page.id}`, ...about, status: 'authorized' }];
  return page.state === 'declined' ? [{ id: `pay_of_${page.id}`, ...about, status: 'failed' }] : [];
}

function refundBody(refund: FakeRefund): RazorpayRefund & { entity: 'refund' } {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency: refund.currency,
    payment_id: refund.captureId,
    notes: refund.ownId === undefined ? [] : { refund_id: refund.ownId },
    status: refund.state,
  };
}

function eventsOf(change: FakeChange, now: number): { event: string; payload: object }[] {
  switch (change.kind) {
    case 'page': {
      const { page, what } = change;
      const payments = paymentsOf(page, now);
      const payment = payments[0] === undefined ? {} : { payment: { entity: payments[0] } };
      const link = { payment_link: { entity: linkBody(page, '') } };
      if (what === 'pending') return [{ event: 'payment.authorized', payload: payment }];
      if (what === 'declined') return [{ event: 'payment.failed', payload: payment }];
      if (what === 'closed') return [{ event: 'payment_link.cancelled', payload: link }];
      return [
        { event: 'payment.captured', payload: payment },
        { event: 'payment_link.paid', payload: { ...link, ...payment } },
      ];
    }
    case 'refund': {
      const event = change.isNew ? 'refund.created' : `refund.${change.refund.state}`;
      return [{ event, payload: { refund: { entity: refundBody(change.refund) } } }];
    }
    case 'dispute': {
      const { id, captureId, amount, currency, state } = change.dispute;
      const entity = {
        id,
        payment_id: captureId,
        amount,
        currency,
        status: state,
        reason_code: 'goods_not_received',
      };
      const event = `payment.dispute.${change.isNew ? 'created' : state}`;
      return [{ event, payload: { dispute: { entity } } }];
    }
    default:
      return change satisfies never;
  }
}
