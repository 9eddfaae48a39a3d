import { expect, test } from 'vitest';
import { account, mailedCode, OTHER_PASSWORD, PASSWORD, signedInGuest } from '../test-support/account.ts';
import type { TestGuest } from '../test-support/guest.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';
import { isCode } from './codes/code.ts';

// As better-auth 1.7.7 wrote them, before its statements became our own; the password is `PASSWORD`.
const USER = {
  id: 'kvcc0ar1xk1wkd691kv5x71fzn',
  email: 'meera.nair@example.com',
  email_verified: 1,
  first_name: 'Meera',
  last_name: 'Nair',
  phone: '+919812345678',
  language: 'en',
  gender: null,
  picture: null,
  created_at: '2026-11-20T18:45:00.000Z',
  updated_at: '2026-11-20T18:45:00.000Z',
};
const CREDENTIAL = {
  id: 'jjgxcea6kja5brr1tv0ameefd4',
  user_id: USER.id,
  account_id: USER.id,
  provider_id: 'credential',
  password:
    '$argon2id$v=19$m=19456,t=2,p=1$znx3SejuybGVhjTKa66Etw$DWtfQL/XtDVuB+jswHqPcr5XHIDBjgcn3Z8NermSOuk',
  created_at: '2026-11-20T18:45:00.000Z',
  updated_at: '2026-11-20T18:45:00.000Z',
};
const SESSION = {
  id: '8sfe1hn87e0tntwn0bh540mgte',
  user_id: USER.id,
  token: 'zjKtBhaLvlUpTo_nD40m4ben6XP83Jxpy9db_ilMArA',
  created_at: '2026-11-20T18:45:00.000Z',
  updated_at: '2026-11-20T18:45:00.000Z',
  expires_at: '2027-01-19T18:45:00.000Z',
  ip_address: '',
  user_agent: '',
};
const SECRET = 'q8Zr4kTn1Xw7Vb3Mc9Jd5Lf2Hg6Sa0Pe';
const REGISTRATION = {
  id: 'de1jqfapaf5pggttt6avxr8pwj',
  email: 'meera.nair@example.com',
  first_name: 'Meera',
  last_name: 'Nair',
  phone: '+919812345678',
  language: 'en',
  password_hash:
    '$argon2id$v=19$m=19456,t=2,p=1$dI5YrtrRkERfQrSZWAyE7Q$iTR+/uk2QVJcUGKZ6/qWTz0ePNTQMOyDcDT1CGJhMBE',
  created_at: '2026-11-20T18:45:00.000Z',
};
const CODE = {
  id: 'kat46hh0gbk94r1h98jn4q5ddf',
  purpose: 'VERIFY_EMAIL',
  form: 'DIGITS',
  booking_id: null,
  registration_id: REGISTRATION.id,
  user_id: null,
  email: 'meera.nair@example.com',
  email_key: 'FMC2W1IyDmHSITxFOBNMNVuLSPbGjR71K36GtKWxyPQ',
  guest_hash: 'lH4NspBptOwnbeYCgvFW1BAZTx5au-nvGJ4-wxT8Hk8',
  wide_network_key: 'eBk174FW4OXvqNey0rCKQZexsIDzeYwd_3ALu-f8H6w',
  is_counted: 1,
  salt: 'olsOdPuQ4VSOr_XnF226Fg',
  code_hash: 'Nzh4pvbMszDYAEWhfUxNULNA5lPdPoMkWCJ-2WqhBzc',
  created_at: '2026-11-20T18:45:00.000Z',
  resend_at: '2026-11-20T18:46:00.000Z',
  expires_at: '2026-11-20T18:50:00.000Z',
  attempts: 0,
  superseded_at: null,
  consumed_at: null,
} as const;
const GUEST_COOKIE = 'yvCEnkaV0f_BewkOCHOQugB2OQIwM62bVAgXdz1FIW-';
const SESSION_COOKIE = 'm-2I53TDT44tz0-vObjyYFyb41qU7opryQOtWqwZA3c';

async function storedRows({ context: { db } }: TestServer) {
  return {
    users: await db.selectFrom('users').selectAll().execute(),
    credentials: await db.selectFrom('credentials').selectAll().execute(),
    sessions: await db.selectFrom('sessions').selectAll().execute(),
  };
}

/** A server whose database holds the account, and the browser that was signed in to it. */
async function serverOfBefore(): Promise<{ server: TestServer; guest: TestGuest }> {
  const server = await startTestServer();
  await server.context.db.insertInto('users').values(USER).execute();
  await server.context.db.insertInto('credentials').values(CREDENTIAL).execute();
  await server.context.db.insertInto('sessions').values(SESSION).execute();
  const guest = server.guest();
  guest.cookies.set('verandah', SESSION_COOKIE);
  return { server, guest };
}

test('an existing session stays signed in until it ends', async () => {
  const { server, guest } = await serverOfBefore();
  expect(await account.whoIs(guest)).toBe(USER.email);
  server.clock.forward({ days: 13 });
  expect((await guest.get('/api/v1/profile')).status).toBe(200);
  server.clock.forward({ days: 14 });
  expect(await account.whoIs(guest)).toBeUndefined();
});

test('only the right password of an existing account signs in', async () => {
  const { server } = await serverOfBefore();
  expect((await account.login(server.guest(), OTHER_PASSWORD)).status).toBe(422);
  const answer = await account.login(server.guest());
  expect([answer.status, answer.body.account?.firstName]).toEqual([200, 'Meera']);
});

test('an existing account can be changed, gets a new password and ends its old session', async () => {
  const { server, guest } = await serverOfBefore();
  const changed = await guest.send('PATCH', '/api/v1/profile', { firstName: 'Mira', gender: 'FEMALE' });
  expect(changed.status).toBe(200);
  server.clock.forward({ minutes: 3 });
  const elsewhere = server.guest();
  await account.forgot(elsewhere);
  expect((await account.reset(elsewhere, await mailedCode(server))).status).toBe(200);
  expect(await account.whoIs(guest)).toBeUndefined();
  const hash: unknown = expect.stringMatching(/^\$argon2id\$/);
  expect(await storedRows(server)).toEqual({
    users: [{ ...USER, first_name: 'Mira', gender: 'FEMALE' }],
    credentials: [{ ...CREDENTIAL, password: hash, updated_at: '2026-11-20T18:48:00.000Z' }],
    sessions: [],
  });
  expect((await account.login(server.guest(), OTHER_PASSWORD)).status).toBe(200);
});

test('an existing account is deleted with its password and all its sessions', async () => {
  const { server, guest } = await serverOfBefore();
  await account.login(server.guest());
  const removed = await guest.send('DELETE', '/api/v1/profile', { currentPassword: PASSWORD });
  expect(removed.status).toBe(200);
  expect(await storedRows(server)).toEqual({ users: [], credentials: [], sessions: [] });
});

test('only a code that was mailed before opens the account', async () => {
  const server = await startTestServer({ env: { VERANDAH_SECRET: SECRET } });
  await server.context.db.insertInto('registrations').values(REGISTRATION).execute();
  await server.context.db.insertInto('codes').values(CODE).execute();
  const guest = server.guest();
  guest.cookies.set('verandah_guest', GUEST_COOKIE);
  expect((await account.verify(guest, '636545')).body.code).toBe('OTP_INVALID');
  expect((await account.verify(guest, '636544')).status).toBe(200);
  expect((await account.login(server.guest())).status).toBe(200);
});

test('the code of a booking is hashed as in the version before', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const { body: booking } = await guest.book((await guest.quote()).id);
  const typed = { scope: `booking:${booking.id}`, code: await mailedCode(server) };
  const [row] = await server.context.db.selectFrom('codes').select(['salt', 'code_hash']).execute();
  expect(row !== undefined && (await isCode(server.context, row, typed))).toBe(true);
});

test('a new account is stored in the form that the version before reads', async () => {
  const server = await startTestServer();
  await signedInGuest(server);
  const rows = await storedRows(server);
  const id = rows.users[0]?.id;
  const anyId: unknown = expect.stringMatching(/^[0-9a-z]{26}$/);
  const anyHash: unknown = expect.stringMatching(/^\$argon2id\$v=19\$/);
  const anyToken: unknown = expect.stringMatching(/^[\w-]{43}$/);
  expect(rows).toEqual({
    users: [{ ...USER, id: anyId }],
    credentials: [{ ...CREDENTIAL, id: anyId, user_id: id, account_id: id, password: anyHash }],
    sessions: [{ ...SESSION, id: anyId, user_id: id, token: anyToken }],
  });
});
