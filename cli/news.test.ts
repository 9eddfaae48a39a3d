import { expect, test } from 'vitest';
import { newKey } from '../server/test-support/guest.ts';
import { shellOf } from '../server/test-support/shell.ts';
import { startTestServer, type TestServer } from '../server/test-support/test-server.ts';
import { createWorkplace } from './test-command.ts';

const { runHere, runHereWith } = createWorkplace('');
const TEXT = '=Send me news, and offers.';

async function typeAt(server: TestServer, ...words: string[]) {
  const { siteOrigin = '' } = server.context.config;
  const env = { ...(await shellOf(server)), SITE_ORIGIN: siteOrigin };
  return runHereWith({ env }, 'news', ...words);
}

async function serverWithConsent(): Promise<TestServer> {
  const server = await startTestServer({ env: { SITE_ORIGIN: 'http://127.0.0.1:4173' } });
  const guest = server.guest();
  const { body } = await guest.book((await guest.quote()).id, { extra: { newsText: TEXT } });
  const otp = /^\d{6}$/m.exec((await server.guestMails())[0]?.text ?? '')?.[0];
  await guest.post(`/api/v1/bookings/${body.id}/confirmation`, { otp }, { 'idempotency-key': newKey() });
  return server;
}

test('lists who asked for news, in each format, with the link that stops it', async () => {
  const server = await serverWithConsent();
  const text = await typeAt(server, 'list');
  expect([text.status, text.stderr]).toEqual([0, '']);
  expect(text.stdout).toMatch(
    /^nair\.family@example\.com +Meera Nair +2026-11-20 +=Send me news, and offers\.$/m,
  );
  expect(text.stdout).toContain('\n1 address.');
  const [listed] = JSON.parse((await typeAt(server, 'list', '--format', 'json')).stdout) as object[];
  expect(listed).toMatchObject({ email: 'nair.family@example.com', text: TEXT });
  // A cell that looks like a formula begins with an apostrophe.
  expect((await typeAt(server, 'list', '--format', 'csv')).stdout).toMatch(
    /^\u{FEFF}email,firstName,lastName,givenAt,text,stopUrl\r\nnair\.family@example\.com,Meera,Nair,2026-11-20T18:45:00\.000Z,"'=Send me news, and offers\.",http:\/\/127\.0\.0\.1:4173\/stop-news#[0-9a-z]{26}\.[\w-]{43}\n$/u,
  );
});

test('says so when nobody asked for news', async () => {
  expect((await typeAt(await startTestServer(), 'list')).stdout).toBe('Nobody has asked for news.\n');
});

test.each([
  [[], 'Name a subcommand: list.'],
  [['send'], 'There is no "send" for news. There is: list.'],
  [['list', 'meera@example.com'], 'list takes no address; not "meera@example.com".'],
  [['list', '--format', 'xml'], '--format is text, csv or json, not "xml".'],
])('news %j is refused with what to write', async (words, refusal) => {
  const { status, stdout, stderr } = await runHere('news', ...words);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(refusal);
});
