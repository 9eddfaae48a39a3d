import { expect, test } from 'vitest';
import type { AccountExport, Profile, Refusal } from '#schemas/api-types';
import { cleanUp } from '../../jobs/clean-up.ts';
import { staffOperations } from '../../staff-operations.ts';
import { account, PASSWORD, signedInGuest } from '../../test-support/account.ts';
import { bookedStay } from '../../test-support/booked.ts';
import { newKey, type TestGuest } from '../../test-support/guest.ts';
import { ASHA } from '../../test-support/staff.ts';
import { storedBytes } from '../../test-support/stored-bytes.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

const TEXT = 'Send me news and offers of Small Hotel by mail. I can stop them at any time.';
const EMAIL = 'meera.nair@example.com';
const ENV = { SITE_ORIGIN: 'http://127.0.0.1:4173' };

const newsOf = (server: TestServer) => staffOperations(server.context, ASHA).news();

async function bookWithNews(server: TestServer, guest = server.guest(), email = EMAIL): Promise<string> {
  const { body } = await guest.book((await guest.quote()).id, {
    guest: { guestEmail: email },
    extra: { newsText: TEXT },
  });
  return body.id;
}

async function confirm(server: TestServer, guest: TestGuest, id: string): Promise<void> {
  const [mail] = await server.guestMails();
  const otp = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
  await guest.post(`/api/v1/bookings/${id}/confirmation`, { otp }, { 'idempotency-key': newKey() });
}

/** A guest who ticked the box and proved the address. */
async function withConsent() {
  const server = await startTestServer({ env: ENV });
  const guest = server.guest();
  await confirm(server, guest, await bookWithNews(server, guest));
  return server;
}

async function mailedToken(server: TestServer): Promise<string> {
  const token = (await server.guestMails()).flatMap(({ text }) => /stop-news#(\S+)/.exec(text)?.[1] ?? [])[0];
  if (token === undefined) throw new Error('No link in the mails');
  return token;
}

const stop = (guest: TestGuest, token: string) =>
  guest.post<{ stopped: boolean } & Refusal>('/api/v1/news/stop', { token });

test('a consent counts with its time and its exact words, once the address is proven', async () => {
  const server = await startTestServer({ env: ENV });
  const guest = server.guest();
  const id = await bookWithNews(server, guest);
  expect(await newsOf(server)).toEqual([]);
  await confirm(server, guest, id);
  expect(await newsOf(server)).toEqual([
    {
      email: EMAIL,
      firstName: 'Meera',
      lastName: 'Nair',
      givenAt: '2026-11-20T18:45:00.000Z',
      text: TEXT,
      stopUrl: `http://127.0.0.1:4173/stop-news#${await mailedToken(server)}`,
    },
  ]);
});

test('who did not tick the box is on no list, and gets no link', async () => {
  const server = await startTestServer({ env: ENV });
  await bookedStay(server, server.guest());
  expect(await newsOf(server)).toEqual([]);
  expect((await server.guestMails()).some(({ text }) => text.includes('stop-news'))).toBe(false);
});

test('an address with several consents is listed once, with the newest', async () => {
  const server = await withConsent();
  server.clock.forward({ minutes: 5 });
  const guest = server.guest();
  await confirm(server, guest, await bookWithNews(server, guest, 'Meera.Nair@Example.com'));
  expect(await newsOf(server)).toMatchObject([{ email: EMAIL, givenAt: '2026-11-20T18:50:00.000Z' }]);
});

test('a link stops the news without a login, again and again with the same answer', async () => {
  const server = await withConsent();
  const token = await mailedToken(server);
  const answers = [await stop(server.guest(), token), await stop(server.guest(), token)];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, { stopped: true }],
    [200, { stopped: true }],
  ]);
  expect(await newsOf(server)).toEqual([]);
});

test('a link stops every consent of its address, and nobody else’s', async () => {
  const server = await withConsent();
  const token = await mailedToken(server);
  for (const email of [EMAIL, 'arjun@example.com']) {
    server.clock.forward({ minutes: 5 });
    const guest = server.guest();
    // oxlint-disable-next-line no-await-in-loop -- one booking after the other
    await confirm(server, guest, await bookWithNews(server, guest, email));
  }
  await stop(server.guest(), token);
  expect(await newsOf(server)).toMatchObject([{ email: 'arjun@example.com' }]);
});

test('after a withdrawal only a new tick counts', async () => {
  const server = await withConsent();
  await stop(server.guest(), await mailedToken(server));
  server.clock.forward({ minutes: 5 });
  const guest = server.guest();
  await confirm(server, guest, await bookWithNews(server, guest));
  expect(await newsOf(server)).toMatchObject([{ email: EMAIL, givenAt: '2026-11-20T18:50:00.000Z' }]);
});

test('a forged link is refused, and stops nothing', async () => {
  const server = await withConsent();
  const token = await mailedToken(server);
  const [id = '', signature = ''] = token.split('.');
  const { id: bookingId } = await server.context.db
    .selectFrom('bookings')
    .select('id')
    .executeTakeFirstOrThrow();
  const forged = [
    id,
    `${id}.`,
    `${id}.${server.context.keys.keyedHash('guest', id)}`,
    `${bookingId}.${signature}`,
    `${token}.`,
    `${token}A`,
    token.toUpperCase(),
  ];
  for (const each of forged) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status, body } = await stop(server.guest(), each);
    expect([each, status, body.code]).toEqual([each, 410, 'LINK_EXPIRED']);
  }
  expect(await newsOf(server)).toHaveLength(1);
});

test('a link of before a change of the secret still works', async () => {
  const old = 'q8Zr4kTn1Xw7Vb3Mc9Jd5Lf2Hg6Sa0Pe';
  const server = await startTestServer({ env: { ...ENV, VERANDAH_SECRET: old } });
  const guest = server.guest();
  await confirm(server, guest, await bookWithNews(server, guest));
  const token = await mailedToken(server);
  await server.restart({
    VERANDAH_SECRET: 'Pe0Sa6Gh2fL5dJ9cM3bV7wX1nT4kR8zq',
    VERANDAH_SECRET_FALLBACK: old,
  });
  expect((await stop(server.guest(), token)).status).toBe(200);
  expect(await newsOf(server)).toEqual([]);
});

test('the profile shows the consent and withdraws it; the export keeps both', async () => {
  const server = await withConsent();
  server.clock.forward({ minutes: 61 });
  const guest = await signedInGuest(server);
  const shown = (await guest.get<Profile>('/api/v1/profile')).body.news;
  expect(shown).toEqual({ givenAt: '2026-11-20T18:45:00.000Z', text: TEXT });
  const withdrawn = await guest.send<Profile>('DELETE', '/api/v1/profile/news');
  expect([withdrawn.status, withdrawn.body.news]).toEqual([200, undefined]);
  expect(await newsOf(server)).toEqual([]);
  const { body } = await guest.post<AccountExport>('/api/v1/profile/export');
  expect(body.newsConsents).toEqual([
    { givenAt: '2026-11-20T18:45:00.000Z', text: TEXT, withdrawnAt: '2026-11-20T19:46:00.000Z' },
  ]);
});

test('a stranger’s tick for an address says nothing to its owner, and sends nothing', async () => {
  const server = await startTestServer({ env: ENV });
  await bookWithNews(server);
  server.clock.forward({ minutes: 61 });
  const guest = await signedInGuest(server);
  expect((await guest.get<Profile>('/api/v1/profile')).body.news).toBeUndefined();
  expect((await guest.post<AccountExport>('/api/v1/profile/export')).body.newsConsents).toEqual([]);
});

test('another account neither sees nor withdraws it', async () => {
  const server = await withConsent();
  server.clock.forward({ minutes: 61 });
  const other = await signedInGuest(server, { email: 'asha@example.com' });
  expect((await other.get<Profile>('/api/v1/profile')).body.news).toBeUndefined();
  await other.send('DELETE', '/api/v1/profile/news');
  expect(await newsOf(server)).toHaveLength(1);
});

test('a consent goes with the account', async () => {
  const server = await withConsent();
  server.clock.forward({ minutes: 61 });
  const guest = await signedInGuest(server);
  await guest.send('DELETE', '/api/v1/profile', { currentPassword: PASSWORD });
  expect(await server.context.db.selectFrom('news_consents').selectAll().execute()).toEqual([]);
  expect(await account.whoIs(guest)).toBeUndefined();
});

test('a consent goes with the guest’s data, and its link still has an answer', async () => {
  const server = await withConsent();
  const token = await mailedToken(server);
  expect(await storedBytes(server.context)).toContain(TEXT);
  server.clock.forward({ days: 58 + 1_095 });
  await cleanUp(server.context);
  await cleanUp(server.context);
  expect(await server.context.db.selectFrom('news_consents').selectAll().execute()).toEqual([]);
  expect((await stop(server.guest(), token)).body).toEqual({ stopped: true });
});

test('each look at the list is recorded, without an address', async () => {
  const server = await withConsent();
  await newsOf(server);
  const [action] = await server.context.db.selectFrom('staff_actions').selectAll().execute();
  expect(action).toMatchObject({
    actor: 'Asha',
    action: 'EXPORT_NEWS',
    subject: 'news',
    details: '{"addresses":1}',
  });
});

test.each(['', 'x'.repeat(501)])('a consent without readable words is refused', async (newsText) => {
  const server = await startTestServer();
  const guest = server.guest();
  const answer = await guest.book((await guest.quote()).id, { extra: { newsText } });
  expect(answer.status).toBe(422);
});
