import { expect, test } from 'vitest';
import { guestOnPage, hotelWith } from '../../test-support/gateways/hotel-with-gateway.ts';
import { cancelStay } from '../../test-support/booked.ts';
import { look } from '../../test-support/prepaid.ts';
import { ASHA } from '../../test-support/staff.ts';
import { readGauges } from '../../read-gauges.ts';
import { staffOperations } from '../../staff-operations.ts';
import { askGateways } from '../payments/ask-gateway.ts';
import { startRefunds } from '../refunds/start-refunds.ts';

async function paidUnheard() {
  const hotel = await hotelWith('RAZORPAY');
  const onPage = await guestOnPage(hotel);
  hotel.fake.account.finish(onPage.pageId, 'pay');
  return { ...hotel, ...onPage, desk: staffOperations(hotel.server.context, ASHA) };
}

test('lists payments without names, and shows one by its id or the gateway’s', async () => {
  const { server, booking, pageId, desk } = await paidUnheard();
  const [listed] = await desk.payments({ days: 1 });
  expect(listed).toMatchObject({
    booking: booking.reference,
    gateway: 'RAZORPAY',
    gatewayId: pageId,
    state: 'open',
  });
  expect(JSON.stringify(await desk.payments({ days: 1 }))).not.toContain(booking.guest.guestLastName);
  expect(await desk.showPayment(pageId)).toMatchObject({ id: listed?.id, captures: [] });
  expect(await desk.payments({ days: 1, state: 'captured' })).toEqual([]);
  server.clock.forward({ days: 2 });
  expect(await desk.payments({ days: 1 })).toEqual([]);
  await expect(desk.showPayment('plink_none')).rejects.toThrow('There is no payment plink_none.');
});

test('reconciling records what the gateway knows, and lists what differed, once', async () => {
  const { guest, booking, fake, pageId, desk } = await paidUnheard();
  const first = await desk.reconcile({ days: 1 });
  expect(first).toMatchObject({
    asked: 1,
    differences: [{ booking: booking.reference, gateway: 'RAZORPAY' }],
  });
  expect(first.differences[0]?.what).toContain('open here, captured there');
  expect(await look(guest, booking)).toMatchObject({ state: 'SUCCESSFUL', payment: 'PAID' });
  expect(await desk.reconcile({ days: 1 })).toEqual({ asked: 1, differences: [] });
  const { captureId = '', currency } = fake.account.find(pageId);
  fake.account.refund({ captureId, amount: 100_000, currency, ownId: undefined }, undefined);
  expect((await desk.reconcile({ days: 1 })).differences[0]?.what).toContain('refunds of the dashboard');
  fake.setFault(() => 'down');
  expect((await desk.reconcile({ days: 1 })).differences[0]?.what).toContain('the gateway gave no answer');
});

/** A refund that had arrived, and that the guest's bank sent back to the gateway weeks later. */
async function refundThatCameBack() {
  const scene = await paidUnheard();
  const { server, guest, booking, fake, pageId } = scene;
  const { captureId = '' } = fake.account.find(pageId);
  server.clock.forward({ minutes: 1 });
  await askGateways(server.context);
  await cancelStay(guest, booking.id);
  await startRefunds(server.context);
  const [refund] = fake.account.refundsOf(captureId);
  if (refund === undefined) throw new Error('Nothing was refunded');
  fake.account.settleRefund(refund.id, 'processed');
  server.clock.forward({ days: 1 });
  await askGateways(server.context);
  expect((await look(guest, booking)).state).toBe('REFUNDED');
  const notices = async () =>
    (await server.mails()).filter(({ subject }) => subject.includes('differs from your payment gateway'));
  return { ...scene, refund, notices };
}

test('the daily question lists sums that differ, tells the location once, and forgets what agrees again', async () => {
  const { server, booking, fake, refund, desk, notices } = await refundThatCameBack();
  expect([await desk.payments({ days: 9, isDiffering: true }), await notices()]).toEqual([[], []]);
  fake.account.settleRefund(refund.id, 'failed');
  for (const days of [1, 1]) {
    server.clock.forward({ days });
    // oxlint-disable-next-line no-await-in-loop -- one day after the other
    await askGateways(server.context);
  }
  const words = 'paid back: ₹16,318.51 here, ₹0 there';
  expect(await desk.payments({ days: 9, isDiffering: true })).toMatchObject([{ differs: words }]);
  expect(await readGauges(server.context)).toContain('verandah_payments_differing 1');
  const [notice, ...others] = await notices();
  expect(others).toEqual([]);
  expect(notice?.to.address).toBe('harbour@small-hotel.example');
  expect(notice?.text).toContain('Paid back: ₹16,318.51 here, ₹0 at the gateway.');
  expect(notice?.text).not.toContain(booking.guest.guestLastName);
  expect((await desk.reconcile({ days: 9 })).differences[0]?.what).toBe(`still ${words}`);
  fake.account.settleRefund(refund.id, 'processed');
  server.clock.forward({ days: 1 });
  await askGateways(server.context);
  expect(await desk.payments({ days: 9, isDiffering: true })).toEqual([]);
  expect(await notices()).toHaveLength(1);
});
