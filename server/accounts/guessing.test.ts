import { expect, test } from 'vitest';
import { account, OTHER_PASSWORD, PASSWORD, PLAIN_ACCOUNT, signedInGuest } from '../test-support/account.ts';
import type { TestGuest } from '../test-support/guest.ts';
import { ONE_NETWORK, startTestServer, type TestServer } from '../test-support/test-server.ts';

function guess(
  guest: TestGuest,
  { password = 'Wrong-1-password', email = PLAIN_ACCOUNT.email, from = '' } = {},
) {
  return guest.post<{ code?: string }>(
    '/api/v1/auth/login',
    { email, password },
    from === '' ? {} : { 'x-forwarded-for': from },
  );
}

/** One after the other, each from a browser of its own. */
async function guesses(server: TestServer, times: number, options: Parameters<typeof guess>[1] = {}) {
  const answers = [];
  for (let index = 0; index < times; index += 1) answers.push(await guess(server.guest(), options));
  return answers;
}

test.each([PLAIN_ACCOUNT.email, 'nobody@example.com'])(
  'ten wrong passwords for %s are free, then each one waits longer, up to a quarter of an hour',
  async (email) => {
    const server = await startTestServer({ env: ONE_NETWORK });
    await signedInGuest(server);
    const free = await guesses(server, 10, { email });
    expect(free.map(({ body }) => body.code)).toEqual(free.map(() => 'WRONG_CREDENTIALS'));
    const waits: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      const refused = await guess(server.guest(), { email });
      expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      waits.push(Number(refused.headers['retry-after']));
      server.clock.forward({ seconds: waits.at(-1) ?? 0 });
      expect((await guess(server.guest(), { email })).body.code).toBe('WRONG_CREDENTIALS');
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
  },
);

test.each([
  ['one network', 40, () => '10.0.0.1', 10],
  ['as many networks', 120, (index: number) => `10.0.${index}.1`, 100],
])('of parallel wrong passwords from %s so many are compared', async (_case, times, from, most) => {
  const server = await startTestServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  await signedInGuest(server);
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) => guess(server.guest(), { from: from(index) })),
  );
  expect(answers.filter(({ body }) => body.code === 'WRONG_CREDENTIALS')).toHaveLength(most);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(times - most);
});

test('five guessing networks do not stop an owner on a sixth from signing in (TRUST A7)', async () => {
  const server = await startTestServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  await signedInGuest(server);
  const guessForHalfAnHour = async (): Promise<void> => {
    for (let minute = 0; minute < 30; minute += 1) {
      for (let network = 1; network <= 5; network += 1) {
        await guess(server.guest(), { from: `10.0.${network}.1` });
      }
      server.clock.forward({ minutes: 1 });
    }
  };
  for (let half = 0; half < 6; half += 1) {
    await guessForHalfAnHour();
    const owner = await guess(server.guest(), { password: PASSWORD, from: '192.0.2.7' });
    expect([half, owner.status]).toEqual([half, 200]);
  }
});

test('a stranger cannot lock out the owner of a known browser or of the mailbox, nor anyone for good', async () => {
  const server = await startTestServer({ env: ONE_NETWORK });
  const owner = await signedInGuest(server);
  await guesses(server, 10);
  expect((await guess(server.guest(), { password: PASSWORD })).status).toBe(429);
  expect((await account.login(owner)).status).toBe(200);
  server.clock.forward({ seconds: 30 });
  expect((await guess(server.guest(), { password: PASSWORD })).status).toBe(200);
});

test('a new password ends the separate attempts of a known browser', async () => {
  const server = await startTestServer({ env: ONE_NETWORK });
  const thief = await signedInGuest(server);
  const owner = server.guest();
  await account.login(owner);
  await owner.post('/api/v1/auth/change-password', {
    currentPassword: PASSWORD,
    password: OTHER_PASSWORD,
    confirmPassword: OTHER_PASSWORD,
  });
  await guesses(server, 10);
  expect((await guess(thief)).status).toBe(429);
  expect((await guess(owner, { password: OTHER_PASSWORD })).status).toBe(200);
});

test.each([
  ['an address that the client makes up', ONE_NETWORK, (index: number) => `203.0.113.${index}`, 429],
  [
    'the addresses of one IPv6 household',
    { TRUSTED_PROXIES: '127.0.0.1' },
    (index: number) => `2001:db8:1:2::${index + 1}`,
    429,
  ],
  [
    'the addresses of different networks',
    { TRUSTED_PROXIES: '127.0.0.1' },
    (index: number) => `203.0.113.${index}`,
    422,
  ],
  [
    'what a client writes before the address that a proxy adds',
    { TRUSTED_PROXIES: '127.0.0.1' },
    (index: number) => `198.51.100.${index}, 203.0.113.7`,
    429,
  ],
])('passwords from %s', async (_case, env, from, status) => {
  const server = await startTestServer({ env });
  for (let index = 0; index < 50; index += 1)
    await guess(server.guest(), { email: `guest${index}@example.com`, from: from(index) });
  const last = await guess(server.guest(), { email: 'guest51@example.com', from: from(51) });
  expect(last.status).toBe(status);
});

/** Headers in which some program or other puts an address; none of them is read here. */
const SPOOFED = [
  'cf-connecting-ip',
  'client-ip',
  'fastly-client-ip',
  'forwarded',
  'true-client-ip',
  'via',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-forwarded',
  'x-forwarded-host',
  'x-originating-ip',
  'x-real-ip',
  'x-remote-addr',
];

test.each([ONE_NETWORK, { TRUSTED_PROXIES: '127.0.0.1' }])(
  'no other header makes a network look like another one, with %j',
  async (env) => {
    const server = await startTestServer({ env });
    const guessWith = (index: number) => {
      const address = `203.0.113.${index}`;
      const headers = SPOOFED.map((name) => [name, name === 'forwarded' ? `for=${address}` : address]);
      return server
        .guest('198.51.100.34')
        .post(
          '/api/v1/auth/login',
          { email: `guest${index}@example.com`, password: 'Wrong-1-password' },
          Object.fromEntries(headers) as Record<string, string>,
        );
    };
    for (let index = 0; index < 50; index += 1) expect((await guessWith(index)).status).toBe(422);
    expect((await guessWith(51)).status).toBe(429);
  },
);

test('slows down a botnet, and a guest by at most a second', async () => {
  const server = await startTestServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  await signedInGuest(server);
  const one = (index: number) =>
    guess(server.guest(), { email: `guest${index}@example.com`, from: `203.0.113.${index}` });
  expect((await one(1)).status).toBe(422);
  // As if two thousand others had tried within the hour.
  await server.context.db
    .updateTable('tries')
    .set({ tries: 2100 })
    .where('key', 'like', 'PASSWORD_EVERYBODY%')
    .execute();
  expect((await one(2)).status).toBe(422);
  const refused = await one(3);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
  server.clock.forward({ seconds: 1 });
  expect((await account.login(server.guest())).status).toBe(200);
});

test('limits guesses at the current password in an open session', async () => {
  const server = await startTestServer({ env: ONE_NETWORK });
  const guest = await signedInGuest(server);
  const change = (currentPassword: string) =>
    guest.send<{ code: string }>('PATCH', '/api/v1/profile', { phone: '+919812345679', currentPassword });
  for (let index = 0; index < 10; index += 1)
    expect((await change(`Wrong-${index}-password`)).body.code).toBe('WRONG_PASSWORD');
  expect((await change(PASSWORD)).status).toBe(429);
});

test('a right password does not delay others on the same network', async () => {
  const server = await startTestServer({ env: ONE_NETWORK });
  await signedInGuest(server);
  for (let index = 0; index < 49; index += 1)
    await guess(server.guest(), { email: `guest${index}@example.com` });
  for (let index = 0; index < 5; index += 1) expect((await account.login(server.guest())).status).toBe(200);
  // The fiftieth wrong one is free, and then somebody waits, right or wrong.
  expect((await guess(server.guest(), { email: 'guest50@example.com' })).status).toBe(422);
  expect((await account.login(server.guest())).status).toBe(429);
  server.clock.forward({ seconds: 10 });
  expect((await account.login(server.guest())).status).toBe(200);
});

test('a network gets its free attempts back within an hour of mistyping', async () => {
  const server = await startTestServer({ env: ONE_NETWORK });
  await signedInGuest(server);
  for (let index = 0; index < 55; index += 1) {
    expect((await guess(server.guest(), { email: `guest${index}@example.com` })).status).toBe(422);
    server.clock.forward({ minutes: 5 });
  }
  expect((await account.login(server.guest())).status).toBe(200);
  expect((await account.login(server.guest())).status).toBe(200);
});

test('a right attempt does not clear the wrong attempts of others', async () => {
  const server = await startTestServer({ env: ONE_NETWORK });
  await signedInGuest(server);
  const wrong = Array.from({ length: 20 }, (_, index) => index);
  await Promise.all([
    ...wrong.map((index) => guess(server.guest(), { email: `guest${index}@example.com` })),
    ...wrong.slice(0, 5).map(() => account.login(server.guest())),
  ]);
  const counted = await server.context.db
    .selectFrom('tries')
    .select('tries')
    .where('key', 'like', 'PASSWORD_NETWORK%')
    .executeTakeFirst();
  expect(counted?.tries).toBe(20);
});

test('a clock that is put back by an hour causes no wait', async () => {
  const server = await startTestServer({ env: ONE_NETWORK });
  await signedInGuest(server);
  await guess(server.guest());
  server.clock.forward({ minutes: -60 });
  expect((await guess(server.guest())).status).toBe(422);
  expect((await account.login(server.guest())).status).toBe(200);
});
