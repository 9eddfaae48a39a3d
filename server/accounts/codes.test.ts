import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { account, mailedCode, PLAIN_ACCOUNT, signedInGuest } from '../test-support/account.ts';
import type { TestGuest } from '../test-support/guest.ts';
import { storedBytes } from '../test-support/stored-bytes.ts';
import { ONE_NETWORK, startTestServer, type TestServer } from '../test-support/test-server.ts';

/**
 * How many guesses arrive at once, and how many right codes: `CODE_GUESSES=1000 npx vitest run --project node
 * server/accounts/codes.test.ts` is the long form (TRUST A1).
 */
const GUESSES = Number(process.env['CODE_GUESSES'] ?? 100);
const RIGHT_CODES = Math.ceil(GUESSES / 5);
const MS_PER_GUESS = 100;
const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1' };

interface Waiting {
  server: TestServer;
  guest: TestGuest;
  code: string;
}

async function registered(): Promise<Waiting> {
  const server = await startTestServer({ env: BEHIND_PROXY });
  const guest = server.guest();
  await account.register(guest);
  return { server, guest, code: await mailedCode(server) };
}

function wrong(code: string, by: number): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0');
}

/** Every guess from a network of its own: what is tested here are the limits of the code. */
async function guessAll(guest: TestGuest, guesses: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(
    guesses.map((otp, index) =>
      guest.post<{ code?: string }>(
        '/api/v1/auth/verify-email',
        { email: PLAIN_ACCOUNT.email, otp },
        { 'x-forwarded-for': `10.1.${index >> 8}.${index & 255}` },
      ),
    ),
  );
  return answers.map(({ status, body }) => body.code ?? String(status));
}

function count(outcomes: readonly string[], outcome: string): number {
  return outcomes.filter((each) => each === outcome).length;
}

test(
  'of many parallel wrong codes five are compared, and then even the right one fails',
  { timeout: 20_000 + GUESSES * MS_PER_GUESS },
  async () => {
    const { guest, code } = await registered();
    const outcomes = await guessAll(
      guest,
      Array.from({ length: GUESSES }, (_, by) => wrong(code, by + 1)),
    );
    expect([count(outcomes, 'OTP_INVALID'), count(outcomes, 'OTP_EXHAUSTED')]).toEqual([5, GUESSES - 5]);
    expect((await account.verify(guest, code)).body.code).toBe('OTP_EXHAUSTED');
  },
);

test('a server that forgot the attempts would compare more of them', async (context) => {
  const { server, guest, code } = await registered();
  context.skip(server.context.config.database.kind !== 'sqlite', 'the fault is written for SQLite');
  await sql`create trigger forget after update of attempts on codes when new.attempts > 4
    begin update codes set attempts = 0 where id = new.id; end`.execute(server.context.db);
  const outcomes = await guessAll(
    guest,
    Array.from({ length: 50 }, (_, by) => wrong(code, by + 1)),
  );
  expect(count(outcomes, 'OTP_INVALID')).toBeGreaterThan(5);
});

test('only one of many parallel right codes opens the account', async () => {
  const { server, guest, code } = await registered();
  const outcomes = await guessAll(
    guest,
    Array.from({ length: RIGHT_CODES }, () => code),
  );
  expect(count(outcomes, '200')).toBe(1);
  expect(await server.context.db.selectFrom('users').select('email').execute()).toEqual([
    { email: PLAIN_ACCOUNT.email },
  ]);
});

test.each<[string, (waiting: Waiting) => Promise<TestGuest>, string]>([
  [
    'after it was used',
    async ({ guest, code }) => {
      await account.verify(guest, code);
      return guest;
    },
    'OTP_EXPIRED',
  ],
  [
    'after it was used and the server started again',
    async ({ server, guest, code }) => {
      await account.verify(guest, code);
      await server.restart();
      return guest;
    },
    'OTP_EXPIRED',
  ],
  [
    'after a newer one was sent',
    async ({ server, guest }) => {
      server.clock.forward({ minutes: 1 });
      await account.resend(guest);
      return guest;
    },
    'OTP_INVALID',
  ],
  [
    'after five minutes',
    async ({ server, guest }) => {
      server.clock.forward({ minutes: 5 });
      return guest;
    },
    'OTP_EXPIRED',
  ],
  [
    'after the clock jumped a day',
    async ({ server, guest }) => {
      server.clock.forward({ days: 1 });
      return guest;
    },
    'OTP_EXPIRED',
  ],
  ['in another browser', async ({ server }) => server.guest(), 'OTP_EXPIRED'],
])('a code is worth nothing %s', async (_case, change, refusal) => {
  const waiting = await registered();
  const guest = await change(waiting);
  const answer = await account.verify(guest, waiting.code);
  expect([answer.status, answer.body.code]).toEqual([422, refusal]);
});

test('a code is valid for one purpose and one address only', async () => {
  const { server, guest, code } = await registered();
  expect((await account.reset(guest, code)).body.code).toBe('OTP_EXPIRED');
  expect((await account.verify(guest, code, 'other@example.com')).body.code).toBe('OTP_EXPIRED');
  expect((await account.verify(guest, code)).status).toBe(200);
  server.clock.forward({ minutes: 1 });
  await account.forgot(guest);
  const resetCode = await mailedCode(server);
  expect((await account.verify(guest, resetCode)).body.code).toBe('OTP_EXPIRED');
  expect((await account.reset(guest, resetCode)).status).toBe(200);
});

test('an address gets at most five codes an hour and ten a day, for all purposes', async () => {
  const server = await startTestServer({ env: ONE_NETWORK });
  const statuses: number[] = [];
  for (let hour = 0; hour < 3; hour += 1) {
    for (let ask = 0; ask < 6; ask += 1) {
      const guest = server.guest();
      const answer = ask % 2 === 0 ? await account.register(guest) : await account.forgot(guest);
      statuses.push(answer.status);
      server.clock.forward({ minutes: 1 });
    }
    server.clock.forward({ minutes: 55 });
  }
  expect(statuses).toEqual([
    202, 202, 202, 202, 202, 429, 202, 202, 202, 202, 202, 429, 429, 429, 429, 429, 429, 429,
  ]);
  expect(await server.context.db.selectFrom('outbox').select('id').execute()).toHaveLength(10);
});

test('limits the codes of one network without delaying another', async () => {
  const server = await startTestServer({ env: BEHIND_PROXY });
  const ask = (index: number, network: string) =>
    server
      .guest()
      .post(
        '/api/v1/auth/forgot-password',
        { email: `guest${index}@example.com` },
        { 'x-forwarded-for': network },
      );
  const statuses = [];
  for (let index = 0; index < 21; index += 1) {
    // The /64 of one household, a new address each time.
    statuses.push((await ask(index, `2001:db8:1:2::${index + 1}`)).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 202));
  expect(statuses.at(-1)).toBe(429);
  expect((await ask(100, '2001:db8:1:3::1')).status).toBe(202);
});

test('neither the database nor the log nor any answer holds a code', async () => {
  const server = await startTestServer({ env: { LOG_LEVEL: 'debug' } });
  const guest = server.guest();
  const asked = await account.register(guest);
  const queued = await storedBytes(server.context);
  const code = await mailedCode(server);
  const verified = await account.verify(guest, code);
  const told = [queued, await storedBytes(server.context), server.logs.join(''), asked.text, verified.text];
  const asWord = new RegExp(`(?<![0-9])${code}(?![0-9])`);
  for (const text of told) expect(text).not.toMatch(asWord);
  expect(JSON.stringify([asked.headers, verified.headers])).not.toMatch(asWord);
  // The same look finds a code that is there.
  await server.context.db
    .updateTable('users')
    .set({ last_name: `Nair ${code}` })
    .execute();
  expect(await storedBytes(server.context)).toMatch(asWord);
});

test('the log of a whole life with an account names nobody', async () => {
  const server = await startTestServer({ env: { LOG_LEVEL: 'debug' } });
  const guest = await signedInGuest(server);
  await account.login(guest, 'Wrong-1-password');
  await guest.get('/api/v1/profile');
  const secrets = ['meera', 'Nair', '98123', 'Marigold', guest.cookies.get('verandah') ?? 'no cookie'];
  for (const secret of secrets) expect(server.logs.join('')).not.toContain(secret);
  expect(server.logs.join('')).toContain('/api/v1/auth/login');
});
