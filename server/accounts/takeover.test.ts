import { expect, test } from 'vitest';
import {
  account,
  mailedCode,
  OTHER_PASSWORD,
  PASSWORD,
  PLAIN_ACCOUNT,
  signedInGuest,
} from '../test-support/account.ts';
import type { TestGuest } from '../test-support/guest.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

const ATTACKERS = { firstName: 'Mallory', password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD };

/** What the attacker can do with an address that is somebody else's: everything but reading its mail. */
async function attack(server: TestServer, attacker: TestGuest): Promise<void> {
  await account.register(attacker, ATTACKERS);
  await account.login(attacker, OTHER_PASSWORD);
  server.clock.forward({ minutes: 1 });
}

/** Whether anything of the attacker's opens the account. */
async function opensAccount(server: TestServer, attacker: TestGuest): Promise<boolean> {
  const byPassword = await account.login(attacker, OTHER_PASSWORD);
  const elsewhere = await account.login(server.guest(), OTHER_PASSWORD);
  const bySession = await account.whoIs(attacker);
  return byPassword.status === 200 || elsewhere.status === 200 || bySession !== undefined;
}

test('a stranger who registers the address first gets nothing once its owner proves it', async () => {
  const server = await startTestServer();
  const attacker = server.guest();
  await attack(server, attacker);
  const owner = server.guest();
  await account.register(owner);
  expect((await account.verify(owner, await mailedCode(server))).body.account?.firstName).toBe('Meera');
  expect(await opensAccount(server, attacker)).toBe(false);
  expect((await account.login(server.guest(), PASSWORD)).status).toBe(200);
  expect(await server.context.db.selectFrom('registrations').selectAll().execute()).toEqual([]);
});

test('a stranger who registers it between the owner’s registration and code gets nothing either', async () => {
  const server = await startTestServer();
  const owner = server.guest();
  await account.register(owner);
  const ownersCode = await mailedCode(server);
  server.clock.forward({ minutes: 1 });
  const attacker = server.guest();
  await attack(server, attacker);
  const attackersCode = await mailedCode(server);
  // The owner types whichever code comes first to hand.
  expect((await account.verify(owner, attackersCode)).status).toBe(422);
  expect((await account.verify(owner, ownersCode)).body.account?.firstName).toBe('Meera');
  expect(await opensAccount(server, attacker)).toBe(false);
});

test('a code that the owner reads out still opens nothing in the attacker’s browser once the account is there', async () => {
  const server = await startTestServer();
  const attacker = server.guest();
  await attack(server, attacker);
  const attackersCode = await mailedCode(server);
  await signedInGuest(server);
  expect((await account.verify(attacker, attackersCode)).body.code).toBe('OTP_EXPIRED');
  expect(await opensAccount(server, attacker)).toBe(false);
});

test('the script notices an account that is taken over', async () => {
  const server = await startTestServer();
  const attacker = server.guest();
  await attack(server, attacker);
  // As if the attacker could read the owner's mail.
  expect((await account.verify(attacker, await mailedCode(server))).status).toBe(200);
  expect(await opensAccount(server, attacker)).toBe(true);
});

test('a guest’s bookings with the same proven address become the account’s, others do not', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const details = { guest: { guestEmail: PLAIN_ACCOUNT.email } };
  const { body: booking } = await guest.book((await guest.quote()).id, details);
  const code = await mailedCode(server);
  await guest.post(
    `/api/v1/bookings/${booking.id}/confirmation`,
    { otp: code },
    { 'idempotency-key': 'c4e8a2f6917b3d50' },
  );
  const unproven = await guest.book((await guest.quote()).id, details);
  expect(unproven.status).toBe(201);
  server.clock.forward({ minutes: 61 });
  await signedInGuest(server);
  const rows = await server.context.db.selectFrom('bookings').select(['id', 'user_id']).execute();
  expect(rows.filter(({ user_id }) => user_id !== null).map(({ id }) => id)).toEqual([booking.id]);
  expect(PLAIN_ACCOUNT.email).toBe(booking.guest.guestEmail);
});

test('a booking that another account made for the address stays that account’s, whoever signs in with the address', async () => {
  const server = await startTestServer();
  const friend = await signedInGuest(server, { email: 'asha@example.com' });
  const details = { guest: { guestEmail: PLAIN_ACCOUNT.email } };
  const { body: booking } = await friend.book((await friend.quote()).id, details);
  const url = `/api/v1/bookings/${booking.id}`;
  const otp = await mailedCode(server);
  const confirmed = await friend.post(
    `${url}/confirmation`,
    { otp },
    { 'idempotency-key': 'b3d50c4e8a2f6917' },
  );
  expect(confirmed.status).toBe(200);
  server.clock.forward({ minutes: 61 });
  const owner = await signedInGuest(server);
  await account.login(owner);
  expect([(await friend.get(url)).status, (await owner.get(url)).status]).toEqual([200, 404]);
});
