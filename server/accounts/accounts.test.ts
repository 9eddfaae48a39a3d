import { expect, test } from 'vitest';
import {
  account,
  mailedCode,
  OTHER_PASSWORD,
  PASSWORD,
  PLAIN_ACCOUNT,
  signedInGuest,
} from '../test-support/account.ts';
import { startTestServer } from '../test-support/test-server.ts';

const SIGNED_IN = {
  account: {
    email: 'meera.nair@example.com',
    firstName: 'Meera',
    lastName: 'Nair',
    phone: '+919812345678',
    language: 'en',
  },
};

test('a guest registers, confirms the address with the code and is signed in', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const asked = await account.register(guest, {
    email: ' Meera.Nair@EXAMPLE.com ',
    phone: '+91 98123 45678',
  });
  expect([asked.status, asked.body]).toEqual([
    202,
    {
      sentTo: 'm•••@example.com',
      sentAs: 'CODE',
      expiresAt: '2026-11-20T18:50:00.000Z',
      resendAt: '2026-11-20T18:46:00.000Z',
      attemptsLeft: 5,
    },
  ]);
  expect(await account.whoIs(guest)).toBeUndefined();
  const verified = await account.verify(guest, await mailedCode(server));
  expect([verified.status, verified.body]).toEqual([200, SIGNED_IN]);
  expect((await guest.get('/api/v1/auth/session')).body).toEqual(SIGNED_IN);
});

test('an address of an international domain is one account, however its domain is written', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const asked = await account.register(guest, { email: 'anna@münchen.example' });
  expect([asked.status, asked.body.sentTo]).toEqual([202, 'a•••@münchen.example']);
  const [mail] = await server.guestMails();
  expect(mail?.to.address).toBe('anna@xn--mnchen-3ya.example');
  const code = await mailedCode(server);
  const verified = await account.verify(
    guest,
    `${code.slice(0, 3)}-${code.slice(3)}`,
    'anna@MÜNCHEN.example',
  );
  expect(verified.body.account?.email).toBe('anna@xn--mnchen-3ya.example');
  for (const email of [
    'anna@münchen.example',
    'anna@xn--mnchen-3ya.example',
    'mailto:anna@mu\u0308nchen.example.',
    '\u200Banna@münchen.example',
  ])
    expect((await account.login(server.guest(), PASSWORD, email)).status).toBe(200);
});

test('the code comes in a text and HTML mail from the hotel without any input', async () => {
  const server = await startTestServer();
  await account.register(server.guest(), { firstName: 'Click.evil.example' });
  const [mail] = await server.mails();
  expect(mail?.subject).toBe('Your code for Small Hotel');
  expect(mail?.text).toMatch(/^\d{6}$/m);
  expect(mail?.text).toContain('It works until 21 Nov 2026, 00:20 (Asia/Kolkata).');
  expect(mail?.text).not.toMatch(/evil|mail\.|\{\{/);
  expect(mail?.html).not.toMatch(/evil/);
});

test.each([
  [{ email: '' }, 'email', 'Email is required'],
  [{ email: 'meera@' }, 'email', 'Enter a valid Email'],
  [{ phone: '' }, 'phone', 'Phone is required'],
  [{ phone: '9' }, 'phone', 'Enter a valid phone number'],
  [{ phone: '98123' }, 'phone', 'Enter a valid phone number'],
  [{ firstName: '' }, 'firstName', 'First name is required'],
  [{ lastName: 'N4ir' }, 'lastName', 'No numbers or special characters allowed'],
  [{ password: 'Short-7' }, 'password', 'must be atleast 8 characters long'],
  [
    { password: 'marigold-ferry' },
    'password',
    'Password must contain at least one number, special character and a mixture of uppercase and lowercase letters.',
  ],
  [{ password: 'P@ssw0rd123!' }, 'password', 'This password is used too often. Choose another one'],
  [{ confirmPassword: 'Marigold-7-Ferry' }, 'confirmPassword', 'Password does not match with above field'],
  [{ role: 'admin' }, 'role', 'role is not a known field'],
])('registering refuses %j', async (changes, field, message) => {
  const server = await startTestServer();
  const answer = await account.register(server.guest(), changes);
  expect([answer.status, answer.body.messages]).toContainEqual(
    expect.arrayContaining([expect.objectContaining({ field, message })]),
  );
  expect(await server.mails()).toHaveLength(0);
});

test('signing in starts a session, and signing out ends it', async () => {
  const server = await startTestServer();
  await signedInGuest(server);
  const guest = server.guest();
  const answer = await account.login(guest, PASSWORD, 'MEERA.nair@example.com');
  expect([answer.status, answer.body]).toEqual([200, SIGNED_IN]);
  const token = guest.cookies.get('verandah') ?? '';
  const out = await guest.post('/api/v1/auth/logout');
  expect([out.status, out.body]).toEqual([200, { account: null }]);
  guest.cookies.set('verandah', token);
  expect(await account.whoIs(guest)).toBeUndefined();
});

test('signing out without a session is not an error', async () => {
  const server = await startTestServer();
  expect((await server.guest().post('/api/v1/auth/logout')).body).toEqual({ account: null });
});

test('a wrong password and an unknown address get the same refusal', async () => {
  const server = await startTestServer();
  await signedInGuest(server);
  const wrong = await account.login(server.guest(), OTHER_PASSWORD);
  const unknown = await account.login(server.guest(), OTHER_PASSWORD, 'nobody@example.com');
  expect([wrong.status, wrong.body]).toEqual([
    422,
    {
      code: 'WRONG_CREDENTIALS',
      messages: [{ field: 'password', message: 'The e-mail or the password is not right' }],
    },
  ]);
  expect(unknown.text).toBe(wrong.text);
});

test('without the code there is no account, and only the browser that registered learns why', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await account.register(guest);
  const here = await account.login(guest);
  expect([here.status, here.body.code]).toEqual([403, 'EMAIL_UNVERIFIED']);
  expect((await account.login(guest, OTHER_PASSWORD)).body.code).toBe('WRONG_CREDENTIALS');
  expect((await account.login(server.guest())).body.code).toBe('WRONG_CREDENTIALS');
  for (const url of ['/api/v1/profile', '/api/v1/profile/picture'])
    expect((await guest.get(url)).status).toBe(401);
});

test('a new code is sent after a minute and ends the one before', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await account.register(guest);
  const first = await mailedCode(server);
  const soon = await account.resend(guest);
  expect([soon.status, soon.body.code, soon.headers['retry-after']]).toEqual([429, 'OTP_TOO_SOON', '60']);
  server.clock.forward({ seconds: 60 });
  expect((await account.resend(guest)).status).toBe(202);
  const second = await mailedCode(server);
  expect((await account.verify(guest, first)).body.code).toBe('OTP_INVALID');
  expect((await account.verify(guest, second)).status).toBe(200);
});

test('an expired code is replaced and keeps the registration', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await account.register(guest);
  const first = await mailedCode(server);
  server.clock.forward({ minutes: 5 });
  expect((await account.verify(guest, first)).body.code).toBe('OTP_EXPIRED');
  await account.resend(guest);
  expect((await account.verify(guest, await mailedCode(server))).body).toEqual(SIGNED_IN);
});

test('refuses to resend when no address waits for confirmation', async () => {
  const server = await startTestServer();
  const answer = await account.resend(server.guest());
  expect([answer.status, answer.body.code]).toEqual([410, 'NOTHING_TO_VERIFY']);
});

test('only the mailbox learns that its address has an account', async () => {
  const server = await startTestServer();
  await signedInGuest(server);
  server.clock.forward({ minutes: 1 });
  const stranger = server.guest();
  const answer = await account.register(stranger, {
    password: OTHER_PASSWORD,
    confirmPassword: OTHER_PASSWORD,
  });
  expect(answer.status).toBe(202);
  const [mail] = await server.mails();
  expect(mail?.subject).toBe('You already have an account at Small Hotel');
  expect(mail?.text).not.toMatch(/^\d{6}$/m);
  expect((await account.login(server.guest())).status).toBe(200);
});

test('a forgotten password is replaced with a code; every session ends and the owner is notified', async () => {
  const server = await startTestServer();
  const elsewhere = await signedInGuest(server);
  server.clock.forward({ minutes: 1 });
  const guest = server.guest();
  expect((await account.forgot(guest)).status).toBe(202);
  const answer = await account.reset(guest, await mailedCode(server));
  expect([answer.status, answer.body]).toEqual([200, { account: null }]);
  expect(await account.whoIs(elsewhere)).toBeUndefined();
  expect((await account.login(guest)).body.code).toBe('WRONG_CREDENTIALS');
  expect((await account.login(guest, OTHER_PASSWORD)).status).toBe(200);
  expect((await server.mails())[0]?.subject).toBe('Your password at Small Hotel was changed');
});

test('a rejected new password does not use up the code', async () => {
  const server = await startTestServer();
  await signedInGuest(server);
  server.clock.forward({ minutes: 1 });
  const guest = server.guest();
  await account.forgot(guest);
  const code = await mailedCode(server);
  const weak = await account.reset(guest, code, { password: 'weak', confirmPassword: 'weak' });
  expect([weak.status, weak.body.code]).toEqual([422, 'VALIDATION']);
  const other = await account.reset(guest, code, { confirmPassword: PASSWORD });
  expect(other.body.messages).toEqual([
    { field: 'confirmPassword', message: 'Password does not match with above field' },
  ]);
  expect((await account.reset(guest, code)).status).toBe(200);
});

test('a password request for an address without an account is answered by mail', async () => {
  const server = await startTestServer();
  expect((await account.forgot(server.guest())).status).toBe(202);
  const [mail] = await server.mails();
  expect(mail?.subject).toBe('There is no account for this address at Small Hotel');
});

test('a password is changed with the current one; other sessions end, this browser gets a new one', async () => {
  const server = await startTestServer();
  const elsewhere = await signedInGuest(server);
  const guest = server.guest();
  await account.login(guest);
  const before = guest.cookies.get('verandah');
  const change = (currentPassword: string) =>
    guest.post<{ code: string }>('/api/v1/auth/change-password', {
      currentPassword,
      password: OTHER_PASSWORD,
      confirmPassword: OTHER_PASSWORD,
    });
  expect((await change('Not-it-7-really')).body.code).toBe('WRONG_PASSWORD');
  expect((await change(PASSWORD)).status).toBe(200);
  expect(guest.cookies.get('verandah')).not.toBe(before);
  expect([await account.whoIs(guest), await account.whoIs(elsewhere)]).toEqual([
    'meera.nair@example.com',
    undefined,
  ]);
  expect((await account.login(server.guest(), OTHER_PASSWORD)).status).toBe(200);
  expect((await server.mails())[0]?.subject).toBe('Your password at Small Hotel was changed');
});

test('signing out everywhere ends every session', async () => {
  const server = await startTestServer();
  const elsewhere = await signedInGuest(server);
  const guest = server.guest();
  await account.login(guest);
  expect((await guest.post('/api/v1/auth/logout-everywhere')).status).toBe(200);
  expect([await account.whoIs(guest), await account.whoIs(elsewhere)]).toEqual([undefined, undefined]);
  expect((await guest.post<{ code: string }>('/api/v1/auth/logout-everywhere')).body.code).toBe(
    'NOT_SIGNED_IN',
  );
});

test('a session survives a restart', async () => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  await server.restart();
  expect(await account.whoIs(guest)).toBe(PLAIN_ACCOUNT.email);
});
