import { Stripe } from 'stripe';
import type { Clock } from '../../platform/clock.ts';
import {
  createFakeAccount,
  type FakeChange,
  type FakeDispute,
  type FakePage,
  type FakeRefund,
} from './fake-account.ts';
import { type FakeApi, type FakeGateway, type FakeRequest, startFakeServer } from './fake-gateway.ts';

const SECRET_KEY = 'sk_test_51FakeVerandah';
const WEBHOOK_SECRETS = ['whsec_fake_new_secret', 'whsec_fake_old_secret'] as const;

/** Signs as Stripe does. */
const library = new Stripe(SECRET_KEY);

/**
 * Stripe with Checkout Sessions. Fields and states are those of Stripe's OpenAPI description, held to the types that
 * Stripe's library makes of it, and by `lab/gateways/` to the description itself; what nobody has to answer is left out.
 */
export async function startFakeStripe({
  clock,
  deliver,
}: {
  clock: Clock;
  deliver?: (message: ReturnType<FakeGateway['sign']>) => Promise<void>;
}): Promise<FakeGateway> {
  const messages: FakeGateway['messages'] = [];
  const unsent: FakeGateway['messages'] = [];
  const sign: FakeGateway['sign'] = (body, secret = WEBHOOK_SECRETS[0]) => {
    const at = Math.floor(clock.now().getTime() / 1000);
    const signature = library.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at });
    return { body: Buffer.from(body), headers: { 'stripe-signature': signature } };
  };
  const account = createFakeAccount({
    clock,
    prefixes: { page: 'cs_test_', capture: 'pi_', refund: 're_', dispute: 'du_' },
    reopens: false,
    onChange(change) {
      for (const { type, object } of eventsOf(change)) {
        const event = {
          id: account.nextId('evt_'),
          object: 'event',
          api_version: '2026-10-28',
          created: account.now(),
          type,
          data: { object },
          livemode: false,
          pending_webhooks: 1,
          request: null,
        };
        const message = sign(JSON.stringify(event));
        messages.push(message);
        unsent.push(message);
      }
    },
  });
  const api: FakeApi = {
    isAuthorised: ({ headers }) => headers.authorization === `Bearer ${SECRET_KEY}`,
    refusal: ({ message }) => ({ status: 400, body: { error: { type: 'invalid_request_error', message } } }),
    answer: (request) => answer(account, request, () => url),
  };
  const { url, ...server } = await startFakeServer({
    api,
    account,
    deliver: deliver && (async () => Promise.all(unsent.splice(0).map(deliver)).then(() => undefined)),
  });
  const env = {
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRETS: WEBHOOK_SECRETS.join(','),
    STRIPE_API_URL: url,
  };
  return { name: 'STRIPE', env, account, messages, sign, ...server };
}

type Account = ReturnType<typeof createFakeAccount>;

function answer(account: Account, { method, path, query, text, headers }: FakeRequest, url: () => string) {
  const form = new URLSearchParams(text);
  const [, id = '', action] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
  if (method === 'POST' && path === '/v1/checkout/sessions') {
    const known = [...account.pages.values()].find(
      ({ reference }) => reference === headers['idempotency-key'],
    );
    return { status: 200, body: sessionBody(known ?? openSession(account, form), url()) };
  }
  if (action !== undefined) return { status: 200, body: sessionBody(account.expire(id), url()) };
  if (id !== '') return { status: 200, body: sessionBody(account.find(id), url(), true) };
  if (path !== '/v1/refunds') return undefined;
  if (method === 'GET') {
    const data = account.refundsOf(query.get('payment_intent') ?? '').map(refundBody);
    return { status: 200, body: { object: 'list', data, has_more: false, url: path } };
  }
  const captureId = form.get('payment_intent') ?? '';
  const order = {
    captureId,
    amount: Number(form.get('amount')),
    currency: account.captureOf(captureId).currency,
    ownId: form.get('metadata[refund_id]') ?? undefined,
  };
  const key = headers['idempotency-key'];
  return { status: 200, body: refundBody(account.refund(order, typeof key === 'string' ? key : undefined)) };
}

function openSession(account: Account, form: URLSearchParams): FakePage {
  const line = 'line_items[0][price_data]';
  return account.open({
    id: account.nextId('cs_test_'),
    reference: form.get('client_reference_id') ?? '',
    amount: Number(form.get(`${line}[unit_amount]`)),
    currency: form.get(`${line}[currency]`) ?? '',
    name: form.get(`${line}[product_data][name]`) ?? '',
    expiresAt: Number(form.get('expires_at')),
    paidPath: form.get('success_url') ?? '',
    leftPath: form.get('cancel_url') ?? undefined,
  });
}

function sessionBody(page: FakePage, url: string, isExpanded = false) {
  const status = {
    open: 'open',
    closed: 'expired',
    paid: 'complete',
    pending: 'complete',
    declined: 'complete',
  };
  const intent = page.captureId ?? (page.state === 'open' ? null : `pi_of_${page.id}`);
  return {
    id: page.id,
    object: 'checkout.session',
    mode: 'payment',
    created: page.createdAt,
    success_url: page.paidPath,
    cancel_url: page.leftPath ?? null,
    payment_method_types: ['card'],
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    custom_fields: [],
    custom_text: NO_TEXTS,
    shipping_options: [],
    amount_total: page.amount,
    currency: page.currency,
    client_reference_id: page.reference,
    metadata: { payment_id: page.reference },
    payment_status: page.state === 'paid' ? 'paid' : 'unpaid',
    status: status[page.state],
    expires_at: page.expiresAt,
    payment_intent: isExpanded && intent !== null ? intentBody(page, intent) : intent,
    url: page.state === 'open' ? `${url}/pay/${page.id}` : null,
    livemode: false,
  } satisfies Partial<Stripe.Checkout.Session>;
}

const NO_TEXTS = {
  after_submit: null,
  shipping_address: null,
  submit: null,
  terms_of_service_acceptance: null,
};

function intentBody({ state, amount, currency, createdAt }: FakePage, id: string): Stripe.PaymentIntent {
  const states = { paid: 'succeeded', declined: 'requires_payment_method', closed: 'canceled' } as const;
  const intent = {
    id,
    object: 'payment_intent',
    amount,
    currency,
    capture_method: 'automatic_async',
    confirmation_method: 'automatic',
    created: createdAt,
    livemode: false,
    payment_method_types: ['card'],
    status: state in states ? states[state as keyof typeof states] : 'processing',
  } satisfies Partial<Stripe.PaymentIntent>;
  // Its other fields are of no use to a shop.
  return intent as Stripe.PaymentIntent;
}

function refundBody(refund: FakeRefund) {
  const status = { pending: 'pending', processed: 'succeeded', failed: 'failed' }[refund.state];
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    currency: refund.currency,
    created: refund.createdAt,
    payment_intent: refund.captureId,
    metadata: refund.ownId === undefined ? {} : { refund_id: refund.ownId },
    status,
  } satisfies Partial<Stripe.Refund>;
}

function disputeBody(dispute: FakeDispute) {
  const status = { open: 'needs_response', won: 'won', lost: 'lost' } as const;
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    currency: dispute.currency,
    payment_intent: dispute.captureId,
    charge: `ch_of_${dispute.captureId}`,
    created: dispute.createdAt,
    balance_transactions: [],
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    reason: 'product_not_received',
    status: status[dispute.state],
    evidence_details: {
      due_by: null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    // All of it is optional in Stripe's description.
    evidence: {} as Stripe.Dispute.Evidence,
  } satisfies Partial<Stripe.Dispute>;
}

function eventsOf(change: FakeChange): { type: Stripe.Event['type']; object: object }[] {
  switch (change.kind) {
    case 'page': {
      const object = sessionBody(change.page, '');
      const types = {
        paid: 'checkout.session.completed',
        pending: 'checkout.session.completed',
        settled: 'checkout.session.async_payment_succeeded',
        declined: 'checkout.session.async_payment_failed',
        closed: 'checkout.session.expired',
      } as const;
      return [{ type: types[change.what], object }];
    }
    case 'refund': {
      const later = change.refund.state === 'failed' ? 'refund.failed' : 'refund.updated';
      return [{ type: change.isNew ? 'refund.created' : later, object: refundBody(change.refund) }];
    }
    case 'dispute': {
      const type = change.isNew ? 'charge.dispute.created' : 'charge.dispute.closed';
      return [{ type, object: disputeBody(change.dispute) }];
    }
    default:
      return change satisfies never;
  }
}
