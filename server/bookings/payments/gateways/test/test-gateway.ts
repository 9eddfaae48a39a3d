import { storedDigits } from '#domain/money-before-digits';
import type { CurrencyUnit } from '#domain/currency';
import { DomainError } from '#domain/refusal';
import type { Database } from '../../../../platform/db/database.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Keys } from '../../../../platform/keys.ts';
import type {
  GatewayEvent,
  GatewayReport,
  PaymentGateway,
  PaymentOrder,
  PaymentReport,
  RefundReport,
  SignedMessage,
  CaptureReport,
} from '../../payment-gateway.ts';
import { parseSigned } from '../../parse-signed.ts';
import {
  findDueEvents,
  findEventsOf,
  findRefundEvents,
  insertEvent,
  markDelivered,
  postponeEvent,
} from './events.ts';

export const TEST_GATEWAY_PATH = '/_test-gateway';

/** The outcomes that a tester can choose; besides paying, the failures of real gateways. */
export const OUTCOMES = ['pay', 'decline', 'abandon', 'pay-late', 'pay-twice', 'pay-refund-fails'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const SIGNATURE = /^t=(\d{1,15}),v1=([A-Za-z0-9_-]{43})$/;
/** A recorded message cannot be replayed after this time. */
const MAX_AGE_MS = 5 * 60_000;
const REFUND_TAKES_MS = 10_000;
const LATE_BY_MS = 5_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 3_600_000;
const AT_A_TIME = 20;
const REFUND_FAILS = 'test_rf_';

/** A message of the test gateway. */
export interface TestEvent extends CurrencyUnit {
  /** A repeated event has the same id. */
  id: string;
  type: 'PAYMENT_CAPTURED' | 'PAYMENT_DECLINED' | 'REFUND_PROCESSED' | 'REFUND_FAILED';
  createdAt: string;
  /** Our id of the payment or the refund. */
  subjectId: string;
  /** The gateway's id of the capture or the refund. */
  transactionId: string;
  /** The capture that a refund is of. */
  captureId?: string;
  amountMinor: number;
}

/** What its page shows. */
export type TestOrder = Omit<PaymentOrder, 'addressOf'>;

/** A gateway for testing. It moves no money: its page lets the tester choose the outcome. */
export interface TestGateway extends PaymentGateway {
  /** Returns the order in a page's address; undefined when the address was not made here. */
  orderOf: (token: string) => TestOrder | undefined;
  settle: (order: TestOrder, outcome: Outcome) => Promise<void>;
  /** Signs a body, as the header `gateway-signature` holds it. */
  sign: (text: string) => string;
  /** Delivers due events. A failed one is delivered again later with a new signature. */
  deliver: (receive: (message: SignedMessage) => Promise<void>) => Promise<void>;
}

export interface TestGatewayContext {
  clock: Clock;
  db: Database;
  keys: Keys;
}

export function createTestGateway({ clock, db, keys }: TestGatewayContext): TestGateway {
  const sign = (text: string): string => {
    const at = String(clock.now().getTime());
    return `t=${at},v1=${keys.keyedHash('gateway', `${at}.${text}`)}`;
  };
  const store = async (event: Omit<TestEvent, 'createdAt'>, dueAt: string): Promise<void> => {
    const body = JSON.stringify({ ...event, createdAt: dueAt });
    await insertEvent(db, { id: event.id, subject_id: event.subjectId, body, due_at: dueAt });
  };

  return {
    name: 'TEST',
    sign,
    takes: () => true,

    async open({ addressOf: _addressOf, ...order }) {
      const token = Buffer.from(keys.seal(JSON.stringify(order)), 'base64').toString('base64url');
      return { page: `${TEST_GATEWAY_PATH}/pay?order=${token}`, gatewayId: order.paymentId };
    },

    // Its page can always be paid, so that a tester can pay too late.
    close: async () => {},

    orderOf(token) {
      try {
        // Only `open` can have sealed it.
        return JSON.parse(keys.open(Buffer.from(token, 'base64url').toString('base64'))) as TestOrder;
      } catch {
        return undefined;
      }
    },

    async settle(order, outcome) {
      for (const { dueAt, ...event } of eventsOf(order, outcome, clock.now())) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await store(event, dueAt);
      }
    },

    async read({ body, headers }) {
      const text = body.toString('utf8');
      const [, at = '', mac = ''] = SIGNATURE.exec(String(headers['gateway-signature'])) ?? [];
      const isSigned = mac !== '' && keys.isKeyedHash('gateway', `${at}.${text}`, mac);
      if (!isSigned || Math.abs(clock.now().getTime() - Number(at)) > MAX_AGE_MS) return undefined;
      // Only this gateway signs its events, so their shape is known.
      const event = parseSigned(text) as TestEvent;
      return { id: event.id, type: event.type, reports: [reportOf(event)] } satisfies GatewayEvent;
    },

    async askPayment({ paymentId }) {
      // Whether their messages arrived or not.
      const events = (await findEventsOf(db, paymentId)).map(({ body }) => parseEvent(body));
      const now = clock.now().toISOString();
      const captures = events
        .filter(({ type, createdAt }) => type === 'PAYMENT_CAPTURED' && createdAt <= now)
        .map(captureOf);
      return { kind: 'PAYMENT', paymentId, state: stateOf(events, now), captures };
    },

    ...refundsOf({ db, clock, store }),
    deliver: (receive) => deliver({ db, clock, sign }, receive),
  };
}

const after = (clock: Clock, ms: number): string => new Date(clock.now().getTime() + ms).toISOString();

type Store = (event: Omit<TestEvent, 'createdAt'>, dueAt: string) => Promise<void>;

function refundsOf({
  db,
  clock,
  store,
}: Pick<TestGatewayContext, 'clock' | 'db'> & { store: Store }): Pick<
  PaymentGateway,
  'askRefunds' | 'refund'
> {
  return {
    async refund({ refundId, captureId, ...amount }) {
      const events = await findEventsOf(db, refundId);
      const last = events.at(-1);
      const isFailed =
        last !== undefined &&
        last.id.endsWith('_failed') &&
        parseEvent(last.body).createdAt <= after(clock, 0);
      // A repeated order, during or after the refund, is the same refund.
      const isNew = last === undefined || isFailed;
      const attempt = isNew ? events.length : events.length - 1;
      const transactionId = `test_refund_${refundId}${attempt === 0 ? '' : `_${attempt}`}`;
      const about = { refundId, captureId, ...amount };
      const started = { ...about, kind: 'REFUND', id: transactionId, state: 'PROCESSING' } as const;
      if (!isNew) return started;
      const fails = captureId.startsWith(REFUND_FAILS) && events.length === 0;
      const event = {
        id: `evt_${refundId}_${events.length}${fails ? '_failed' : ''}`,
        subjectId: refundId,
        transactionId,
        captureId,
        ...amount,
        type: fails ? ('REFUND_FAILED' as const) : ('REFUND_PROCESSED' as const),
      };
      await store(event, after(clock, REFUND_TAKES_MS));
      return started;
    },

    async askRefunds(captureId) {
      const events = (await findRefundEvents(db)).map(({ body }) => parseEvent(body));
      const now = clock.now().toISOString();
      return events
        .filter((event) => event.captureId === captureId && event.createdAt <= now)
        .map((event) => reportOf(event) as RefundReport);
    },
  };
}

async function deliver(
  { db, clock, sign }: Pick<TestGatewayContext, 'clock' | 'db'> & { sign: (text: string) => string },
  receive: (message: SignedMessage) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const event of await findDueEvents(db, clock.now().toISOString(), AT_A_TIME)) {
    const retryMs = Math.min(FIRST_RETRY_MS * 2 ** event.attempts, LONGEST_RETRY_MS);
    // oxlint-disable-next-line no-await-in-loop -- in the order in which it happened
    if (!(await postponeEvent(db, event, after(clock, retryMs)))) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await receive({
        body: Buffer.from(event.body),
        headers: { 'gateway-signature': sign(event.body) },
      });
      // oxlint-disable-next-line no-await-in-loop -- as above
      await markDelivered(db, event.id, clock.now().toISOString());
    } catch (error) {
      // A refusal means that it is delivered again later; other errors need attention.
      if (!(error instanceof DomainError)) errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

/** Only `store` writes them. */
function parseEvent(body: string): TestEvent {
  return JSON.parse(body) as TestEvent;
}

/** Events of version 0.2 name no decimals. */
function captureOf({ transactionId: id, amountMinor, currency, ...event }: TestEvent): CaptureReport {
  const { currencyDigits }: Partial<CurrencyUnit> = event;
  return { id, amountMinor, currency, currencyDigits: storedDigits({ currency, currencyDigits }) };
}

/** Money that is to come later is with a bank until then. */
function stateOf(events: readonly TestEvent[], now: string): PaymentReport['state'] {
  const captures = events.filter(({ type }) => type === 'PAYMENT_CAPTURED');
  if (captures.some(({ createdAt }) => createdAt <= now)) return 'CAPTURED';
  if (captures.length > 0) return 'PENDING';
  return events.some(({ type }) => type === 'PAYMENT_DECLINED') ? 'DECLINED' : 'OPEN';
}

function reportOf(event: TestEvent): GatewayReport {
  const { type, subjectId, captureId = '' } = event;
  const refund = { kind: 'REFUND', ...captureOf(event), refundId: subjectId, captureId } as const;
  switch (type) {
    case 'PAYMENT_CAPTURED':
      return {
        kind: 'PAYMENT',
        paymentId: subjectId,
        state: 'CAPTURED',
        captures: [captureOf(event)],
      };
    case 'PAYMENT_DECLINED':
      return { kind: 'PAYMENT', paymentId: subjectId, state: 'DECLINED', captures: [] };
    case 'REFUND_PROCESSED':
      return { ...refund, state: 'PROCESSED' };
    case 'REFUND_FAILED':
      return { ...refund, state: 'FAILED' };
    default:
      return type satisfies never;
  }
}

function eventsOf(
  { paymentId, amountMinor, currency, currencyDigits, payUntil }: TestOrder,
  outcome: Outcome,
  now: Date,
): (Omit<TestEvent, 'createdAt'> & { dueAt: string })[] {
  const about = {
    subjectId: paymentId,
    amountMinor,
    currency,
    currencyDigits,
    dueAt: now.toISOString(),
  };
  const captured = (name: string) => ({
    ...about,
    id: `evt_${name}`,
    type: 'PAYMENT_CAPTURED' as const,
    transactionId: name,
  });
  switch (outcome) {
    case 'pay':
      return [captured(`test_pay_${paymentId}`)];
    case 'pay-refund-fails':
      return [captured(`${REFUND_FAILS}${paymentId}`)];
    case 'pay-twice':
      return [captured(`test_pay_${paymentId}`), captured(`test_again_${paymentId}`)];
    case 'pay-late': {
      const afterHold = new Date(Math.max(Date.parse(payUntil), now.getTime()) + LATE_BY_MS);
      return [{ ...captured(`test_late_${paymentId}`), dueAt: afterHold.toISOString() }];
    }
    case 'decline': {
      const name = `test_declined_${paymentId}`;
      return [{ ...about, id: `evt_${name}`, type: 'PAYMENT_DECLINED', transactionId: name }];
    }
    case 'abandon':
      return [];
    default:
      return outcome satisfies never;
  }
}
