import { expect, test } from 'vitest';
import { cleanUp } from '../jobs/clean-up.ts';
import { codeAt } from '../test-support/authenticator.ts';
import { accept, firstOwner } from '../test-support/staff.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';
import { inviteMember } from './invite.ts';
import { changeRole, disableMember, enableMember, resetMember } from './people.ts';
import { memberOfSession, signOut } from './sessions.ts';
import { signIn } from './sign-in.ts';

const RAVI = { email: 'ravi@example.com', name: 'Ravi', role: 'RECEPTION' } as const;
const BY = { name: 'Asha', memberId: 'asha' };
const HERE = { networkKey: 'here', wideNetworkKey: 'around here' };

/** Ravi of the reception, signed in. */
async function signedIn(): Promise<{ server: TestServer; token: string }> {
  const server = await startTestServer();
  const { context, clock } = server;
  await firstOwner(context);
  const { secret, password } = await accept(context, (await inviteMember(context, RAVI, BY)).token);
  clock.forward({ seconds: 30 });
  const secondFactor = { code: codeAt(secret, clock.now()) };
  const { token } = await signIn(context, HERE, { email: RAVI.email, password, secondFactor });
  return { server, token };
}

test.each<[string, (server: TestServer, token: string) => Promise<void>, boolean]>([
  ['was just begun', async () => {}, true],
  ['was idle for 59 minutes', async ({ clock }) => clock.forward({ minutes: 59 }), true],
  ['was idle for an hour', async ({ clock }) => clock.forward({ minutes: 60 }), false],
  [
    'is used every half an hour for almost 12 hours',
    async ({ clock, context }, token) => {
      for (let half = 0; half < 23; half += 1) {
        clock.forward({ minutes: 30 });
        expect(await memberOfSession(context, token)).toMatchObject({ name: 'Ravi' });
      }
      clock.forward({ minutes: 29 });
    },
    true,
  ],
  [
    'is used every half an hour for 12 hours',
    async ({ clock, context }, token) => {
      for (let half = 0; half < 23; half += 1) {
        clock.forward({ minutes: 30 });
        await memberOfSession(context, token);
      }
      clock.forward({ minutes: 30 });
    },
    false,
  ],
  ['was ended', async ({ context }, token) => signOut(context, token), false],
  ['is of a disabled member', async ({ context }) => disableMember(context, RAVI.email, BY), false],
  [
    'is of a member who was disabled and enabled again',
    async ({ context }) => {
      await disableMember(context, RAVI.email, BY);
      await enableMember(context, RAVI.email, BY);
    },
    false,
  ],
  [
    'is of a member who was reset',
    async ({ context }) => void (await resetMember(context, RAVI.email, BY)),
    false,
  ],
  ['outlives a clean-up', async ({ context }) => void (await cleanUp(context)), true],
])('a session that %s', async (_case, happen, isOpen) => {
  const { server, token } = await signedIn();
  await happen(server, token);
  expect((await memberOfSession(server.context, token)) !== undefined).toBe(isOpen);
});

test('an invented token opens nothing, nor does what the table holds', async () => {
  const { server } = await signedIn();
  const [{ token_hash: hash } = { token_hash: '' }] = await server.context.db
    .selectFrom('staff_sessions')
    .select('token_hash')
    .execute();
  expect(hash).not.toBe('');
  for (const token of ['', 'x'.repeat(43), hash])
    expect(await memberOfSession(server.context, token)).toBeUndefined();
});

test('a changed role holds from the next request on', async () => {
  const { server, token } = await signedIn();
  await changeRole(server.context, { email: RAVI.email, role: 'WRITER' }, BY);
  expect(await memberOfSession(server.context, token)).toMatchObject({ name: 'Ravi', role: 'WRITER' });
});

test('ended sessions and expired invitations are deleted', async () => {
  const { server } = await signedIn();
  const { clock, context } = server;
  await inviteMember(context, { ...RAVI, email: 'other@example.com' }, BY);
  const rows = async () =>
    Promise.all(
      (['staff_sessions', 'staff_invitations'] as const).map(
        async (table) => (await context.db.selectFrom(table).selectAll().execute()).length,
      ),
    );
  await cleanUp(context);
  expect(await rows()).toEqual([1, 1]);
  clock.forward({ minutes: 61 });
  await cleanUp(context);
  expect(await rows()).toEqual([0, 1]);
  clock.forward({ days: 7 });
  await cleanUp(context);
  expect(await rows()).toEqual([0, 0]);
});
