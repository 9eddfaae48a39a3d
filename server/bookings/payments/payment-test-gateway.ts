import { DomainError } from '#domain/refusal';
import type { Database } from '../../platform/db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Keys } from '../../platform/keys.ts';
import type { GatewayEvent, PaymentGateway, PaymentOrder, SignedMessage } from './payment-gateway.ts';
import {
  findDueEvents,
  findEventsOf,
  insertEvent,
  markDelivered,
  postponeEvent,
} from './payment-test-gateway-events.ts';

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

/** A gateway for testing. It moves no money: its page lets the tester choose the outcome. */
export interface TestGateway extends PaymentGateway {
  /** Returns the order in a page's address; undefined when the address was not made here. */
  orderOf: (token: string) => PaymentOrder | undefined;
  settle: (order: PaymentOrder, outcome: Outcome) => Promise<void>;
  sign: (text: string) => string;
  /** Delivers due events. A failed one is delivered again later with a new signature. */
  deliver: (receive: (message: SignedMessage) => Promise<void>) => Promise<void>;
}

interface TestGatewayContext {
  clock: Clock;
  db: Database;
  keys: Keys;
}

export function createTestGateway({ clock, db, keys }: TestGatewayContext): TestGateway {
  const sign = (text: string): string => {
    const at = String(clock.now().getTime());
    return `t=${at},v1=${keys.keyedHash('gateway', `${at}.${text}`)}`;
  };
  const later = (ms: number): string => new Date(clock.now().getTime() + ms).toISOString();
  const store = async (event: Omit<GatewayEvent, 'createdAt'>, dueAt: string): Promise<void> => {
    const body = JSON.stringify({ ...event, createdAt: dueAt });
    await insertEvent(db, { id: event.id, subject_id: event.subjectId, body, due_at: dueAt });
  };

  return {
    kind: 'GATEWAY',
    name: 'TEST',
    sign,

    async open(order) {
      const token = Buffer.from(keys.seal(JSON.stringify(order)), 'base64').toString('base64url');
      return { page: `${TEST_GATEWAY_PATH}/pay?order=${token}` };
    },

    orderOf(token) {
      try {
        // Only `open` can have sealed it.
        return JSON.parse(keys.open(Buffer.from(token, 'base64url').toString('base64'))) as PaymentOrder;
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

    read({ text, signature }) {
      const [, at = '', mac = ''] = SIGNATURE.exec(signature ?? '') ?? [];
      const isSigned = mac !== '' && keys.isKeyedHash('gateway', `${at}.${text}`, mac);
      if (!isSigned || Math.abs(clock.now().getTime() - Number(at)) > MAX_AGE_MS) return undefined;
      return JSON.parse(text) as GatewayEvent;
    },

    async start({ refundId, paymentId, amountMinor, currency }) {
      const transactionId = `test_refund_${refundId}`;
      const events = await findEventsOf(db, refundId);
      const last = events.at(-1);
      // A repeated order, during or after the refund, is the same refund.
      const isNew = last === undefined || (last.delivered_at !== null && last.id.endsWith('_failed'));
      if (!isNew) return { transactionId };
      const fails = paymentId.startsWith(REFUND_FAILS) && events.length === 0;
      const event = {
        id: `evt_${refundId}_${events.length}${fails ? '_failed' : ''}`,
        type: fails ? ('REFUND_FAILED' as const) : ('REFUND_PROCESSED' as const),
        subjectId: refundId,
        transactionId,
        amountMinor,
        currency,
      };
      await store(event, later(REFUND_TAKES_MS));
      return { transactionId };
    },

    async deliver(receive) {
      const errors: unknown[] = [];
      for (const event of await findDueEvents(db, clock.now().toISOString(), AT_A_TIME)) {
        const retryMs = Math.min(FIRST_RETRY_MS * 2 ** event.attempts, LONGEST_RETRY_MS);
        // oxlint-disable-next-line no-await-in-loop -- in the order in which it happened
        if (!(await postponeEvent(db, event, later(retryMs)))) continue;
        try {
          // oxlint-disable-next-line no-await-in-loop -- as above
          await receive({ text: event.body, signature: sign(event.body) });
          // oxlint-disable-next-line no-await-in-loop -- as above
          await markDelivered(db, event.id, clock.now().toISOString());
        } catch (error) {
          // A refusal means that it is delivered again later; other errors need attention.
          if (!(error instanceof DomainError)) errors.push(error);
        }
      }
      if (errors.length > 0) throw errors[0];
    },
  };
}

function eventsOf(
  { paymentId, amountMinor, currency, payUntil }: PaymentOrder,
  outcome: Outcome,
  now: Date,
): (Omit<GatewayEvent, 'createdAt'> & { dueAt: string })[] {
  const about = { subjectId: paymentId, amountMinor, currency, dueAt: now.toISOString() };
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
