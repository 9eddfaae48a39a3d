import { expect, test } from 'vitest';
import { codeAt } from '../test-support/authenticator.ts';
import { firstOwner, type KnownMember } from '../test-support/staff.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';
import { rotateStaffKeys } from './rotate-keys.ts';
import { signIn } from './sign-in.ts';

const OLD = { VERANDAH_SECRET: 'q8Zr4kTn1Xw7Vb3Mc9Jd5Lf2Hg6Sa0Pe' };
const NEW = { VERANDAH_SECRET: 'Pe0Sa6Gh2fL5dJ9cM3bV7wX1nT4kR8zq' };
const CHANGING = { ...NEW, VERANDAH_SECRET_FALLBACK: OLD.VERANDAH_SECRET };
const CHANGED = { ...NEW, VERANDAH_SECRET_FALLBACK: '' };
const HERE = { networkKey: 'here', wideNetworkKey: 'around here' };

async function signInOf({ clock, context }: TestServer, owner: KnownMember) {
  clock.forward({ seconds: 30 });
  const secondFactor = { code: codeAt(owner.secret, clock.now()) };
  return signIn(context, HERE, { email: owner.member.email, password: owner.password, secondFactor });
}

test('a phone of before the change of the secret works during it, and after the old one is gone', async () => {
  const server = await startTestServer({ env: OLD });
  const owner = await firstOwner(server.context);
  await server.restart(CHANGING);
  await signInOf(server, owner);
  await rotateStaffKeys(server.context);
  await server.restart(CHANGED);
  expect((await signInOf(server, owner)).member).toEqual(owner.member);
});

test('control: without a start with both secrets the phone is of no use, and a recovery code is', async () => {
  const server = await startTestServer({ env: OLD });
  const owner = await firstOwner(server.context);
  await server.restart(CHANGED);
  await rotateStaffKeys(server.context);
  await expect(signInOf(server, owner)).rejects.toThrow(/unable to authenticate data/);
  const [recoveryCode = ''] = owner.recoveryCodes;
  const request = { email: owner.member.email, password: owner.password, secondFactor: { recoveryCode } };
  expect((await signIn(server.context, HERE, request)).member).toEqual(owner.member);
});

test('a secret that neither opens stays as it is, and the others are changed', async () => {
  const server = await startTestServer({ env: OLD });
  const owner = await firstOwner(server.context);
  const { db } = server.context;
  await db
    .insertInto('staff_members')
    .values({
      id: 'before',
      email: 'before@example.com',
      name: 'Before',
      role: 'WRITER',
      password_hash: 'none',
      totp_sealed: Buffer.alloc(60).toString('base64'),
      totp_step: 0,
      created_at: '2026-01-01T00:00:00.000Z',
    })
    .execute();
  await server.restart(CHANGING);
  await rotateStaffKeys(server.context);
  await server.restart(CHANGED);
  expect((await signInOf(server, owner)).member).toEqual(owner.member);
});
