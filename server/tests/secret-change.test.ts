import { expect, test } from 'vitest';
import type { Booking } from '#schemas/api-types';
import { sendBookingLinks } from '../bookings/access/send-booking-links.ts';
import { rotateBookingKeys } from '../bookings/rotate-keys.ts';
import { bookedStay } from '../test-support/booked.ts';
import { newKey, type TestAnswer, type TestGuest } from '../test-support/guest.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

const OLD = { VERANDAH_SECRET: 'q8Zr4kTn1Xw7Vb3Mc9Jd5Lf2Hg6Sa0Pe' };
const NEW = { VERANDAH_SECRET: 'Pe0Sa6Gh2fL5dJ9cM3bV7wX1nT4kR8zq' };
const CHANGING = { ...NEW, VERANDAH_SECRET_FALLBACK: OLD.VERANDAH_SECRET };
const CHANGED = { ...NEW, VERANDAH_SECRET_FALLBACK: '' };
const MAILED = { SITE_ORIGIN: 'http://127.0.0.1:4173' };

async function codeOf(server: TestServer): Promise<string> {
  const [mail] = await server.guestMails();
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
}

function confirm(guest: TestGuest, { id }: Booking, otp: string): Promise<TestAnswer<Booking>> {
  return guest.post(`/api/v1/bookings/${id}/confirmation`, { otp }, { 'idempotency-key': newKey() });
}

/** How many links a guest who lost the booking receives on request. */
async function linksFor(server: TestServer, { reference }: Booking): Promise<number> {
  const request = { reference, email: 'nair.family@example.com' };
  await server.guest().post('/api/v1/bookings/find', request, { 'idempotency-key': newKey() });
  await sendBookingLinks(server.context);
  return (await server.guestMails()).filter(({ text }) => text.includes('/booking-access#')).length;
}

test('a booking of before the change is confirmed after it, with the code of a mail that was queued before it', async () => {
  const server = await startTestServer({ env: OLD });
  const guest = server.guest();
  const { body: pending } = await guest.book((await guest.quote()).id);
  await server.restart(CHANGING);
  const code = await codeOf(server);
  expect(code).toMatch(/^\d{6}$/);
  expect((await confirm(guest, pending, code)).body.state).toBe('SUCCESSFUL');
});

test('a code of before the change works after it, and a wrong one does not', async () => {
  const server = await startTestServer({ env: OLD });
  const guest = server.guest();
  const { body: pending } = await guest.book((await guest.quote()).id);
  const code = await codeOf(server);
  await server.restart(CHANGING);
  expect((await confirm(guest, pending, code === '000000' ? '000001' : '000000')).status).toBe(422);
  expect((await confirm(guest, pending, code)).status).toBe(200);
});

test('without the old secret a code of before the change is of no use, and a mail that waits cannot be sent', async () => {
  const server = await startTestServer({ env: OLD });
  const guest = server.guest();
  const { body: mailed } = await guest.book((await guest.quote()).id);
  const code = await codeOf(server);
  const sent = (await server.mails()).length;
  await guest.book((await guest.quote()).id);
  await server.restart(CHANGED);
  expect((await confirm(guest, mailed, code)).status).toBe(422);
  expect(await server.mails()).toHaveLength(sent);
});

test('a booking is found by its address during the change and after it', async () => {
  const server = await startTestServer({ env: { ...MAILED, ...OLD } });
  const booking = await bookedStay(server, server.guest());
  await server.restart(CHANGING);
  expect(await linksFor(server, booking)).toBe(1);
  await rotateBookingKeys(server.context);
  expect(await linksFor(server, booking)).toBe(2);
  await server.restart(CHANGED);
  expect(await linksFor(server, booking)).toBe(3);
});

test('a booking that nobody has hashed anew is lost with the old secret', async () => {
  const server = await startTestServer({ env: { ...MAILED, ...OLD } });
  const booking = await bookedStay(server, server.guest());
  await server.restart(CHANGED);
  expect(await linksFor(server, booking)).toBe(0);
});

test('an event that a gateway signed before the change is accepted after it', async () => {
  const server = await startTestServer({ env: OLD });
  const text = JSON.stringify({ id: 'evt_1', type: 'PAYMENT_DECLINED', subjectId: 'payment' });
  const message = {
    body: Buffer.from(text),
    headers: { 'gateway-signature': server.context.testGateway?.sign(text) },
  };
  await server.restart(CHANGING);
  expect(await server.context.testGateway?.read(message)).toMatchObject({ id: 'evt_1' });
  await server.restart(CHANGED);
  expect(await server.context.testGateway?.read(message)).toBeUndefined();
});
