/* oxlint-disable max-lines -- every test runs against each gateway, from one scene */
import { describe, expect, test } from 'vitest';
import type { RefundList } from '#schemas/api-types';
import { auditBooks } from '../../../test-support/audit.ts';
import { cancelStay } from '../../../test-support/booked.ts';
import type { FakeGateway } from '../../../test-support/gateways/fake-gateway.ts';
import {
  type FakeName,
  guestOnPage,
  hotelWith,
  pageIdOf,
  send,
  sendAll,
} from '../../../test-support/gateways/hotel-with-gateway.ts';
import { startFakeRazorpay } from '../../../test-support/gateways/fake-razorpay.ts';
import { cleanUp } from '../../../jobs/clean-up.ts';
import { PLAIN_PRICE, type TestGuest } from '../../../test-support/guest.ts';
import { look, startPaying } from '../../../test-support/prepaid.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { startRefunds } from '../../refunds/start-refunds.ts';
import { askGateways } from '../ask-gateway.ts';

const TOTAL = PLAIN_PRICE.totalMinor;
const BOTH: readonly FakeName[] = ['STRIPE', 'RAZORPAY'];

async function scene(name: FakeName, env: Record<string, string> = {}) {
  const hotel = await hotelWith(name, env);
  const { server, fake } = hotel;
  const onPage = await guestOnPage(hotel);
  return {
    ...hotel,
    ...onPage,
    page: () => fake.account.find(onPage.pageId),
    state: async () => look(onPage.guest, onPage.booking),
    refunds: async () => refundsOf(onPage.guest, onPage.booking.id),
    asked: async () => {
      server.clock.forward({ seconds: 16 });
      await askGateways(server.context);
    },
    payments: () =>
      server.context.db.selectFrom('payments').selectAll().orderBy('created_at').orderBy('id').execute(),
  };
}

async function refundsOf(guest: TestGuest, id: string) {
  return (await guest.get<RefundList>(`/api/v1/bookings/${id}/refunds`)).body.items;
}

/** Leaves no room but those that are taken. */
async function sellOut({ context }: TestServer): Promise<void> {
  await cleanUp(context);
  await context.db
    .updateTable('inventory')
    .set((row) => ({ capacity: row('sold', '+', row.ref('held')) }))
    .execute();
}

function captureOf(fake: FakeGateway, pageId: string): string {
  return fake.account.find(pageId).captureId ?? '';
}

describe.each(BOTH)('%s', (name) => {
  test('books once it is paid, and again nothing when the message comes twice', async () => {
    const { server, fake, pageId, page, state, payments } = await scene(name);
    expect(page()).toMatchObject({ amount: TOTAL, name: 'Small Hotel Harbour', state: 'open' });
    expect(page().paidPath).toMatch(/^https?:\/\/.*\/payment-return\/\w+\?payment=paid$/);
    fake.account.finish(pageId, 'pay');
    const messages = [...fake.messages];
    await sendAll(server, fake);
    for (const message of messages)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await send(server, fake, message)).toBe(200);
    expect(await state()).toMatchObject({ state: 'SUCCESSFUL', payment: 'PAID', paidMinor: TOTAL });
    expect(await payments()).toMatchObject([{ gateway: name, gateway_id: pageId, state: 'CAPTURED' }]);
    expect(await auditBooks(server.context.db)).toEqual([]);
  });

  test('books without any webhook, because it is asked', async () => {
    const { server, fake, pageId, state, asked } = await scene(name);
    fake.account.finish(pageId, 'pay');
    expect(await state()).toMatchObject({ state: 'PENDING' });
    await asked();
    expect(await state()).toMatchObject({ state: 'SUCCESSFUL', payment: 'PAID' });
    await sendAll(server, fake);
    expect(await auditBooks(server.context.db)).toEqual([]);
  });

  test('on the way back it is asked at once, and the page gets what is true', async () => {
    const { server, booking, fake, pageId, page, state } = await scene(name);
    const back = async (outcome: string): Promise<string> => {
      server.clock.forward({ seconds: 3 });
      const path = new URL(page().paidPath).pathname;
      const { headers, statusCode } = await server.app.inject(`${path}?payment=${outcome}`);
      expect([statusCode, headers['cache-control']]).toEqual([303, 'no-store']);
      return String(headers.location);
    };
    const checkout = `/checkout?booking=${booking.id}&payment=`;
    expect(await back('abandoned')).toBe(`${checkout}abandoned`);
    fake.account.finish(pageId, 'pend');
    expect(await back('paid')).toBe(`${checkout}pending`);
    fake.account.settle(pageId, true);
    const asked = fake.calls();
    expect(await back('anything')).toBe(`${checkout}paid`);
    expect(await state()).toMatchObject({ state: 'SUCCESSFUL', payment: 'PAID' });
    expect(fake.calls()).toBeGreaterThan(asked);
    expect((await server.app.inject('/payment-return/unknown?payment=paid')).statusCode).toBe(404);
  });

  test('is asked with growing pauses, and once a day when all is settled', async () => {
    const { server, fake, pageId, payments } = await scene(name);
    server.clock.forward({ minutes: 10 });
    await askGateways(server.context);
    const asked = fake.calls();
    server.clock.forward({ minutes: 4 });
    await askGateways(server.context);
    expect(fake.calls()).toBe(asked);
    fake.account.finish(pageId, 'pay');
    await sendAll(server, fake);
    server.clock.forward({ minutes: 1 });
    await askGateways(server.context);
    const now = server.clock.now().getTime();
    const [payment] = await payments();
    expect(Date.parse(payment?.ask_after ?? '') - now).toBe(24 * 3_600_000);
  });

  test('refuses forged, changed and foreign messages, and accepts those of the old secret', async () => {
    const { server, fake, pageId, state } = await scene(name);
    fake.account.finish(pageId, 'pay');
    const message = fake.messages.at(-1);
    if (message === undefined) throw new Error('There is no message');
    const text = message.body.toString();
    const changed = { ...message, body: Buffer.from(text.replaceAll(`${TOTAL}`, '1')) };
    const unsigned = { ...message, headers: {} };
    for (const forged of [changed, unsigned, fake.sign(text, 'whsec_of_somebody_else')])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await send(server, fake, forged)).toBe(403);
    expect((await state()).payment).toBe('UNPAID');
    const [secretOf] = Object.keys(fake.env).filter((key) => key.endsWith('WEBHOOK_SECRETS'));
    const oldSecret = fake.env[secretOf ?? '']?.split(',').at(-1);
    expect(await send(server, fake, fake.sign(text, oldSecret))).toBe(200);
    expect((await state()).payment).toBe('PAID');
  });

  test('a declined card leaves the page open, and the same page is offered again', async () => {
    const { server, guest, booking, fake, pageId, state } = await scene(name);
    fake.account.finish(pageId, 'decline');
    const { body } = await startPaying(guest, booking);
    expect(pageIdOf(fake, body.id)).toBe(pageId);
    fake.account.finish(pageId, 'pay');
    await sendAll(server, fake);
    expect((await state()).state).toBe('SUCCESSFUL');
  });

  test('a page that ended or was paid without a message is not offered again', async () => {
    const { guest, booking, fake, pageId, state } = await scene(name);
    fake.account.expire(pageId);
    const { body, status } = await startPaying(guest, booking);
    expect(status).toBe(201);
    const second = pageIdOf(fake, body.id);
    expect(second).not.toBe(pageId);
    fake.account.finish(second, 'pay');
    const again = await startPaying(guest, booking);
    expect([again.status, again.body.code]).toEqual([409, 'STATE_CONFLICT']);
    expect(await state()).toMatchObject({ state: 'SUCCESSFUL', paidMinor: TOTAL });
    expect(fake.account.pages.size).toBe(2);
  });

  test('while a bank is at work nobody pays a second time; its answer books', async () => {
    const { server, guest, booking, fake, pageId, state, asked } = await scene(name);
    fake.account.finish(pageId, 'pend');
    await sendAll(server, fake);
    await asked();
    const again = await startPaying(guest, booking);
    expect([again.status, again.body.code]).toEqual([409, 'PAYMENT_PENDING']);
    fake.account.settle(pageId, true);
    await sendAll(server, fake);
    expect(await state()).toMatchObject({ state: 'SUCCESSFUL', paidMinor: TOTAL });
    expect(fake.account.pages.size).toBe(1);
  });

  test('after the bank has said no, the guest can pay again', async () => {
    const { server, guest, booking, fake, pageId, state, asked } = await scene(name);
    fake.account.finish(pageId, 'pend');
    await asked();
    fake.account.settle(pageId, false);
    await asked();
    const { body, status } = await startPaying(guest, booking);
    expect(status).toBe(201);
    fake.account.finish(pageIdOf(fake, body.id), 'pay');
    await sendAll(server, fake);
    expect(await state()).toMatchObject({ state: 'SUCCESSFUL', paidMinor: TOTAL });
  });

  test('an older page is closed before another is opened', async () => {
    const { server, guest, booking, fake, page } = await scene(name);
    server.clock.forward({ minutes: 1 });
    const key = { 'idempotency-key': 'an-extension-of-the-hold' };
    await guest.post(`/api/v1/bookings/${booking.id}/hold-extension`, undefined, key);
    server.clock.forward({ minutes: 1 });
    const { body, status } = await startPaying(guest, booking);
    expect([status, page().state]).toEqual([201, 'closed']);
    expect(fake.account.find(pageIdOf(fake, body.id)).state).toBe('open');
  });

  test('at the end of the hold the page is closed', async () => {
    const { server, page, payments } = await scene(name);
    server.clock.forward({ minutes: 15, seconds: 1 });
    await askGateways(server.context);
    expect(page().state).toBe('closed');
    expect((await payments())[0]).toMatchObject({ ask_after: null });
  });

  test('money without a room goes back once, though the gateway’s answer is lost', async () => {
    const { server, fake, pageId, state, refunds } = await scene(name);
    fake.account.finish(pageId, 'pend');
    server.clock.forward({ minutes: 15 });
    await sellOut(server);
    fake.account.settle(pageId, true);
    await sendAll(server, fake);
    expect(await state()).toMatchObject({ state: 'EXPIRED', payment: 'UNPAID' });
    let calls = 0;
    // The first call looks for refunds, the second makes one.
    fake.setFault(() => ((calls += 1) === 2 ? 'lost' : undefined));
    await startRefunds(server.context).catch(() => undefined);
    server.clock.forward({ minutes: 20 });
    await startRefunds(server.context);
    expect(await refunds()).toMatchObject([{ state: 'PROCESSING', refundAmountMinor: TOTAL }]);
    expect([...fake.account.refunds.values()]).toHaveLength(1);
    const [refund] = fake.account.refunds.values();
    fake.account.settleRefund(refund?.id ?? '', 'processed');
    server.clock.forward({ minutes: 20 });
    await askGateways(server.context);
    expect(await refunds()).toMatchObject([{ state: 'PROCESSED', transactionId: refund?.id }]);
    const mails = (await server.guestMails()).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject.includes('goes back to you'))).toHaveLength(1);
    expect(await auditBooks(server.context.db)).toEqual([]);
  });

  test('a refund that fails at the bank is made again, as another refund', async () => {
    const { server, guest, booking, fake, pageId, refunds } = await scene(name);
    fake.account.finish(pageId, 'pay');
    await sendAll(server, fake);
    await cancelStay(guest, booking.id);
    await startRefunds(server.context);
    const [first] = fake.account.refunds.values();
    fake.account.settleRefund(first?.id ?? '', 'failed');
    const early = fake.messages.splice(0);
    for (const message of early.toReversed())
      // oxlint-disable-next-line no-await-in-loop -- the failure before the beginning
      await send(server, fake, message);
    expect((await refunds())[0]?.state).toBe('FAILED');
    server.clock.forward({ minutes: 60 });
    await startRefunds(server.context);
    expect((await refunds())[0]?.state).toBe('PROCESSING');
    expect(fake.account.refundsOf(captureOf(fake, pageId)).map(({ state }) => state)).toEqual([
      'failed',
      'pending',
    ]);
  });

  test('a refund that fails at the bank twice is made a third time, whatever is asked meanwhile', async () => {
    const { server, guest, booking, fake, pageId, refunds } = await scene(name);
    fake.account.finish(pageId, 'pay');
    await sendAll(server, fake);
    await cancelStay(guest, booking.id);
    for (const failures of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await startRefunds(server.context);
      const made = fake.account.refundsOf(captureOf(fake, pageId));
      expect(made).toHaveLength(failures);
      fake.account.settleRefund(made.at(-1)?.id ?? '', 'failed');
      // oxlint-disable-next-line no-await-in-loop -- as above
      await sendAll(server, fake);
      server.clock.forward({ minutes: 60 });
    }
    for (let halfDays = 0; halfDays < 4; halfDays += 1) {
      server.clock.forward({ minutes: 12 * 60 });
      // oxlint-disable-next-line no-await-in-loop -- each question reports both attempts
      await askGateways(server.context);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await startRefunds(server.context);
    }
    expect(fake.account.refundsOf(captureOf(fake, pageId))).toHaveLength(3);
    expect((await refunds())[0]?.history.map(({ state }) => state)).toEqual([
      'REQUESTED',
      'PROCESSING',
      'FAILED',
      'PROCESSING',
      'FAILED',
      'PROCESSING',
    ]);
  });

  test('a refund of the dashboard is found once, by webhook or when asked, and only the rest is sent', async () => {
    const { server, guest, booking, fake, pageId, refunds } = await scene(name);
    fake.account.finish(pageId, 'pay');
    await sendAll(server, fake);
    const { currency } = fake.account.find(pageId);
    const captureId = captureOf(fake, pageId);
    const made = fake.account.refund({ captureId, amount: 300_000, currency, ownId: undefined }, undefined);
    fake.account.settleRefund(made.id, 'processed');
    server.clock.forward({ days: 1 });
    await askGateways(server.context);
    await sendAll(server, fake);
    const found = await server.context.db.selectFrom('outside_refunds').selectAll().execute();
    expect(found).toMatchObject([{ id: made.id, amount_minor: 300_000, state: 'PROCESSED' }]);
    await cancelStay(guest, booking.id);
    await startRefunds(server.context);
    expect(await refunds()).toMatchObject([{ refundAmountMinor: TOTAL - 300_000, state: 'PROCESSING' }]);
    for (const { id, state } of fake.account.refunds.values())
      if (state === 'pending') fake.account.settleRefund(id, 'processed');
    await sendAll(server, fake);
    expect((await look(guest, booking)).state).toBe('REFUNDED');
  });

  test('a refund that staff made in the dashboard before we could is the one that we owed', async () => {
    const { server, guest, booking, fake, pageId, refunds } = await scene(name);
    fake.account.finish(pageId, 'pay');
    await sendAll(server, fake);
    await cancelStay(guest, booking.id);
    const { amount, currency } = fake.account.find(pageId);
    const captureId = captureOf(fake, pageId);
    const made = fake.account.refund({ captureId, amount, currency, ownId: undefined }, undefined);
    fake.account.settleRefund(made.id, 'processed');
    await sendAll(server, fake);
    await startRefunds(server.context);
    expect(await refunds()).toMatchObject([{ state: 'PROCESSED', transactionId: made.id }]);
    expect(fake.account.refunds.size).toBe(1);
    expect((await look(guest, booking)).state).toBe('REFUNDED');
  });

  test('a dispute is recorded and the location is told, of its end too, in any order', async () => {
    const { server, fake, pageId, booking, state } = await scene(name);
    fake.account.finish(pageId, 'pay');
    await sendAll(server, fake);
    const { id } = fake.account.dispute(captureOf(fake, pageId), 'open');
    fake.account.dispute(captureOf(fake, pageId), 'lost', id);
    const [opened, lost] = fake.messages.splice(0);
    if (opened === undefined || lost === undefined) throw new Error('There are no messages');
    for (const message of [opened, lost, opened])
      // oxlint-disable-next-line no-await-in-loop -- in this order
      expect(await send(server, fake, message)).toBe(200);
    const rows = await server.context.db.selectFrom('disputes').selectAll().execute();
    expect(rows).toMatchObject([{ id, state: 'LOST', amount_minor: TOTAL }]);
    const notices = (await server.mails()).filter(({ subject }) => subject.includes('is disputed'));
    expect(notices.map(({ to }) => to.address)).toEqual([
      'harbour@small-hotel.example',
      'harbour@small-hotel.example',
    ]);
    expect(notices.map(({ text }) => text).join()).not.toContain(booking.guest.guestLastName);
    expect((await state()).state).toBe('SUCCESSFUL');
  });

  test('a gateway that is down is an honest refusal, and changes nothing', async () => {
    const { server, fake, guest, booking } = await scene(name);
    fake.setFault(() => 'down');
    server.clock.forward({ seconds: 16 });
    await expect(askGateways(server.context)).rejects.toThrow(/connection|fetch failed/i);
    const key = { 'idempotency-key': 'an-extension-of-the-hold' };
    await guest.post(`/api/v1/bookings/${booking.id}/hold-extension`, undefined, key);
    const answer = await startPaying(guest, booking);
    expect([answer.status, answer.body.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
    fake.setFault(() => undefined);
    expect((await startPaying(guest, booking)).status).toBe(201);
  });
});

test('a link of Razorpay that ends while a bank is at work is asked about until the bank has answered', async () => {
  const { server, fake, pageId, page, state, asked } = await scene('RAZORPAY');
  fake.account.finish(pageId, 'pend');
  await asked();
  const { id, reference, amount, currency } = page();
  const link = { id, reference_id: reference, amount, currency, short_url: '', status: 'expired' };
  const body = {
    entity: 'event',
    event: 'payment_link.expired',
    payload: { payment_link: { entity: link } },
  };
  expect(await send(server, fake, fake.sign(JSON.stringify(body)))).toBe(200);
  fake.account.settle(pageId, true);
  server.clock.forward({ minutes: 1 });
  await asked();
  expect(await state()).toMatchObject({ state: 'SUCCESSFUL', payment: 'PAID' });
  const subjects = (await server.guestMails()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('did not go through'))).toEqual([]);
});

test('a refund goes to the gateway that took the money, after another one was preferred', async () => {
  const { server, guest, booking, fake, pageId, refunds } = await scene('STRIPE');
  fake.account.finish(pageId, 'pay');
  await sendAll(server, fake);
  const other = await startFakeRazorpay({ clock: server.clock });
  await server.restart({ ...other.env, PAYMENT_GATEWAYS: 'razorpay' });
  const second = await guestOnPage({ server, fake: other });
  expect(other.account.find(second.pageId).state).toBe('open');
  await cancelStay(guest, booking.id);
  await startRefunds(server.context);
  expect(await refunds()).toMatchObject([{ state: 'PROCESSING' }]);
  expect([fake.account.refunds.size, other.account.refunds.size]).toEqual([1, 0]);
  await other.close();
});

test('a payment whose gateway is not connected any more is named, and waits', async () => {
  const { server, fake, pageId, asked, state } = await scene('STRIPE');
  fake.account.finish(pageId, 'pay');
  const without = Object.fromEntries(Object.keys(fake.env).map((key) => [key, undefined]));
  await server.restart({ ...without, TEST_GATEWAY: 'on' });
  await expect(asked()).rejects.toThrow('The payment gateway STRIPE is not connected');
  await server.restart(fake.env);
  server.clock.forward({ minutes: 1 });
  await asked();
  expect((await state()).state).toBe('SUCCESSFUL');
});
