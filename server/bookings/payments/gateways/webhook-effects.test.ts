import { describe, expect, test } from 'vitest';
import { staffOperations } from '../../../staff-operations.ts';
import { changesBetween } from '../../../test-support/changes.ts';
import { captureOf, GATEWAYS, gatewayScene } from '../../../test-support/gateways/gateway-scene.ts';
import { type FakeName, sendAll } from '../../../test-support/gateways/hotel-with-gateway.ts';
import { cancelStay } from '../../../test-support/booked.ts';
import { PLAIN_PRICE } from '../../../test-support/guest.ts';
import { ASHA } from '../../../test-support/staff.ts';
import { TEST_BEGINS } from '../../../test-support/test-server.ts';
import { startRefunds } from '../../refunds/start-refunds.ts';
import type { DisputeReport, PaymentReport, RefundReport } from '../payment-gateway.ts';

type Scene = Awaited<ReturnType<typeof gatewayScene>>;

/** That a page can be paid is no news: no message says it. */
type Said =
  | `DISPUTE ${DisputeReport['state']}`
  | `PAYMENT ${Exclude<PaymentReport['state'], 'OPEN'>}`
  | `REFUND ${RefundReport['state']}`;

interface Row {
  before?: (scene: Scene) => Promise<unknown> | void;
  happens: (scene: Scene) => void;
  effect: (name: FakeName) => Record<string, unknown>;
}

const paid = async ({ server, fake, pageId }: Scene): Promise<void> => {
  fake.account.finish(pageId, 'pay');
  await sendAll(server, fake);
};

const given = ({ fake, pageId }: Scene): string => {
  const captureId = captureOf(fake, pageId);
  const { currency } = fake.account.find(pageId);
  const order = { captureId, amount: 300_000, currency, ownId: undefined };
  return fake.account.refund(order, undefined).id;
};

const NOW = TEST_BEGINS;
const TOTAL = PLAIN_PRICE.totalMinor;
const GUEST_MAIL = 'mails.nair.family@example.com: ';
const STAFF_MAIL = 'mails.harbour@small-hotel.example: ';
const AT = 'at Small Hotel Harbour';

/** Razorpay's messages do not say how a page stands that was not paid: the next question does. */
const onlyStripe =
  (effect: Record<string, unknown>): Row['effect'] =>
  (name) =>
    name === 'STRIPE' ? effect : {};

const outside = (state: string): Record<string, unknown> => ({
  'payment.outsideRefunds.0.amountMinor': 300_000,
  'payment.outsideRefunds.0.currency': 'INR',
  'payment.outsideRefunds.0.currencyDigits': 2,
  'payment.outsideRefunds.0.id': expect.any(String),
  'payment.outsideRefunds.0.state': state,
});

const disputed =
  (state: string): Row['effect'] =>
  (name) => ({
    [`${STAFF_MAIL}Small Hotel Harbour: a payment for booking REF is disputed`]: 1,
    'payment.disputes.0.amountMinor': TOTAL,
    'payment.disputes.0.currency': 'INR',
    'payment.disputes.0.currencyDigits': 2,
    'payment.disputes.0.id': expect.any(String),
    'payment.disputes.0.reason': name === 'STRIPE' ? 'product_not_received' : 'goods_not_received',
    'payment.disputes.0.state': state,
  });

const ROWS: Readonly<Record<Said, Row>> = {
  'PAYMENT PENDING': {
    happens: ({ fake, pageId }) => fake.account.finish(pageId, 'pend'),
    effect: onlyStripe({ 'booking.paymentPendingSince': NOW, 'payment.state': 'pending' }),
  },
  'PAYMENT DECLINED': {
    before: async ({ server, fake, pageId }) => {
      fake.account.finish(pageId, 'pend');
      await sendAll(server, fake);
    },
    happens: ({ fake, pageId }) => fake.account.settle(pageId, false),
    effect: onlyStripe({
      'booking.paymentPendingSince': null,
      [`${GUEST_MAIL}Your payment for REF ${AT} did not go through`]: 1,
      'payment.state': 'declined',
    }),
  },
  'PAYMENT CLOSED': {
    happens: ({ fake, pageId }) => void fake.account.expire(pageId),
    effect: onlyStripe({ 'payment.state': 'closed' }),
  },
  'PAYMENT CAPTURED': {
    happens: ({ fake, pageId }) => fake.account.finish(pageId, 'pay'),
    effect: () => ({
      'booking.expiresAt': null,
      'booking.paidMinor': TOTAL,
      'booking.payment': 'PAID',
      'booking.reservedAt': NOW,
      'booking.state': 'SUCCESSFUL',
      [`${GUEST_MAIL}Your booking REF ${AT} is confirmed`]: 1,
      [`${STAFF_MAIL}Small Hotel Harbour: new booking REF, 14 Jan 2027 to 16 Jan 2027`]: 1,
      'payment.captures.0.amountMinor': TOTAL,
      'payment.captures.0.currency': 'INR',
      'payment.captures.0.currencyDigits': 2,
      'payment.captures.0.id': expect.any(String),
      'payment.captures.0.returned': false,
      'payment.state': 'captured',
    }),
  },
  'REFUND PROCESSING': {
    before: paid,
    happens: (scene) => void given(scene),
    effect: () => outside('PROCESSING'),
  },
  'REFUND PROCESSED': {
    before: paid,
    happens: (scene) => scene.fake.account.settleRefund(given(scene), 'processed'),
    effect: () => ({ ...outside('PROCESSED'), [`${GUEST_MAIL}Refund for your booking REF ${AT}`]: 1 }),
  },
  'REFUND FAILED': {
    before: async (scene) => {
      await paid(scene);
      await cancelStay(scene.guest, scene.booking.id);
      await startRefunds(scene.server.context);
    },
    happens: ({ fake }) => {
      const [refund] = fake.account.refunds.values();
      fake.account.settleRefund(refund?.id ?? '', 'failed');
    },
    effect: () => ({
      'booking.cancellation.refund.history.2.createdAt': NOW,
      'booking.cancellation.refund.history.2.state': 'FAILED',
      'booking.cancellation.refund.state': 'FAILED',
      [`${GUEST_MAIL}Refund for your booking REF ${AT}`]: 1,
      'payment.refunds.0.state': 'FAILED',
      'refunds.0.history.2.createdAt': NOW,
      'refunds.0.history.2.state': 'FAILED',
      'refunds.0.state': 'FAILED',
    }),
  },
  'DISPUTE OPEN': {
    before: paid,
    happens: ({ fake, pageId }) => void fake.account.dispute(captureOf(fake, pageId), 'open'),
    effect: disputed('OPEN'),
  },
  'DISPUTE WON': {
    before: paid,
    happens: ({ fake, pageId }) => void fake.account.dispute(captureOf(fake, pageId), 'won', 'disp_1'),
    effect: disputed('WON'),
  },
  'DISPUTE LOST': {
    before: paid,
    happens: ({ fake, pageId }) => void fake.account.dispute(captureOf(fake, pageId), 'lost', 'disp_1'),
    effect: disputed('LOST'),
  },
};

/** All that guest, staff and mail programs can read of the booking. Mails are counted. */
async function everything({ server, booking: { reference }, state, refunds }: Scene) {
  const desk = staffOperations(server.context, ASHA);
  const [listed] = await desk.payments({ days: 9 });
  const { nextQuestion: _planned, ...payment } = await desk.showPayment(listed?.id ?? '');
  const mails = await server.mails();
  return {
    // What may be done follows from the state, and is tested there.
    booking: { ...(await state()), actions: [] },
    refunds: await refunds(),
    payment,
    mails: Object.fromEntries(
      Map.groupBy(mails, ({ to, subject }) => `${to.address}: ${subject.replace(reference, 'REF')}`)
        .entries()
        .map(([mail, same]) => [mail, same.length]),
    ),
  };
}

describe.each(GATEWAYS)('%s', (name) => {
  test.each(Object.entries(ROWS))('a message of %s changes this, and nothing else', async (_said, row) => {
    const scene = await gatewayScene(name);
    await row.before?.(scene);
    await sendAll(scene.server, scene.fake);
    const before = await everything(scene);
    row.happens(scene);
    await sendAll(scene.server, scene.fake);
    expect(changesBetween(before, await everything(scene))).toEqual(row.effect(name));
  });
});
