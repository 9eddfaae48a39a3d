import { expect, test } from 'vitest';
import { account, OTHER_PASSWORD, PLAIN_ACCOUNT, signedInGuest } from '../test-support/account.ts';
import type { TestAnswer, TestGuest } from '../test-support/guest.ts';
import { startTestServer } from '../test-support/test-server.ts';

const KNOWN = PLAIN_ACCOUNT.email;
/** Of the same length and with the same first letter, so that the masked address is the same. */
const UNKNOWN = 'maria.nair@example.com';

/** Everything that a stranger sees of an answer, but for what is random in every answer. */
function visible({ status, headers, text }: TestAnswer<unknown>): object {
  const { date: _date, ...others } = headers;
  const plain = JSON.stringify(others).replaceAll(/verandah_guest=[\w-]{43}/g, 'verandah_guest=…');
  return { status, headers: plain, text };
}

const other = { password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD };

test.each<[string, (guest: TestGuest, email: string) => Promise<TestAnswer<unknown>[]>]>([
  ['registering', async (guest, email) => [await account.register(guest, { email, ...other })]],
  ['signing in', async (guest, email) => [await account.login(guest, OTHER_PASSWORD, email)]],
  ['asking for a new password', async (guest, email) => [await account.forgot(guest, email)]],
  ['asking for another code', async (guest, email) => [await account.resend(guest, email)]],
  [
    'asking twice',
    async (guest, email) => [
      await account.register(guest, { email, ...other }),
      await account.resend(guest, email),
      await account.forgot(guest, email),
    ],
  ],
  [
    'registering and signing in at once',
    async (guest, email) => [
      await account.register(guest, { email, ...other }),
      await account.login(guest, OTHER_PASSWORD, email),
    ],
  ],
  [
    'guessing at the code of a registration',
    async (guest, email) => {
      const asked = await account.register(guest, { email, ...other });
      const tries = [];
      for (let index = 0; index < 6; index += 1) tries.push(await account.verify(guest, '000000', email));
      return [asked, ...tries];
    },
  ],
  [
    'guessing at the code of a new password',
    async (guest, email) => {
      const asked = await account.forgot(guest, email);
      const tries = [];
      for (let index = 0; index < 6; index += 1) tries.push(await account.reset(guest, '000000', { email }));
      return [asked, ...tries];
    },
  ],
])('%s says nothing about an account', async (_case, ask) => {
  const server = await startTestServer();
  await signedInGuest(server);
  server.clock.forward({ minutes: 61 });
  const known = await ask(server.guest(), KNOWN);
  const unknown = await ask(server.guest(), UNKNOWN);
  // The counts of the whole network go down with every request, whoever is asked about.
  const comparable = (answers: TestAnswer<unknown>[]) =>
    answers.map((answer) => JSON.stringify(visible(answer)).replaceAll(/x-ratelimit-remaining[^,]*,/g, ''));
  expect(comparable(known)).toEqual(comparable(unknown));
});

test('the comparison detects a difference', async () => {
  const server = await startTestServer();
  await signedInGuest(server);
  const right = await account.login(server.guest());
  const wrong = await account.login(server.guest(), OTHER_PASSWORD);
  expect(visible(right)).not.toEqual(visible(wrong));
});

test('a change to an address in use gets the same answer as to a free one', async () => {
  const server = await startTestServer();
  await signedInGuest(server);
  const guest = await signedInGuest(server, { email: 'asha@example.com' });
  const move = (email: string) =>
    guest.send<{ pendingEmail?: string }>('PATCH', '/api/v1/profile', {
      email,
      currentPassword: PLAIN_ACCOUNT.password,
    });
  server.clock.forward({ minutes: 61 });
  const known = await move(KNOWN);
  const unknown = await move(UNKNOWN);
  expect([known.status, unknown.status]).toEqual([200, 200]);
  expect(known.text.replaceAll(KNOWN, '')).toBe(unknown.text.replaceAll(UNKNOWN, ''));
  expect((await server.mails()).map(({ subject }) => subject)).toContain(
    'You already have an account at Small Hotel',
  );
});
