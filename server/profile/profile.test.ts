import { readBookings, selectBookings } from '../bookings/index.ts';
import { expect, test } from 'vitest';
import type { AccountExport, Profile, Refusal, ValidationRefusal } from '#schemas/api-types';
import { account, mailedCode, PASSWORD, PLAIN_ACCOUNT, signedInGuest } from '../test-support/account.ts';
import { cancelStay } from '../test-support/booked.ts';
import { newKey, type TestGuest } from '../test-support/guest.ts';
import { storedBytes } from '../test-support/stored-bytes.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { ONE_NETWORK, startTestServer } from '../test-support/test-server.ts';
import { cleanUp } from '../jobs/clean-up.ts';

function change(guest: TestGuest, body: object) {
  return guest.send<Profile & Refusal & ValidationRefusal>('PATCH', '/api/v1/profile', body);
}

function remove(guest: TestGuest, currentPassword = PASSWORD) {
  return guest.send<Refusal>('DELETE', '/api/v1/profile', { currentPassword });
}

test('an owner sees the account and changes names and gender', async () => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  const plain = {
    email: 'meera.nair@example.com',
    firstName: 'Meera',
    lastName: 'Nair',
    phone: '+919812345678',
    language: 'en',
    createdAt: '2026-11-20T18:45:00.000Z',
  };
  expect((await guest.get('/api/v1/profile')).body).toEqual(plain);
  const changed = await change(guest, { firstName: ' Mira ', gender: 'PREFER_NOT_TO_SAY' });
  expect([changed.status, changed.body]).toEqual([
    200,
    { ...plain, firstName: 'Mira', gender: 'PREFER_NOT_TO_SAY' },
  ]);
  expect((await guest.get('/api/v1/profile')).body).toEqual(changed.body);
});

test.each([
  [{ firstName: 'M1ra' }, 'firstName', 'No numbers or special characters allowed'],
  [{ gender: 'UNKNOWN' }, 'gender', 'Enter a valid Gender'],
  [{ phone: '', currentPassword: PASSWORD }, 'phone', 'Phone is required'],
  [{ phone: '123', currentPassword: PASSWORD }, 'phone', 'Enter a valid phone number'],
  [{ phone: '+919812345679' }, 'currentPassword', 'Current password is required'],
  [{ email: 'mira@example.com' }, 'currentPassword', 'Current password is required'],
  [
    { email: 'mira@example.com', currentPassword: 'Wrong-1-password' },
    'currentPassword',
    'This is not your current password',
  ],
  [{ emailVerified: true }, 'emailVerified', 'emailVerified is not a known field'],
])('changing a profile refuses %j', async (body, field, message) => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  const answer = await change(guest, body);
  expect([answer.status, answer.body.messages]).toEqual([422, [{ field, message }]]);
});

test('a new phone number needs the current password', async () => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  const answer = await change(guest, { phone: '+91 98123 45679', currentPassword: PASSWORD });
  expect([answer.status, answer.body.phone]).toEqual([200, '+919812345679']);
});

test('unchanged values need no password', async () => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  const answer = await change(guest, { email: 'Meera.Nair@example.com', phone: '+919812345678' });
  expect([answer.status, answer.body.pendingEmail]).toEqual([200, undefined]);
});

test('a new address takes effect with its code, and the old one is notified', async () => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  const asked = await change(guest, { email: 'mira@example.org', currentPassword: PASSWORD });
  expect(asked.body).toMatchObject({
    email: 'meera.nair@example.com',
    pendingEmail: 'mira@example.org',
    verification: { sentTo: 'm•••@example.org', attemptsLeft: 5 },
  });
  const code = await mailedCode(server);
  expect((await account.login(server.guest())).status).toBe(200);
  const verified = await account.verify(guest, code, 'mira@example.org');
  expect(verified.body.account?.email).toBe('mira@example.org');
  expect((await account.login(server.guest())).body.code).toBe('WRONG_CREDENTIALS');
  expect((await account.login(server.guest(), PASSWORD, 'mira@example.org')).status).toBe(200);
  const [notice] = await server.mails();
  expect(notice?.subject).toBe('Your account at Small Hotel uses another address');
  expect(notice?.to.address).toBe('meera.nair@example.com');
});

test('a new address does not take effect once its session was ended', async () => {
  const server = await startTestServer();
  const thief = await signedInGuest(server);
  await change(thief, { email: 'thief@example.org', currentPassword: PASSWORD });
  const code = await mailedCode(server);
  const owner = server.guest();
  await account.login(owner);
  await owner.post('/api/v1/auth/logout-everywhere');
  expect((await account.verify(thief, code, 'thief@example.org')).body.code).toBe('OTP_EXPIRED');
});

test.each([
  ['GET', '/api/v1/profile', undefined],
  ['PATCH', '/api/v1/profile', {}],
  ['DELETE', '/api/v1/profile', { currentPassword: PASSWORD }],
  ['POST', '/api/v1/profile/export', undefined],
  ['GET', '/api/v1/profile/picture', undefined],
  ['DELETE', '/api/v1/profile/picture', undefined],
] as const)('%s %s is for whoever is signed in', async (method, url, body) => {
  const server = await startTestServer();
  const answer = await server.app.inject({ method, url, ...(body === undefined ? {} : { payload: body }) });
  expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([401, 'NOT_SIGNED_IN']);
});

async function bookAs(guest: TestGuest, code: () => Promise<string>, stay = {}): Promise<string> {
  const { body: booking } = await guest.book((await guest.quote(stay)).id, {
    guest: { guestEmail: PLAIN_ACCOUNT.email },
    extra: { requests: 'A quiet room for Grandmother, please.' },
  });
  if (booking.verification !== undefined) {
    await guest.post(
      `/api/v1/bookings/${booking.id}/confirmation`,
      { otp: await code() },
      { 'idempotency-key': newKey() },
    );
  }
  return booking.id;
}

test('the export tells how a price was written and what is paid at the hotel', async () => {
  const catalogue = smallHotel();
  catalogue.hotel.pricesIncludeTax = true;
  const [harbour] = catalogue.locations;
  Object.assign(harbour ?? {}, {
    charges: [
      {
        per: 'ADULT_NIGHT',
        id: 'port-fee',
        label: 'Port fee',
        amountMinor: 5000,
        validFrom: '2026-01-01',
        payable: 'AT_HOTEL',
      },
    ],
  });
  const server = await startTestServer({ catalogue });
  await bookAs(server.guest(), () => mailedCode(server));
  server.clock.forward({ minutes: 61 });
  const guest = await signedInGuest(server);
  const { body } = await guest.post<AccountExport>('/api/v1/profile/export');
  expect(body.bookings[0]).toMatchObject({
    pricesIncludeTax: true,
    charges: [{ id: 'port-fee', label: 'Port fee', payable: 'AT_HOTEL', totalMinor: 20_000 }],
  });
});

test('the export is a file with everything about the guest, bookings included', async () => {
  const server = await startTestServer();
  const visitor = server.guest();
  const id = await bookAs(visitor, () => mailedCode(server));
  server.clock.forward({ minutes: 61 });
  const guest = await signedInGuest(server);
  const { status, headers, body } = await guest.post<AccountExport>('/api/v1/profile/export');
  expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="account.json"']);
  expect(body.profile.email).toBe('meera.nair@example.com');
  expect(body.sessions).toHaveLength(1);
  expect(body.bookings).toMatchObject([
    {
      state: 'SUCCESSFUL',
      location: 'Small Hotel Harbour',
      guest: { guestFirstName: 'Meera', guestEmail: 'meera.nair@example.com' },
      requests: 'A quiet room for Grandmother, please.',
      totals: { currency: 'INR', currencyDigits: 2 },
    },
  ]);
  expect(JSON.stringify(body)).not.toContain(id);
  const other = await signedInGuest(server, { email: 'asha@example.com' });
  expect((await other.post<AccountExport>('/api/v1/profile/export')).body.bookings).toEqual([]);
});

test('deleting an account requires the password', async () => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  const answer = await remove(guest, 'Wrong-1-password');
  expect([answer.status, answer.body.code]).toEqual([422, 'WRONG_PASSWORD']);
  expect((await guest.get('/api/v1/profile')).status).toBe(200);
});

test('a deleted account is gone everywhere, and its address is free again', async () => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  const elsewhere = server.guest();
  await account.login(elsewhere);
  expect((await remove(guest)).status).toBe(200);
  expect([await account.whoIs(guest), await account.whoIs(elsewhere)]).toEqual([undefined, undefined]);
  expect((await account.login(server.guest())).body.code).toBe('WRONG_CREDENTIALS');
  server.clock.forward({ minutes: 1 });
  await signedInGuest(server);
});

test('past bookings keep what was sold and charged, without the guest', async () => {
  const server = await startTestServer();
  await bookAs(server.guest(), () => mailedCode(server));
  server.clock.forward({ days: 60 });
  const guest = await signedInGuest(server);
  const [before] = await readBookings(selectBookings(server.context.db));
  await remove(guest);
  const [after] = await readBookings(selectBookings(server.context.db));
  expect(after).toMatchObject({
    reference: before?.reference,
    sold: before?.sold,
    total_minor: before?.total_minor,
    check_in: before?.check_in,
    user_id: null,
    guest_hash: '',
    first_name: 'Erased',
    last_name: 'Guest',
    requests: null,
  });
  expect(JSON.stringify(after)).not.toMatch(/meera|nair|98123|grandmother/i);
});

test('a cancelled booking leaves neither codes nor stored answers with its guest', async () => {
  const server = await startTestServer();
  const visitor = server.guest();
  await cancelStay(visitor, await bookAs(visitor, () => mailedCode(server)));
  server.clock.forward({ minutes: 2 });
  const guest = await signedInGuest(server);
  const { db } = server.context;
  const kept = async () =>
    JSON.stringify([
      await db.selectFrom('codes').select('email').execute(),
      await db.selectFrom('idempotency_keys').select('answer').execute(),
    ]);
  expect(await kept()).toMatch(/meera/i);
  await remove(guest);
  expect(await kept()).not.toMatch(/meera/i);
});

test('a future booking names its guest until the stay is over', async () => {
  const server = await startTestServer();
  await bookAs(server.guest(), () => mailedCode(server));
  server.clock.forward({ minutes: 61 });
  await remove(await signedInGuest(server));
  const names = async () =>
    (await server.context.db.selectFrom('bookings').select(['last_name', 'user_id']).execute())[0];
  expect(await names()).toEqual({ last_name: 'Nair', user_id: null });
  server.clock.forward({ days: 58 });
  await cleanUp(server.context);
  expect((await names())?.last_name).toBe('Nair');
  server.clock.forward({ days: 1 });
  await cleanUp(server.context);
  expect((await names())?.last_name).toBe('Guest');
});

test('nothing of a deleted account is left in the tables of accounts', async () => {
  const server = await startTestServer();
  const guest = await signedInGuest(server, { email: 'zebulon@example.com', firstName: 'Zebulon' });
  await change(guest, { email: 'zebulon@example.org', currentPassword: PASSWORD });
  expect(await storedBytes(server.context)).toContain('zebulon');
  await remove(guest);
  const { db } = server.context;
  const tables = ['users', 'credentials', 'sessions', 'registrations', 'known_browsers'] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  expect(rows.flat()).toEqual([]);
  // What limits count of codes says nothing of whose they were.
  const codes = await db.selectFrom('codes').select(['email', 'user_id', 'registration_id']).execute();
  expect(codes).toEqual(codes.map(() => ({ email: null, user_id: null, registration_id: null })));
});

test('cleans up expired sessions, codes, registrations and counts', async () => {
  const server = await startTestServer({ env: ONE_NETWORK });
  await signedInGuest(server);
  await account.register(server.guest(), { email: 'asha@example.com' });
  await account.login(server.guest(), 'Wrong-1-password');
  const counts = async () => {
    const tables = ['sessions', 'codes', 'registrations', 'tries'] as const;
    const rows = await Promise.all(
      tables.map((table) => server.context.db.selectFrom(table).selectAll().execute()),
    );
    return rows.map(({ length }) => length);
  };
  await cleanUp(server.context);
  expect(await counts()).toEqual([1, 2, 1, 5]);
  server.clock.forward({ days: 1, seconds: 1 });
  await cleanUp(server.context);
  expect(await counts()).toEqual([1, 0, 0, 0]);
  server.clock.forward({ days: 13 });
  await cleanUp(server.context);
  expect(await counts()).toEqual([0, 0, 0, 0]);
});
