import { expect, test } from 'vitest';
import { DomainError } from '#domain/refusal';
import type { Passwords } from '../accounts/passwords.ts';
import type { Context } from '../context.ts';
import { OTHER_PASSWORD } from '../test-support/account.ts';
import { codeAt } from '../test-support/authenticator.ts';
import { accept, firstOwner, type KnownMember } from '../test-support/staff.ts';
import { storedBytes } from '../test-support/stored-bytes.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';
import { inviteMember } from './invite.ts';
import { disableMember, resetMember } from './people.ts';
import { memberOfSession } from './sessions.ts';
import { type SignInRequest, signIn } from './sign-in.ts';

const HALF_MINUTE = { seconds: 30 };
const BY = { name: 'Asha', memberId: 'asha' };

const from = (network: string) => ({ networkKey: `${network}/64`, wideNetworkKey: `${network}/48` });

/** A hotel with an owner, half a minute after the owner has accepted. */
async function hotel(): Promise<{ server: TestServer; owner: KnownMember }> {
  const server = await startTestServer();
  const owner = await firstOwner(server.context);
  server.clock.forward(HALF_MINUTE);
  return { server, owner };
}

/** The right sign-in of a member, with changes. */
function right({ context }: TestServer, { member, password, secret }: KnownMember): SignInRequest {
  const code = codeAt(secret, context.clock.now());
  return { email: member.email, password, secondFactor: { code } };
}

/** The code of the refusal; undefined when signed in. */
async function refusal(
  context: Context,
  request: SignInRequest,
  network = '198.18.4.21',
): Promise<string | undefined> {
  return signIn(context, from(network), request).then(
    () => undefined,
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  );
}

test('signs in with password and code, records it, and stores only the hash of the token', async () => {
  const { server, owner } = await hotel();
  const { token, member } = await signIn(server.context, from('here'), {
    ...right(server, owner),
    email: ' Asha@Example.com',
  });
  expect(member).toEqual(owner.member);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(await memberOfSession(server.context, token)).toEqual(owner.member);
  expect(await storedBytes(server.context)).not.toContain(token);
  const recorded = await server.context.db
    .selectFrom('staff_actions')
    .select(['actor', 'member_id', 'details'])
    .where('action', '=', 'SIGN_IN')
    .execute();
  expect(recorded).toEqual([{ actor: 'Asha', member_id: owner.member.id, details: '{"with":"CODE"}' }]);
});

test('a code works once: not again, not after a later one, and not when it accepted the invitation', async () => {
  const server = await startTestServer();
  const owner = await firstOwner(server.context);
  expect(await refusal(server.context, right(server, owner))).toBe('WRONG_CREDENTIALS');
  server.clock.forward(HALF_MINUTE);
  const first = right(server, owner);
  server.clock.forward(HALF_MINUTE);
  const second = right(server, owner);
  expect(await refusal(server.context, second)).toBeUndefined();
  expect(await refusal(server.context, second)).toBe('WRONG_CREDENTIALS');
  expect(await refusal(server.context, first)).toBe('WRONG_CREDENTIALS');
});

test('of parallel sign-ins with one code exactly one succeeds', async () => {
  const { server, owner } = await hotel();
  const request = right(server, owner);
  const all = await Promise.all(
    Array.from({ length: 5 }, (_, network) => refusal(server.context, request, `network ${network}`)),
  );
  expect(all.filter((code) => code === undefined)).toHaveLength(1);
});

test.each([
  [-60, 'WRONG_CREDENTIALS'],
  [-30, undefined],
  [30, undefined],
  [60, 'WRONG_CREDENTIALS'],
])('with a phone whose clock is %i seconds off the answer is %s', async (offsetS, answer) => {
  const { server, owner } = await hotel();
  server.clock.forward({ minutes: 5 });
  const code = codeAt(owner.secret, new Date(server.clock.now().getTime() + offsetS * 1000));
  expect(await refusal(server.context, { ...right(server, owner), secondFactor: { code } })).toBe(answer);
});

test('a clock that was a month ahead keeps nobody waiting (TRUST R17)', async () => {
  const { server, owner } = await hotel();
  server.clock.forward({ days: 30 });
  expect(await refusal(server.context, right(server, owner))).toBeUndefined();
  server.clock.forward({ days: -30, minutes: 1 });
  const now = right(server, owner);
  expect(await refusal(server.context, now)).toBeUndefined();
  expect(await refusal(server.context, now)).toBe('WRONG_CREDENTIALS');
});

test('each recovery code stands in for the phone once', async () => {
  const { server, owner } = await hotel();
  const [first = '', second = ''] = owner.recoveryCodes;
  const using = (recoveryCode: string) => ({ ...right(server, owner), secondFactor: { recoveryCode } });
  expect(await refusal(server.context, using(first.toUpperCase()))).toBeUndefined();
  expect(await refusal(server.context, using(first))).toBe('WRONG_CREDENTIALS');
  expect(await refusal(server.context, using(second))).toBeUndefined();
  expect(await refusal(server.context, using('0000-0000-0000-0000'))).toBe('WRONG_CREDENTIALS');
});

test('of parallel sign-ins with one recovery code exactly one succeeds', async () => {
  const { server, owner } = await hotel();
  const [recoveryCode = ''] = owner.recoveryCodes;
  const request = { ...right(server, owner), secondFactor: { recoveryCode } };
  const all = await Promise.all(
    Array.from({ length: 5 }, (_, network) => refusal(server.context, request, `network ${network}`)),
  );
  expect(all.filter((code) => code === undefined)).toHaveLength(1);
});

test('a recovery code of somebody else is of no use', async () => {
  const { server, owner } = await hotel();
  const invited = { email: 'ravi@example.com', name: 'Ravi', role: 'RECEPTION' } as const;
  const ravi = await accept(server.context, (await inviteMember(server.context, invited, BY)).token);
  const [recoveryCode = ''] = ravi.recoveryCodes;
  const request = { ...right(server, owner), secondFactor: { recoveryCode } };
  expect(await refusal(server.context, request)).toBe('WRONG_CREDENTIALS');
});

/** Everybody who may not in, by why. */
const REFUSED: [
  string,
  (server: TestServer, owner: KnownMember) => Partial<SignInRequest> | Promise<Partial<SignInRequest>>,
][] = [
  ['an unknown address', () => ({ email: 'nobody@example.com' })],
  ['a wrong password', () => ({ password: OTHER_PASSWORD })],
  [
    'a disabled member',
    async ({ context }, owner) => {
      const invited = { email: 'ravi@example.com', name: 'Ravi', role: 'OWNER' } as const;
      await accept(context, (await inviteMember(context, invited, BY)).token);
      await disableMember(context, owner.member.email, BY);
      return {};
    },
  ],
  [
    'a member who was reset',
    async ({ context }, owner) => {
      await resetMember(context, owner.member.email, BY);
      return {};
    },
  ],
];

test.each(REFUSED)('%s gets the same answer after the same comparisons', async (_case, prepare) => {
  const compared: boolean[] = [];
  const counting = (passwords: Passwords): Passwords => ({
    ...passwords,
    async verify(stored, password) {
      compared.push(stored !== undefined);
      return passwords.verify(stored, password);
    },
  });
  const { server, owner } = await hotel();
  const request = { ...right(server, owner), ...(await prepare(server, owner)) };
  const context = { ...server.context, passwords: counting(server.context.passwords) };
  await expect(signIn(context, from('here'), request)).rejects.toThrow(new DomainError('WRONG_CREDENTIALS'));
  expect(compared).toHaveLength(1);
  const tries = await server.context.db.selectFrom('tries').select('key').orderBy('key').execute();
  expect(tries.map(({ key }) => key.split(':')[0])).toEqual([
    'PASSWORD_ACCOUNT',
    'PASSWORD_ASKER',
    'PASSWORD_EVERYBODY',
    'PASSWORD_NETWORK',
  ]);
});

test('wrong passwords from one network are free ten times, and keep nobody else waiting', async () => {
  const { server, owner } = await hotel();
  const wrong = { ...right(server, owner), password: OTHER_PASSWORD };
  for (let guess = 0; guess < 10; guess += 1)
    expect(await refusal(server.context, wrong)).toBe('WRONG_CREDENTIALS');
  expect(await refusal(server.context, right(server, owner))).toBe('TOO_MANY_REQUESTS');
  expect(await refusal(server.context, right(server, owner), '192.0.2.7')).toBeUndefined();
});

test('somebody with the password guesses five codes at once, then six a day; a recovery code always works', async () => {
  const { server, owner } = await hotel();
  // Another network each time, so that only the rule of the code counts.
  let network = 0;
  const guess = (secondFactor: SignInRequest['secondFactor'] = { code: '000000' }) =>
    refusal(server.context, { ...right(server, owner), secondFactor }, `network ${network++}`);
  const parallel = await Promise.all(Array.from({ length: 20 }, () => guess()));
  expect(parallel.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(5);
  let guesses = 0;
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    server.clock.forward({ minutes: 1 });
    if ((await guess()) === 'WRONG_CREDENTIALS') guesses += 1;
  }
  expect(guesses).toBeLessThanOrEqual(13);
  const rightCode = { code: codeAt(owner.secret, server.clock.now()) };
  expect(await guess(rightCode)).toBe('TOO_MANY_REQUESTS');
  expect(await guess({ recoveryCode: owner.recoveryCodes[0] ?? '' })).toBeUndefined();
  server.clock.forward({ minutes: 240 });
  expect(await guess({ code: codeAt(owner.secret, server.clock.now()) })).toBeUndefined();
});

test('a right code forgets the wrong ones of before', async () => {
  const { server, owner } = await hotel();
  for (let round = 0; round < 3; round += 1) {
    for (let guess = 0; guess < 4; guess += 1)
      expect(
        await refusal(server.context, { ...right(server, owner), secondFactor: { code: '000000' } }),
      ).toBe('WRONG_CREDENTIALS');
    expect(await refusal(server.context, right(server, owner))).toBeUndefined();
    server.clock.forward(HALF_MINUTE);
  }
});
