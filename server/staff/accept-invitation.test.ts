import { expect, test } from 'vitest';
import { StaffError } from '../platform/audit/staff-error.ts';
import { OTHER_PASSWORD, PASSWORD } from '../test-support/account.ts';
import { codeAt } from '../test-support/authenticator.ts';
import { accept, ASHA, firstOwner, OWNER } from '../test-support/staff.ts';
import { storedBytes } from '../test-support/stored-bytes.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';
import { acceptInvitation, openInvitation } from './accept-invitation.ts';
import { inviteFirstOwner, inviteMember } from './invite.ts';

const RAVI = { email: 'Ravi@Example.com', name: ' Ravi  Menon ', role: 'RECEPTION' } as const;
const BY = { name: 'Asha', memberId: 'asha' };
const USELESS = /mistyped, expired, replaced by a newer one or used already/;

/** Accepts with one thing done wrong. */
async function acceptWith({ context }: TestServer, token: string, wrong: object) {
  const { secret } = (await openInvitation(context, token)).secondFactor;
  const code = codeAt(secret, context.clock.now());
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  return acceptInvitation(context, { token, secret, code, ...passwords, ...wrong });
}

test('whoever accepts is a member, with the role that was offered, and the audit names them', async () => {
  const server = await startTestServer();
  const owner = await firstOwner(server.context);
  const { token, expiresAt } = await inviteMember(server.context, RAVI, {
    name: 'Asha',
    memberId: owner.member.id,
  });
  expect(Date.parse(expiresAt) - server.clock.now().getTime()).toBe(7 * 86_400_000);
  const { member } = await accept(server.context, token);
  expect(member).toEqual({
    id: expect.stringMatching(/^[0-9a-z]{26}$/),
    email: 'ravi@example.com',
    name: 'Ravi Menon',
    role: 'RECEPTION',
  });
  const actions = await server.context.db
    .selectFrom('staff_actions')
    .select(['actor', 'member_id', 'action', 'subject', 'details'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  expect(actions).toHaveLength(4);
  expect(actions).toEqual(
    expect.arrayContaining([
      {
        actor: 'the shell of the server',
        member_id: null,
        action: 'INVITE_MEMBER',
        subject: 'asha@example.com',
        details: '{"role":"OWNER"}',
      },
      {
        actor: 'Asha',
        member_id: owner.member.id,
        action: 'ACCEPT_INVITATION',
        subject: 'asha@example.com',
        details: '{}',
      },
      {
        actor: 'Asha',
        member_id: owner.member.id,
        action: 'INVITE_MEMBER',
        subject: 'ravi@example.com',
        details: '{"role":"RECEPTION"}',
      },
      {
        actor: 'Ravi Menon',
        member_id: member.id,
        action: 'ACCEPT_INVITATION',
        subject: 'ravi@example.com',
        details: '{}',
      },
    ]),
  );
});

test('an invitation is good once', async () => {
  const server = await startTestServer();
  const { token } = await inviteMember(server.context, RAVI, BY);
  await accept(server.context, token);
  await expect(openInvitation(server.context, token)).rejects.toThrow(USELESS);
  const again = acceptInvitation(server.context, {
    token,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    code: '000000',
  });
  await expect(again).rejects.toThrow(USELESS);
});

test('of two who accept at once one succeeds', async () => {
  const server = await startTestServer();
  const { token } = await inviteMember(server.context, RAVI, BY);
  const both = await Promise.allSettled([accept(server.context, token), accept(server.context, token)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test.each<[string, (server: TestServer, token: string) => Promise<string>]>([
  ['a week old', async ({ clock }, token) => (clock.forward({ days: 7 }), token)],
  ['replaced by a newer one', async ({ context }, token) => (await inviteMember(context, RAVI, BY), token)],
  ['mistyped', async (_server, token) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['empty', async () => ''],
])('an invitation that is %s opens nothing', async (_case, spoil) => {
  const server = await startTestServer();
  const { token } = await inviteMember(server.context, RAVI, BY);
  const spoilt = await spoil(server, token);
  await expect(openInvitation(server.context, spoilt)).rejects.toThrow(StaffError);
  await expect(openInvitation(server.context, spoilt)).rejects.toThrow(USELESS);
});

test.each([
  ['a short password', { password: 'Ke-2026', confirmPassword: 'Ke-2026' }, /atleast 8 characters/],
  ['a common password', { password: 'Password1!', confirmPassword: 'Password1!' }, /used too often/],
  ['another password the second time', { confirmPassword: OTHER_PASSWORD }, /does not match/],
  ['a wrong code', { code: '000000' }, /not the one of now/],
  ['no code', { code: '' }, /not the one of now/],
])('%s is refused, and the invitation stays good', async (_case, wrong, words) => {
  const server = await startTestServer();
  const { token } = await inviteMember(server.context, RAVI, BY);
  await expect(acceptWith(server, token, wrong)).rejects.toThrow(words);
  expect((await accept(server.context, token)).member.name).toBe('Ravi Menon');
});

test.each([
  [{ email: 'ravi' }, /no e-mail address/],
  [{ name: ' ' }, /1 to 100 letters/],
  [{ name: 'R'.repeat(101) }, /1 to 100 letters/],
  [{ name: 'Ravi\u001B[2J' }, /1 to 100 letters/],
])('an invitation of %j is refused', async (wrong, words) => {
  const { context } = await startTestServer();
  await expect(inviteMember(context, { ...RAVI, ...wrong }, BY)).rejects.toThrow(words);
});

test('a member is not invited again', async () => {
  const { context } = await startTestServer();
  await firstOwner(context);
  await expect(inviteMember(context, OWNER, BY)).rejects.toThrow(
    'asha@example.com is a member already, as owner. For a lost phone or password: verandah staff reset asha@example.com',
  );
});

test('the first owner is invited by nobody, until there is one', async () => {
  const { context } = await startTestServer();
  await expect(inviteFirstOwner(context, RAVI)).rejects.toThrow(/first member of the staff is an owner/);
  const { token } = await inviteFirstOwner(context, OWNER);
  await inviteFirstOwner(context, { ...OWNER, email: 'other@example.com' });
  await accept(context, token);
  await expect(inviteFirstOwner(context, { ...OWNER, email: 'third@example.com' })).rejects.toThrow(
    'There is an owner already, who invites others.',
  );
});

test('neither the database nor the log knows token, password, secret or recovery codes (TRUST A11)', async () => {
  const server = await startTestServer({ env: { LOG_LEVEL: 'debug' } });
  const { token } = await inviteFirstOwner(server.context, OWNER);
  const { password, secret, recoveryCodes } = await accept(server.context, token);
  const kept = (await storedBytes(server.context)) + server.logs.join('');
  const letters = recoveryCodes.map((code) => code.replaceAll('-', ''));
  for (const known of [token, password, secret, ...recoveryCodes, ...letters])
    expect(kept).not.toContain(known);
  expect(kept).toContain(ASHA.member.email);
});
