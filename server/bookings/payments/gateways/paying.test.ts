import { describe, expect, test } from 'vitest';
import { auditBooks } from '../../../test-support/audit.ts';
import { GATEWAYS, gatewayScene } from '../../../test-support/gateways/gateway-scene.ts';
import { send, sendAll } from '../../../test-support/gateways/hotel-with-gateway.ts';
import { PLAIN_PRICE } from '../../../test-support/guest.ts';
import { startPaying } from '../../../test-support/prepaid.ts';
import { askGateways } from '../ask-gateway.ts';

const TOTAL = PLAIN_PRICE.totalMinor;

describe.each(GATEWAYS)('%s', (name) => {
  test('books once it is paid, and again nothing when the message comes twice', async () => {
    const { server, fake, pageId, page, state, payments } = await gatewayScene(name);
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
    const { server, fake, pageId, state, asked } = await gatewayScene(name);
    fake.account.finish(pageId, 'pay');
    expect(await state()).toMatchObject({ state: 'PENDING' });
    await asked();
    expect(await state()).toMatchObject({ state: 'SUCCESSFUL', payment: 'PAID' });
    await sendAll(server, fake);
    expect(await auditBooks(server.context.db)).toEqual([]);
  });

  test('on the way back it is asked at once, and the page gets what is true', async () => {
    const { server, booking, fake, pageId, page, state } = await gatewayScene(name);
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
    const { server, fake, pageId, payments } = await gatewayScene(name);
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
    const { server, fake, pageId, state } = await gatewayScene(name);
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

  test('a gateway that is down is an honest refusal, and changes nothing', async () => {
    const { server, fake, guest, booking } = await gatewayScene(name);
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

test('a payment whose gateway is not connected any more is named, and waits', async () => {
  const { server, fake, pageId, asked, state } = await gatewayScene('STRIPE');
  fake.account.finish(pageId, 'pay');
  const without = Object.fromEntries(Object.keys(fake.env).map((key) => [key, undefined]));
  await server.restart({ ...without, TEST_GATEWAY: 'on' });
  await expect(asked()).rejects.toThrow('The payment gateway STRIPE is not connected');
  await server.restart(fake.env);
  server.clock.forward({ minutes: 1 });
  await asked();
  expect((await state()).state).toBe('SUCCESSFUL');
});
