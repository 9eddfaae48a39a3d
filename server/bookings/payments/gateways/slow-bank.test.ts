import { describe, expect, test } from 'vitest';
import { GATEWAYS, gatewayScene } from '../../../test-support/gateways/gateway-scene.ts';
import { pageIdOf, send, sendAll } from '../../../test-support/gateways/hotel-with-gateway.ts';
import { PLAIN_PRICE } from '../../../test-support/guest.ts';
import { startPaying } from '../../../test-support/prepaid.ts';

const TOTAL = PLAIN_PRICE.totalMinor;

describe.each(GATEWAYS)('%s', (name) => {
  test('while a bank is at work nobody pays a second time; its answer books', async () => {
    const { server, guest, booking, fake, pageId, state, asked } = await gatewayScene(name);
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

  test('a bank that takes its time: one mail says so, and then the confirmation', async () => {
    const { server, booking, fake, pageId, asked, subjects } = await gatewayScene(name);
    const waiting = `We are waiting for your bank: ${booking.reference} at Small Hotel Harbour`;
    fake.account.finish(pageId, 'pend');
    await asked();
    // Most banks answer at once, and then nobody needs a mail between.
    expect(await subjects()).not.toContain(waiting);
    for (const minutes of [2, 2, 2]) {
      server.clock.forward({ minutes });
      // oxlint-disable-next-line no-await-in-loop -- one question after the other
      await asked();
    }
    const told = (await server.guestMails()).filter(({ subject }) => subject === waiting);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('₹16,318.51');
    expect(told[0]?.text).toContain('Please do not pay again');
    expect(told[0]?.text).toContain('Your room is held until 21 Nov 2026, 00:30 (Asia/Kolkata)');
    expect(told[0]?.text).toContain(`/checkout?booking=${booking.id}`);
    fake.account.settle(pageId, true);
    await sendAll(server, fake);
    expect((await subjects()).map((subject) => subject.replace(booking.reference, '…'))).toEqual([
      'Your booking … at Small Hotel Harbour is confirmed',
      'We are waiting for your bank: … at Small Hotel Harbour',
      'Your code for Small Hotel Harbour',
    ]);
  });

  test('a bank that takes longer than the hold: the mail does not promise the room', async () => {
    const { server, fake, pageId, asked } = await gatewayScene(name);
    server.clock.forward({ minutes: 14 });
    fake.account.finish(pageId, 'pend');
    await asked();
    server.clock.forward({ minutes: 10 });
    await asked();
    const [told] = await server.guestMails();
    expect(told?.text).toContain('The time for which we held your room is over');
    expect(told?.text).not.toMatch(/mail\.|\{\{/);
  });

  test('after the bank has said no, the guest can pay again', async () => {
    const { server, guest, booking, fake, pageId, state, asked } = await gatewayScene(name);
    fake.account.finish(pageId, 'pend');
    await asked();
    fake.account.settle(pageId, false);
    await asked();
    const [told] = await server.guestMails();
    expect(told?.subject).toContain('did not go through');
    expect(told?.text).toContain('Open your booking to pay another way:');
    const { body, status } = await startPaying(guest, booking);
    expect(status).toBe(201);
    fake.account.finish(pageIdOf(fake, body.id), 'pay');
    await sendAll(server, fake);
    expect(await state()).toMatchObject({ state: 'SUCCESSFUL', paidMinor: TOTAL });
  });
});

test('a link of Razorpay that ends while a bank is at work is asked about until the bank has answered', async () => {
  const { server, fake, pageId, page, state, asked, subjects } = await gatewayScene('RAZORPAY');
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
  expect((await subjects()).filter((subject) => subject.includes('did not go through'))).toEqual([]);
});
