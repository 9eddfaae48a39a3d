import { describe, expect, test } from 'vitest';
import { cleanUp } from '../../../jobs/clean-up.ts';
import { auditBooks } from '../../../test-support/audit.ts';
import { cancelStay } from '../../../test-support/booked.ts';
import { startFakeRazorpay } from '../../../test-support/gateways/fake-razorpay.ts';
import { captureOf, GATEWAYS, gatewayScene } from '../../../test-support/gateways/gateway-scene.ts';
import { guestOnPage, send, sendAll } from '../../../test-support/gateways/hotel-with-gateway.ts';
import { PLAIN_PRICE } from '../../../test-support/guest.ts';
import { look } from '../../../test-support/prepaid.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { startRefunds } from '../../refunds/start-refunds.ts';
import { askGateways } from '../ask-gateway.ts';

const TOTAL = PLAIN_PRICE.totalMinor;

/** Leaves no room but those that are taken. */
async function sellOut({ context }: TestServer): Promise<void> {
  await cleanUp(context);
  await context.db
    .updateTable('inventory')
    .set((row) => ({ capacity: row('sold', '+', row.ref('held')) }))
    .execute();
}

describe.each(GATEWAYS)('%s', (name) => {
  test('money without a room goes back once, though the gateway’s answer is lost', async () => {
    const { server, fake, pageId, state, refunds, subjects } = await gatewayScene(name);
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
    expect((await subjects()).filter((subject) => subject.includes('goes back to you'))).toHaveLength(1);
    expect(await auditBooks(server.context.db)).toEqual([]);
  });

  test('a refund that fails at the bank is made again, as another refund', async () => {
    const { server, guest, booking, fake, pageId, refunds } = await gatewayScene(name);
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
    const { server, guest, booking, fake, pageId, refunds } = await gatewayScene(name);
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
    const { server, guest, booking, fake, pageId, refunds } = await gatewayScene(name);
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
    const { server, guest, booking, fake, pageId, refunds } = await gatewayScene(name);
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
    const { server, fake, pageId, booking, state } = await gatewayScene(name);
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
});

test('a dispute of Razorpay in a state that its documents do not have is an open one', async () => {
  const { server, fake, pageId } = await gatewayScene('RAZORPAY');
  fake.account.finish(pageId, 'pay');
  await sendAll(server, fake);
  const { amount, currency } = fake.account.find(pageId);
  const dispute = { id: 'disp_1', payment_id: captureOf(fake, pageId), amount, currency };
  const entity = { ...dispute, reason_code: 'pre_arbitration', status: 'action_required' };
  const body = { event: 'payment.dispute.action_required', payload: { dispute: { entity } } };
  expect(await send(server, fake, fake.sign(JSON.stringify(body)))).toBe(200);
  expect(await server.context.db.selectFrom('disputes').select('state').execute()).toEqual([
    { state: 'OPEN' },
  ]);
});

test('a refund goes to the gateway that took the money, after another one was preferred', async () => {
  const { server, guest, booking, fake, pageId, refunds } = await gatewayScene('STRIPE');
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
