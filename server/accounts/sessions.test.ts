import { expect, test } from 'vitest';
import { account, OTHER_PASSWORD, PASSWORD, signedInGuest } from '../test-support/account.ts';
import type { TestGuest } from '../test-support/guest.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

const DAYS_IDLE = 14;
const DAYS_AT_MOST = 60;

test.each([
  [{}, /^verandah=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/],
  [
    { SITE_ORIGIN: 'https://hotel.example' },
    /^__Host-verandah=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  ],
])('the cookie of a session with %j', async (env, expected) => {
  const server = await startTestServer({ env });
  await signedInGuest(server);
  const { headers } = await account.login(server.guest());
  const cookies = [headers['set-cookie']].flat().map(String);
  expect(cookies).toContainEqual(expect.stringMatching(expected));
});

test('the table keeps the hash of a token, no network and no browser', async () => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  const [session] = await server.context.db.selectFrom('sessions').selectAll().execute();
  const token = guest.cookies.get('verandah') ?? '';
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(JSON.stringify(session)).not.toContain(token);
  expect([session?.ip_address, session?.user_agent]).toEqual(['', '']);
  guest.cookies.set('verandah', session?.token ?? '');
  expect(await account.whoIs(guest)).toBeUndefined();
});

test.each<[string, (server: TestServer, guest: TestGuest) => Promise<void>, boolean]>([
  ['is used', async () => {}, true],
  [
    'was idle for almost two weeks',
    async ({ clock }) => clock.forward({ days: DAYS_IDLE, minutes: -11 }),
    true,
  ],
  ['was idle for two weeks', async ({ clock }) => clock.forward({ days: DAYS_IDLE }), false],
  [
    'is used every week of its life',
    async ({ clock }, guest) => {
      for (let week = 0; week < 8; week += 1) {
        clock.forward({ days: 7 });
        await account.whoIs(guest);
      }
    },
    true,
  ],
  [
    'is used every week beyond its life',
    async ({ clock }, guest) => {
      for (let week = 0; week < 8; week += 1) {
        clock.forward({ days: 7 });
        await account.whoIs(guest);
      }
      clock.forward({ days: DAYS_AT_MOST - 56 });
    },
    false,
  ],
  [
    'belongs to a password that was reset',
    async (server) => {
      server.clock.forward({ minutes: 1 });
      const elsewhere = server.guest();
      await account.forgot(elsewhere);
      const code = /^\d{6}$/m.exec((await server.mails())[0]?.text ?? '')?.[0] ?? '';
      expect((await account.reset(elsewhere, code)).status).toBe(200);
    },
    false,
  ],
  [
    'belongs to a password that was changed elsewhere',
    async (server) => {
      const elsewhere = server.guest();
      await account.login(elsewhere);
      await elsewhere.post('/api/v1/auth/change-password', {
        currentPassword: PASSWORD,
        password: OTHER_PASSWORD,
        confirmPassword: OTHER_PASSWORD,
      });
    },
    false,
  ],
  [
    'was ended from elsewhere',
    async (server) => {
      const elsewhere = server.guest();
      await account.login(elsewhere);
      await elsewhere.post('/api/v1/auth/logout-everywhere');
    },
    false,
  ],
  [
    'was not ended by a sign-out elsewhere',
    async (server) => {
      const elsewhere = server.guest();
      await account.login(elsewhere);
      await elsewhere.post('/api/v1/auth/logout');
    },
    true,
  ],
])('a session that %s', async (_case, happen, lives) => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  await happen(server, guest);
  expect((await account.whoIs(guest)) !== undefined).toBe(lives);
  expect((await guest.get('/api/v1/profile')).status).toBe(lives ? 200 : 401);
});

test('signing in ends the session that the browser had and takes over no token that was planted', async () => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  const first = guest.cookies.get('verandah') ?? '';
  await account.login(guest);
  const old = server.guest();
  old.cookies.set('verandah', first);
  expect(await account.whoIs(old)).toBeUndefined();
  const planted = 'A'.repeat(43);
  const victim = server.guest();
  victim.cookies.set('verandah', planted);
  await account.login(victim);
  expect(victim.cookies.get('verandah')).not.toBe(planted);
});
