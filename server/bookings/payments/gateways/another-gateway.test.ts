import { createHmac, timingSafeEqual } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Context } from '../../../context.ts';
import { cancelStay } from '../../../test-support/booked.ts';
import { look, pendingStay, prepaidHotel, startPaying, verify } from '../../../test-support/prepaid.ts';
import { startTestServer } from '../../../test-support/test-server.ts';
import { startRefunds } from '../../refunds/start-refunds.ts';
import { askGateways } from '../ask-gateway.ts';
import { parseSigned } from '../parse-signed.ts';
import type { Amount } from '#domain/gateway-units';
import type { PaymentGateway, PaymentReport, RefundReport } from '../payment-gateway.ts';

const SECRET = 'lanterns-on-the-lake';

/** The provider's guide, "A gateway of your own": a bank that exists only here, and knows neither Stripe nor Razorpay. */
function createLakeBank() {
  const paid = new Map<string, Amount>();
  const refunds: RefundReport[] = [];
  const reportOf = (paymentId: string): PaymentReport => {
    const money = paid.get(paymentId);
    const captures = money === undefined ? [] : [{ id: `lake-${paymentId}`, ...money }];
    return { kind: 'PAYMENT', paymentId, state: money === undefined ? 'OPEN' : 'CAPTURED', captures };
  };
  const gateway: PaymentGateway = {
    name: 'LAKE',
    takes: ({ currency }) => currency === 'INR',
    open: async ({ paymentId }) => ({ page: `https://lake.example/${paymentId}`, gatewayId: paymentId }),
    close: async () => {},
    async read({ body, headers }) {
      const mac = Buffer.from(String(headers['lake-mac']), 'hex');
      const expected = createHmac('sha256', SECRET).update(body).digest();
      if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) return undefined;
      const { paymentId } = parseSigned(body) as { paymentId: string };
      return { id: `lake-event-${paymentId}`, type: 'paid', reports: [reportOf(paymentId)] };
    },
    askPayment: async ({ paymentId }) => reportOf(paymentId),
    async refund(order) {
      const known = refunds.find(({ refundId }) => refundId === order.refundId);
      if (known !== undefined) return known;
      const made: RefundReport = {
        ...order,
        kind: 'REFUND',
        id: `back-${refunds.length}`,
        state: 'PROCESSED',
      };
      refunds.push(made);
      return made;
    },
    askRefunds: async (captureId) => refunds.filter((refund) => refund.captureId === captureId),
  };
  return { gateway, paid, refunds };
}

const alterWith = (gateway: PaymentGateway) => (context: Context) => ({
  ...context,
  gateways: { byName: new Map([[gateway.name, gateway]]), taking: [gateway] },
});

test('a gateway is one object of this shape: pages, webhooks, questions and refunds follow', async () => {
  const bank = createLakeBank();
  const server = await startTestServer({ catalogue: prepaidHotel(), alter: alterWith(bank.gateway) });
  const [guest, other] = [server.guest(), server.guest()];
  const booking = await pendingStay(guest);
  await verify(server, guest, booking);
  const { body: payment } = await startPaying(guest, booking);
  expect(payment.page).toBe(`https://lake.example/${payment.id}`);
  bank.paid.set(payment.id, { amountMinor: payment.amountMinor, currency: 'INR', currencyDigits: 2 });
  const payload = JSON.stringify({ paymentId: payment.id });
  const post = async (mac: string) => {
    const headers = { 'content-type': 'application/json', 'lake-mac': mac };
    const url = '/api/v1/payments/webhooks/lake';
    return (await server.app.inject({ method: 'POST', url, headers, payload })).statusCode;
  };
  expect(await post('00')).toBe(403);
  expect(await post(createHmac('sha256', SECRET).update(payload).digest('hex'))).toBe(200);
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL', payment: 'PAID' });

  const second = await pendingStay(other);
  await verify(server, other, second);
  const { body: unheard } = await startPaying(other, second);
  bank.paid.set(unheard.id, { amountMinor: unheard.amountMinor, currency: 'INR', currencyDigits: 2 });
  server.clock.forward({ seconds: 16 });
  await askGateways(server.context);
  expect(await look(other, second)).toMatchObject({ state: 'SUCCESSFUL', payment: 'PAID' });

  await cancelStay(guest, booking.id);
  await startRefunds(server.context);
  expect(bank.refunds).toHaveLength(1);
  expect((await look(guest, booking)).state).toBe('REFUNDED');
});
