import { expect, test } from 'vitest';
import type { Booking, Payment, RefundList } from '#schemas/api-types';
import type { SignedMessage } from './payment-gateway.ts';
import type { Context } from '../../context.ts';
import { auditBooks } from '../../test-support/audit.ts';
import { cancelStay } from '../../test-support/booked.ts';
import { newKey, PLAIN_PRICE, type TestGuest } from '../../test-support/guest.ts';
import {
  captured,
  look,
  pay,
  pendingStay,
  prepaidHotel,
  press,
  startPaying,
  tell,
  verify,
  webhook,
} from '../../test-support/prepaid.ts';
import { withGateway } from '../../test-support/refund-gateway.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { handleWebhook } from './handle-webhook.ts';

const TOTAL = PLAIN_PRICE.totalMinor;

interface Paying {
  server: TestServer;
  guest: TestGuest;
  booking: Booking;
  payment: Payment;
}

/** A booking with its address proven and the gateway's page open. */
async function payingGuest(alter?: (context: Context) => Context): Promise<Paying> {
  const server = await startTestServer({
    catalogue: prepaidHotel(),
    ...(alter === undefined ? {} : { alter }),
  });
  const guest = server.guest();
  const booking = await pendingStay(guest);
  await verify(server, guest, booking);
  const { body: payment } = await startPaying(guest, booking);
  return { server, guest, booking, payment };
}

async function refunds(guest: TestGuest, { id }: Booking): Promise<RefundList['items']> {
  return (await guest.get<RefundList>(`/api/v1/bookings/${id}/refunds`)).body.items;
}

test('the page asks for the server’s amount; the same key gives the same answer, another key the same page', async () => {
  const { server, guest, booking, payment } = await payingGuest();
  expect(payment).toMatchObject({ amountMinor: TOTAL, currency: 'INR', currencyDigits: 2 });
  const key = newKey();
  const first = await startPaying(guest, booking, key);
  expect([first.status, first.body]).toEqual([201, payment]);
  await server.restart();
  expect((await startPaying(guest, booking, key)).text).toBe(first.text);
  expect(await server.context.db.selectFrom('payments').select('id').execute()).toHaveLength(1);
});

test('many concurrent requests open one page', async () => {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  const guest = server.guest();
  const booking = await pendingStay(guest);
  const answers = await Promise.all(Array.from({ length: 8 }, () => startPaying(guest, booking)));
  expect(new Set(answers.map(({ body }) => body.page)).size).toBe(1);
});

test('nothing is to be paid twice, late, or for a plan that is paid at the hotel', async () => {
  const { server, guest, booking } = await payingGuest();
  await pay(server, guest, booking);
  expect((await startPaying(guest, booking)).body.code).toBe('STATE_CONFLICT');
  const other = server.guest();
  const late = await pendingStay(other);
  server.clock.forward({ minutes: 15 });
  expect((await startPaying(other, late)).body.code).toBe('HOLD_EXPIRED');
  const atHotel = await startTestServer();
  const third = atHotel.guest();
  expect((await startPaying(third, await pendingStay(third))).body.code).toBe('STATE_CONFLICT');
});

test('reports an unreachable gateway as temporary and stores nothing', async () => {
  let isDown = true;
  const server = await startTestServer({
    catalogue: prepaidHotel(),
    alter: (context) =>
      withGateway(context, {
        open: async (order) => {
          if (isDown || context.testGateway === undefined) throw new Error('connect ECONNREFUSED');
          return context.testGateway.open(order);
        },
      }),
  });
  const guest = server.guest();
  const booking = await pendingStay(guest);
  const key = newKey();
  const answer = await startPaying(guest, booking, key);
  expect([answer.status, answer.body.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(await server.context.db.selectFrom('payments').select('id').execute()).toEqual([]);
  isDown = false;
  expect((await startPaying(guest, booking, key)).status).toBe(201);
});

test('accepts a message that the gateway signed (control of the refusals below)', async () => {
  const { server, guest, booking, payment } = await payingGuest();
  expect(await webhook(server, captured(payment))).toEqual({ status: 200 });
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL', payment: 'PAID' });
});

test('refuses messages with a wrong signature, changed text or old time', async () => {
  const { server, guest, booking, payment } = await payingGuest();
  const event = captured(payment);
  const sign = (text: string): string => server.context.testGateway?.sign(text) ?? '';
  const forged = `t=${server.clock.now().getTime()},v1=${'A'.repeat(43)}`;
  const recorded = sign(JSON.stringify(event));
  const ofCheaper = sign(JSON.stringify({ ...event, amountMinor: 1 }));
  const shifted = recorded.replace(/t=\d+/, `t=${server.clock.now().getTime() + 1}`);
  for (const signature of [forged, ofCheaper, shifted]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await webhook(server, event, signature)).toEqual({ status: 403, code: 'FORBIDDEN' });
  }
  server.clock.forward({ minutes: 6 });
  expect(await webhook(server, event, recorded)).toEqual({ status: 403, code: 'FORBIDDEN' });
  expect(await look(guest, booking)).toMatchObject({ state: 'PENDING', payment: 'UNPAID' });
  expect(await webhook(server, event)).toEqual({ status: 200 });
});

test('accepts a signed message about nothing of ours, and refuses one that cannot be read', async () => {
  const { server, guest, booking, payment } = await payingGuest();
  expect(await webhook(server, { ...captured(payment), subjectId: 'unknown' })).toEqual({ status: 200 });
  expect(await look(guest, booking)).toMatchObject({ state: 'PENDING', payment: 'UNPAID' });
  const send = async (path: string, payload: string, contentType = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: `/api/v1/payments/webhooks/${path}`,
      headers: {
        'content-type': contentType,
        'gateway-signature': server.context.testGateway?.sign(payload) ?? '',
      },
      payload,
    });
  expect((await send('test', 'no event')).statusCode).toBe(400);
  expect((await send('test', 'x'.repeat(256 * 1024 + 1))).statusCode).toBe(413);
  const known = JSON.stringify(captured(payment));
  expect((await send('adyen', known)).statusCode).toBe(404);
  expect((await send('TEST', known)).statusCode).toBe(404);
  // A form of another site can send plain text, but no JSON.
  expect((await send('test', known, 'text/plain')).statusCode).toBe(415);
  expect((await send('test', known)).statusCode).toBe(200);
});

test('Money of a booking: a repeated event changes nothing, at once or later, with the same id or another', async () => {
  const { server, guest, booking, payment } = await payingGuest();
  const event = captured(payment);
  const told = await Promise.all(Array.from({ length: 10 }, () => webhook(server, event)));
  expect(told.every(({ status }) => status === 200)).toBe(true);
  server.clock.forward({ minutes: 20 });
  await webhook(server, event);
  await webhook(server, { ...event, id: 'evt_of_the_same_capture' });
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL', paidMinor: TOTAL });
  expect(await refunds(guest, booking)).toEqual([]);
  expect((await server.guestMails()).filter(({ subject }) => subject.includes('is confirmed'))).toHaveLength(
    1,
  );
});

test('a decline after a capture changes nothing; a capture after a decline counts', async () => {
  const { server, guest, booking, payment } = await payingGuest();
  const declined = captured(payment, { id: 'evt_no', type: 'PAYMENT_DECLINED', transactionId: 'tx_no' });
  await webhook(server, declined);
  expect(await look(guest, booking)).toMatchObject({ state: 'PENDING', payment: 'UNPAID' });
  await webhook(server, captured(payment));
  await webhook(server, { ...declined, id: 'evt_no_again' });
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL', payment: 'PAID' });
});

test('opens another page after a decline', async () => {
  const { server, guest, booking, payment } = await payingGuest();
  await press(server, payment.page, 'decline');
  await tell(server);
  const { body: again } = await startPaying(guest, booking);
  expect(again.id).not.toBe(payment.id);
  await press(server, again.page, 'pay');
  await tell(server);
  expect((await look(guest, booking)).state).toBe('SUCCESSFUL');
});

test('a part makes it part paid, and the next page asks for the rest', async () => {
  const { server, guest, booking, payment } = await payingGuest();
  await webhook(server, captured(payment, { amountMinor: 470_000 }));
  expect(await look(guest, booking)).toMatchObject({
    state: 'PENDING',
    payment: 'PART_PAID',
    paidMinor: 470_000,
  });
  const { body: rest } = await startPaying(guest, booking);
  expect(rest.amountMinor).toBe(TOTAL - 470_000);
  await webhook(server, captured(rest));
  expect(await look(guest, booking)).toMatchObject({
    state: 'SUCCESSFUL',
    payment: 'PAID',
    paidMinor: TOTAL,
  });
  await cancelStay(guest, booking.id);
  const back = (await refunds(guest, booking)).map((refund) => refund.refundAmountMinor);
  expect(back.toSorted((a, b) => a - b)).toEqual([470_000, TOTAL - 470_000]);
  expect(await auditBooks(server.context.db)).toEqual([]);
});

test('Money of a booking: more than is due, or other money, is not the price: it goes back as a whole', async () => {
  const { server, guest, booking, payment } = await payingGuest();
  await webhook(server, captured(payment, { amountMinor: TOTAL + 1 }));
  await webhook(server, captured(payment, { id: 'evt_usd', transactionId: 'tx_usd', currency: 'USD' }));
  expect(await look(guest, booking)).toMatchObject({ state: 'PENDING', payment: 'UNPAID', paidMinor: 0 });
  const back = (await refunds(guest, booking)).map(
    ({ currency, refundAmountMinor }) => `${currency} ${refundAmountMinor}`,
  );
  expect(back.toSorted()).toEqual([`INR ${TOTAL + 1}`, `USD ${TOTAL}`]);
});

test('an event of a refund that arrives before our own record counts; one of another amount does not', async () => {
  const { server, guest, booking } = await payingGuest();
  await pay(server, guest, booking);
  await cancelStay(guest, booking.id);
  const [requested] = await refunds(guest, booking);
  const news = {
    id: 'evt_refund',
    type: 'REFUND_PROCESSED',
    createdAt: '2026-11-21T06:31:00.000Z',
    subjectId: requested?.id ?? '',
    transactionId: 'rf_1',
    amountMinor: TOTAL,
    currency: 'INR',
    currencyDigits: 2,
  } as const;
  expect(await webhook(server, { ...news, id: 'evt_less', amountMinor: TOTAL - 1 })).toEqual({ status: 200 });
  expect((await refunds(guest, booking))[0]?.state).toBe('REQUESTED');
  expect(await webhook(server, news)).toEqual({ status: 200 });
  expect(await webhook(server, { ...news, id: 'evt_late_no', type: 'REFUND_FAILED' })).toEqual({
    status: 200,
  });
  expect((await refunds(guest, booking))[0]?.state).toBe('PROCESSED');
  expect((await look(guest, booking)).state).toBe('REFUNDED');
});

test('a capture during downtime is recorded after the restart', async () => {
  const { server, guest, booking, payment } = await payingGuest();
  await press(server, payment.page, 'pay');
  const deaf = async (message: SignedMessage): Promise<void> => {
    await handleWebhook(server.context, 'TEST', message);
    throw new Error('the answer was lost');
  };
  // Captured and told, and the process ends before anything is written down.
  const crash = server.context.testGateway?.deliver(async () => {
    throw new Error('the process ended');
  });
  await expect(crash).rejects.toThrow('the process ended');
  await server.restart();
  expect((await look(guest, booking)).payment).toBe('UNPAID');
  server.clock.forward({ seconds: 1 });
  // Written down, and the answer is lost.
  await expect(server.context.testGateway?.deliver(deaf)).rejects.toThrow('the answer was lost');
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL', paidMinor: TOTAL });
  server.clock.forward({ seconds: 2 });
  await tell(server);
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL', paidMinor: TOTAL });
  expect(await refunds(guest, booking)).toEqual([]);
});

test('without a gateway, plans that are paid in advance are neither shown nor sold', async () => {
  const catalogue = prepaidHotel();
  const [harbour] = catalogue.locations;
  const [flexible] = harbour?.ratePlans ?? [];
  if (flexible !== undefined) flexible.payment = 'PAY_AT_HOTEL';
  const search = '/api/v1/availability?location=harbour&checkin=2027-01-14&checkout=2027-01-16&rooms=2';
  const plansOf = async (env: Record<string, string>): Promise<string[]> => {
    const server = await startTestServer({ catalogue: structuredClone(catalogue), env });
    const { text } = await server.guest().get(search);
    return [...new Set(text.match(/"payment":"\w+"/g))].sort();
  };
  expect(await plansOf({ TEST_GATEWAY: 'off' })).toEqual(['"payment":"PAY_AT_HOTEL"']);
  expect(await plansOf({})).toEqual(['"payment":"PAY_AT_HOTEL"', '"payment":"PAY_NOW"']);
});

test('the confirmation says how it was paid', async () => {
  const { server, guest, booking } = await payingGuest();
  await pay(server, guest, booking);
  const [mail] = await server.guestMails();
  expect(mail?.text).toContain('₹16,318.51, paid online\n  Taxes and charges are included.');
  expect(mail?.text).not.toContain('at the hotel');
});
