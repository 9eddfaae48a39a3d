import { expect, test } from 'vitest';
import { DomainError } from '#domain/refusal';
import { codeAt } from '../test-support/authenticator.ts';
import { accept, firstOwner, type KnownMember, OWNER } from '../test-support/staff.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';
import { openInvitation } from './accept-invitation.ts';
import { inviteFirstOwner, inviteMember } from './invite.ts';
import { memberOnShell } from './member-on-shell.ts';
import { changeRole, disableMember, enableMember, listMembers, resetMember } from './people.ts';
import { signIn } from './sign-in.ts';

const RAVI = { email: 'ravi@example.com', name: 'Ravi', role: 'RECEPTION' } as const;
const BY = { name: 'Asha', memberId: 'asha' };
const HERE = { networkKey: 'here', wideNetworkKey: 'around here' };
const LAST_OWNER = 'asha@example.com is the last owner, and somebody has to be.';

/** A hotel with an owner and Ravi. */
async function hotel(role: 'OWNER' | 'RECEPTION' = 'RECEPTION') {
  const server = await startTestServer();
  const owner = await firstOwner(server.context);
  const { token } = await inviteMember(server.context, { ...RAVI, role }, BY);
  return { server, owner, ravi: await accept(server.context, token) };
}

async function signsIn({ clock, context }: TestServer, { member, password, secret }: KnownMember) {
  clock.forward({ seconds: 30 });
  const secondFactor = { code: codeAt(secret, clock.now()) };
  return signIn(context, HERE, { email: member.email, password, secondFactor }).then(
    () => true,
    (error: unknown) => {
      expect(error).toEqual(new DomainError('WRONG_CREDENTIALS'));
      return false;
    },
  );
}

test('lists members and who is invited, with what an owner looks after', async () => {
  const { server, ravi } = await hotel();
  const { context } = server;
  await signsIn(server, ravi);
  await inviteMember(context, { email: 'writer@example.com', name: 'Wei', role: 'WRITER' }, BY);
  await disableMember(context, RAVI.email, BY);
  expect(await listMembers(context)).toEqual([
    {
      ...OWNER,
      state: 'ACTIVE',
      signedInAt: undefined,
      recoveryCodes: 10,
      invitedUntil: undefined,
    },
    {
      ...RAVI,
      state: 'DISABLED',
      signedInAt: '2026-11-20T18:45:30.000Z',
      recoveryCodes: 10,
      invitedUntil: undefined,
    },
    {
      email: 'writer@example.com',
      name: 'Wei',
      role: 'WRITER',
      state: 'INVITED',
      signedInAt: undefined,
      recoveryCodes: 0,
      invitedUntil: '2026-11-27T18:45:30.000Z',
    },
  ]);
});

test('a disabled member neither signs in nor uses the shell, until enabled again', async () => {
  const { server, ravi } = await hotel();
  const { context } = server;
  await disableMember(context, 'Ravi@example.com', BY);
  expect(await signsIn(server, ravi)).toBe(false);
  await expect(memberOnShell(context, RAVI.email)).rejects.toThrow('ravi@example.com is disabled.');
  await expect(disableMember(context, RAVI.email, BY)).rejects.toThrow(/disabled already/);
  await expect(inviteMember(context, RAVI, BY)).rejects.toThrow(/verandah staff enable ravi@example\.com/);
  await enableMember(context, RAVI.email, BY);
  expect(await signsIn(server, ravi)).toBe(true);
  expect(await memberOnShell(context, RAVI.email)).toEqual(ravi.member);
  await expect(enableMember(context, RAVI.email, BY)).rejects.toThrow(/is not disabled/);
});

test('an invitation that was not accepted is taken back', async () => {
  const { server } = await hotel();
  const { context } = server;
  const { token } = await inviteMember(context, { ...RAVI, email: 'wei@example.com' }, BY);
  await disableMember(context, 'wei@example.com', BY);
  await expect(openInvitation(context, token)).rejects.toThrow(/mistyped, expired/);
  await expect(disableMember(context, 'wei@example.com', BY)).rejects.toThrow(
    'There is no member wei@example.com. The list: verandah staff list',
  );
});

test('a reset ends password, phone and recovery codes; the member accepts anew and stays the same', async () => {
  const { server, ravi } = await hotel();
  const { context } = server;
  const { token } = await resetMember(context, RAVI.email, BY);
  expect(await signsIn(server, ravi)).toBe(false);
  await expect(memberOnShell(context, RAVI.email)).rejects.toThrow(/has to accept the new invitation first/);
  expect(await listMembers(context)).toContainEqual(
    expect.objectContaining({ email: RAVI.email, state: 'RESET', recoveryCodes: 0 }),
  );
  await changeRole(context, { email: RAVI.email, role: 'MANAGER' }, BY);
  const anew = await accept(context, token);
  expect(anew.member).toEqual({ ...ravi.member, role: 'MANAGER' });
  expect(anew.secret).not.toBe(ravi.secret);
  expect(await signsIn(server, anew)).toBe(true);
  expect(await signsIn(server, { ...anew, secret: ravi.secret })).toBe(false);
});

test('a disabled member is not reset', async () => {
  const { server } = await hotel();
  const { token } = await resetMember(server.context, RAVI.email, BY);
  await disableMember(server.context, RAVI.email, BY);
  await expect(openInvitation(server.context, token)).rejects.toThrow(/mistyped, expired/);
  await expect(resetMember(server.context, RAVI.email, BY)).rejects.toThrow(/First: verandah staff enable/);
});

test('the last owner is neither disabled nor demoted, but reset', async () => {
  const { server, owner } = await hotel();
  const { context } = server;
  await expect(disableMember(context, OWNER.email, BY)).rejects.toThrow(LAST_OWNER);
  await expect(changeRole(context, { email: OWNER.email, role: 'MANAGER' }, BY)).rejects.toThrow(LAST_OWNER);
  expect(await signsIn(server, owner)).toBe(true);
  const { token } = await resetMember(context, OWNER.email, BY);
  await expect(memberOnShell(context, RAVI.email)).rejects.toThrow(/There is no owner of this hotel yet/);
  expect((await accept(context, token)).member).toEqual(owner.member);
});

test('an owner whose new invitation is lost too is invited again from the shell, and nobody else in that name', async () => {
  const { server, owner } = await hotel();
  const { context, clock } = server;
  await resetMember(context, OWNER.email, BY);
  clock.forward({ days: 8 });
  await expect(inviteFirstOwner(context, { ...OWNER, email: RAVI.email })).rejects.toThrow(
    /belongs to another member/,
  );
  const { token } = await inviteFirstOwner(context, OWNER);
  expect((await accept(context, token)).member).toEqual(owner.member);
});

test('of two owners who disable each other at once one is left', async () => {
  const { server } = await hotel('OWNER');
  const { context } = server;
  const both = await Promise.allSettled([
    disableMember(context, OWNER.email, BY),
    disableMember(context, RAVI.email, BY),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('each change is recorded with who made it', async () => {
  const { server, owner } = await hotel();
  const { context } = server;
  const actor = { name: owner.member.name, memberId: owner.member.id };
  await changeRole(context, { email: RAVI.email, role: 'WRITER' }, actor);
  await expect(changeRole(context, { email: RAVI.email, role: 'WRITER' }, actor)).rejects.toThrow(/already/);
  await disableMember(context, RAVI.email, actor);
  await enableMember(context, RAVI.email, actor);
  await resetMember(context, RAVI.email, actor);
  const recorded = await context.db
    .selectFrom('staff_actions')
    .select(['action', 'subject', 'details'])
    .where('member_id', '=', owner.member.id)
    .where('subject', '=', RAVI.email)
    .execute();
  expect(recorded).toHaveLength(4);
  expect(recorded).toEqual(
    expect.arrayContaining([
      { action: 'CHANGE_ROLE', subject: RAVI.email, details: '{"from":"RECEPTION","to":"WRITER"}' },
      { action: 'DISABLE_MEMBER', subject: RAVI.email, details: '{}' },
      { action: 'ENABLE_MEMBER', subject: RAVI.email, details: '{}' },
      { action: 'RESET_MEMBER', subject: RAVI.email, details: '{"role":"WRITER"}' },
    ]),
  );
});

test('on the shell somebody has to be named, and be known', async () => {
  const { server, ravi } = await hotel();
  const { context } = server;
  expect(await memberOnShell(context, ' RAVI@Example.com ')).toEqual(ravi.member);
  await expect(memberOnShell(context, undefined)).rejects.toThrow(/^Say who you are: --by <your e-mail>/);
  await expect(memberOnShell(context, 'nobody@example.com')).rejects.toThrow(
    /^There is no member nobody@example\.com/,
  );
});

test('before there is an owner the shell says how to make one', async () => {
  const { context } = await startTestServer();
  await inviteFirstOwner(context, OWNER);
  for (const name of [undefined, OWNER.email])
    await expect(memberOnShell(context, name)).rejects.toThrow(
      'There is no owner of this hotel yet. On this machine: verandah staff invite <your e-mail> --name "<your name>" --role owner, then: verandah staff accept.',
    );
});
