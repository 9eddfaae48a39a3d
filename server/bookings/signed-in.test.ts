import { expect, test } from 'vitest';
import type { Booking, BookingPage, ValidationRefusal } from '#schemas/api-types';
import { bookedStay, cancelStay } from '../test-support/booked.ts';
import { newKey, type TestGuest } from '../test-support/guest.ts';
import { signIn } from '../test-support/signed-in.ts';
import { startTestServer } from '../test-support/test-server.ts';

function confirm(guest: TestGuest, id: string, otp?: string) {
  return guest.post<Booking & ValidationRefusal>(
    `/api/v1/bookings/${id}/confirmation`,
    otp === undefined ? {} : { otp },
    { 'idempotency-key': newKey() },
  );
}

test('a guest who is signed in with the address of the booking needs no code', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await signIn(server, guest);
  const { body: pending } = await guest.book((await guest.quote()).id, {
    guest: { guestEmail: 'Meera.Nair@example.com' },
  });
  expect(pending.state).toBe('PENDING');
  expect(pending).not.toHaveProperty('verification');
  expect(pending.actions.slice(0, 2)).toEqual([
    { action: 'SEND_CODE', allowed: false, reasons: ['ALREADY_VERIFIED'] },
    { action: 'CONFIRM', allowed: true, reasons: [] },
  ]);
  expect(await server.guestMails()).toHaveLength(0);
  const confirmed = await confirm(guest, pending.id);
  expect(confirmed).toMatchObject({ status: 200, body: { state: 'SUCCESSFUL' } });
  expect(await server.guestMails()).toHaveLength(1);
});

test('a signed-in guest who books for another address has to prove it', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await signIn(server, guest, 'somebody.else@example.com');
  const { body: pending } = await guest.book((await guest.quote()).id);
  expect(pending).toHaveProperty('verification');
  const answer = await confirm(guest, pending.id);
  expect(answer).toMatchObject({
    status: 422,
    body: { messages: [{ field: 'otp', message: 'Code is required' }] },
  });
});

test('a guest who is not signed in proves the address, whatever account has it', async () => {
  const server = await startTestServer();
  await signIn(server, server.guest());
  const guest = server.guest();
  const { body: pending } = await guest.book((await guest.quote()).id);
  expect(pending).toHaveProperty('verification');
  expect((await confirm(guest, pending.id)).status).toBe(422);
});

test('a booking belongs to the account that made it, in every browser that signs in', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await signIn(server, guest);
  const { body: pending } = await guest.book((await guest.quote()).id);
  await confirm(guest, pending.id);
  const elsewhere = server.guest();
  await signIn(server, elsewhere);
  const { body: list } = await elsewhere.get<BookingPage>('/api/v1/bookings');
  expect(list.items.map(({ id }) => id)).toEqual([pending.id]);
  expect((await elsewhere.get<Booking>(`/api/v1/bookings/${pending.id}`)).status).toBe(200);
  expect((await cancelStay(elsewhere, pending.id)).body.state).toBe('CANCELLED');
});

test('an account sees its own and those of this browser, and nobody else their bookings', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const before = await bookedStay(server, guest, {}, { guestEmail: 'arjun@example.com' });
  await signIn(server, guest);
  const { body: own } = await guest.book((await guest.quote()).id);
  const { body: list } = await guest.get<BookingPage>('/api/v1/bookings');
  expect(list.items.map(({ id }) => id).sort()).toEqual([before.id, own.id].sort());
  const stranger = server.guest();
  await signIn(server, stranger, 'stranger@example.com');
  expect((await stranger.get<BookingPage>('/api/v1/bookings')).body.total).toBe(0);
  expect((await stranger.get(`/api/v1/bookings/${own.id}`)).status).toBe(404);
});

test('an account whose session has ended is a stranger', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await signIn(server, guest);
  const { body: own } = await guest.book((await guest.quote()).id);
  const elsewhere = server.guest();
  await signIn(server, elsewhere);
  server.clock.forward({ days: 8 });
  expect((await elsewhere.get(`/api/v1/bookings/${own.id}`)).status).toBe(404);
});

test('signing out hides the bookings from the next user of the browser', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const { id: withoutAccount } = await bookedStay(server, guest, {}, { guestEmail: 'arjun@example.com' });
  await signIn(server, guest);
  const { body: own } = await guest.book((await guest.quote()).id);
  expect((await guest.post('/api/v1/auth/logout', {})).status).toBe(200);
  const { body: left } = await guest.get<BookingPage>('/api/v1/bookings');
  expect(left.items).toEqual([]);
  expect((await guest.get(`/api/v1/bookings/${withoutAccount}`)).status).toBe(404);
  expect((await guest.get(`/api/v1/bookings/${own.id}`)).status).toBe(404);
  await signIn(server, guest, 'the.next.one@example.com');
  expect((await guest.get(`/api/v1/bookings/${own.id}`)).status).toBe(404);
  expect((await guest.post(`/api/v1/bookings/${own.id}/cancellation-quote`)).status).toBe(404);
});
