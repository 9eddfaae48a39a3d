import { expect, test } from 'vitest';
import { pendingStay, prepaidHotel, press, startPaying } from '../../../../test-support/prepaid.ts';
import { startTestServer } from '../../../../test-support/test-server.ts';

async function openPage() {
  const server = await startTestServer({ catalogue: prepaidHotel() });
  const guest = server.guest();
  const booking = await pendingStay(guest);
  const { body: payment } = await startPaying(guest, booking);
  return { server, guest, booking, payment };
}

test('its page says that it moves no money, names the amount, and is a form without scripts', async () => {
  const { guest, payment } = await openPage();
  const page = await guest.get(payment.page);
  expect(page.status).toBe(200);
  expect(page.text).toContain('This is a test gateway. It moves no money and asks for no card.');
  expect(page.text).toContain('Pay ₹16,318.51');
  expect(page.text).toContain('Small Hotel Harbour');
  expect(page.text).not.toMatch(/<script| style=| on\w+=/);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  const styles = await guest.get('/_test-gateway/style.css');
  expect(styles.headers['content-type']).toBe('text/css; charset=utf-8');
});

test('each button leads back to the checkout with its outcome', async () => {
  const { server, booking, payment } = await openPage();
  const back = (word: string): string => `/checkout?booking=${booking.id}&payment=${word}`;
  expect(await press(server, payment.page, 'abandon')).toBe(back('abandoned'));
  expect(await press(server, payment.page, 'decline')).toBe(back('declined'));
  const late = await press(server, payment.page, 'pay-late');
  expect(late).toBe(`/payment-return/${payment.id}?payment=paid`);
  expect((await server.app.inject(late)).headers['location']).toBe(back('pending'));
  expect(await press(server, payment.page, 'pay')).toBe(back('paid'));
});

test('its address names no guest and cannot be forged or changed', async () => {
  const { guest, booking, payment } = await openPage();
  expect(payment.page).not.toContain(booking.id);
  expect(payment.page).not.toContain(booking.reference);
  const changed = payment.page.slice(0, -4) + (payment.page.endsWith('AAAA') ? 'BBBB' : 'AAAA');
  for (const address of [changed, '/_test-gateway/pay?order=x', '/_test-gateway/pay']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status, text } = await guest.get(address);
    expect([status, text.includes('There is no such payment')]).toEqual([404, true]);
  }
});

test('another site cannot press its buttons', async () => {
  const { server, payment } = await openPage();
  const answer = await server.app.inject({
    method: 'POST',
    url: `${payment.page}&outcome=pay`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    payload: '',
  });
  expect(answer.statusCode).toBe(403);
});

test('says so when the room was released meanwhile', async () => {
  const { server, guest, payment } = await openPage();
  expect((await guest.get(payment.page)).text).not.toContain('The time to pay has passed');
  server.clock.forward({ minutes: 15 });
  expect((await guest.get(payment.page)).text).toContain('The time to pay has passed');
});

test('is not there where it is switched off', async () => {
  const server = await startTestServer({ env: { TEST_GATEWAY: 'off' } });
  const { status, text } = await server.guest().get('/_test-gateway/pay?order=x');
  expect([status, text.includes('no such payment')]).toEqual([404, false]);
});
