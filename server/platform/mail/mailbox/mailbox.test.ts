import { expect, test } from 'vitest';
import type { ReceivedMail } from '../development-mailbox.ts';
import { bookedStay } from '../../../test-support/booked.ts';
import { startTestServer } from '../../../test-support/test-server.ts';

test('shows the mails that were sent, newest first, and each as it reads', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await guest.book((await guest.quote()).id);
  const [mail] = await server.mails();
  const list = await guest.get('/_dev/mailbox');
  expect(list.text).toContain(
    `<a href="/_dev/mailbox/${mail?.id ?? ''}">Your code for Small Hotel Harbour</a>`,
  );
  const page = await guest.get(`/_dev/mailbox/${mail?.id ?? ''}`);
  expect(page.text).toMatch(/^\d{6}$/m);
  expect(page.text).toContain('<dd>&lt;nair.family@example.com&gt;');
  expect(page.text).not.toContain('<p>Dear');
  const json = await guest.get<{ mails: ReceivedMail[] }>('/_dev/mailbox.json');
  expect(json.body.mails).toEqual([mail]);
  expect((await guest.get('/_dev/mailbox.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('says to whom the answer to a mail goes', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await bookedStay(server, guest);
  const notice = (await server.mails()).find(({ replyTo }) => replyTo !== undefined);
  const page = await guest.get(`/_dev/mailbox/${notice?.id ?? ''}`);
  expect(page.text).toContain('<dt>Reply to</dt><dd>Meera Nair &lt;nair.family@example.com&gt;</dd>');
});

test('says so when there is none, and does not find a mail that is not there', async () => {
  const { guest } = await startTestServer();
  expect((await guest().get('/_dev/mailbox')).text).toContain('No mail yet.');
  expect((await guest().get('/_dev/mailbox/..%2F..%2Fsecret')).status).toBe(404);
});

test('is not there with a mail server', async () => {
  const { guest } = await startTestServer({ env: { SMTP_URL: 'smtp://127.0.0.1:2525' } });
  expect((await guest().get('/_dev/mailbox.json')).body).toMatchObject({ code: 'NOT_FOUND' });
});
