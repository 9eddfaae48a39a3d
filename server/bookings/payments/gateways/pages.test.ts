import { describe, expect, test } from 'vitest';
import { GATEWAYS, gatewayScene } from '../../../test-support/gateways/gateway-scene.ts';
import { pageIdOf, sendAll } from '../../../test-support/gateways/hotel-with-gateway.ts';
import { PLAIN_PRICE } from '../../../test-support/guest.ts';
import { startPaying } from '../../../test-support/prepaid.ts';
import { askGateways } from '../ask-gateway.ts';

const TOTAL = PLAIN_PRICE.totalMinor;

describe.each(GATEWAYS)('%s', (name) => {
  test('a declined card leaves the page open, and the same page is offered again', async () => {
    const { server, guest, booking, fake, pageId, state } = await gatewayScene(name);
    fake.account.finish(pageId, 'decline');
    const { body } = await startPaying(guest, booking);
    expect(pageIdOf(fake, body.id)).toBe(pageId);
    fake.account.finish(pageId, 'pay');
    await sendAll(server, fake);
    expect((await state()).state).toBe('SUCCESSFUL');
  });

  test('a page that ended or was paid without a message is not offered again', async () => {
    const { guest, booking, fake, pageId, state } = await gatewayScene(name);
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

  test('an older page is closed before another is opened', async () => {
    const { server, guest, booking, fake, page } = await gatewayScene(name);
    server.clock.forward({ minutes: 1 });
    const key = { 'idempotency-key': 'an-extension-of-the-hold' };
    await guest.post(`/api/v1/bookings/${booking.id}/hold-extension`, undefined, key);
    server.clock.forward({ minutes: 1 });
    const { body, status } = await startPaying(guest, booking);
    expect([status, page().state]).toEqual([201, 'closed']);
    expect(fake.account.find(pageIdOf(fake, body.id)).state).toBe('open');
  });

  test('at the end of the hold the page is closed', async () => {
    const { server, page, payments } = await gatewayScene(name);
    server.clock.forward({ minutes: 15, seconds: 1 });
    await askGateways(server.context);
    expect(page().state).toBe('closed');
    expect((await payments())[0]).toMatchObject({ ask_after: null });
  });
});
