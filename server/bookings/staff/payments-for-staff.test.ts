import { expect, test } from 'vitest';
import { guestOnPage, hotelWith } from '../../test-support/gateways/hotel-with-gateway.ts';
import { look } from '../../test-support/prepaid.ts';
import { staffOperations } from '../../staff-operations.ts';

async function paidUnheard() {
  const hotel = await hotelWith('RAZORPAY');
  const onPage = await guestOnPage(hotel);
  hotel.fake.account.finish(onPage.pageId, 'pay');
  return { ...hotel, ...onPage, desk: staffOperations(hotel.server.context, 'Asha') };
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
