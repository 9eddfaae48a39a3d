import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import type { ValidationRefusal } from '#schemas/api-types';
import type { ReceivedMail } from '../platform/mail/development-mailbox.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { newKey, type TestAnswer, type TestGuest } from '../test-support/guest.ts';
import { ONE_NETWORK, startTestServer, type TestServer } from '../test-support/test-server.ts';

const MESSAGE = {
  name: 'Meera Nair',
  email: 'meera.nair@example.com',
  phone: '+91 98123 45678',
  message: 'Is the boat dinner also on Mondays?\nWe would be four.',
  location: 'harbour',
  filledInMs: 20_000,
};

function send(
  guest: TestGuest,
  changes: object = {},
  key = newKey(),
): Promise<TestAnswer<ValidationRefusal & { accepted: boolean }>> {
  return guest.post('/api/v1/contact-messages', { ...MESSAGE, ...changes }, { 'idempotency-key': key });
}

async function mailTo(server: TestServer, address: string): Promise<ReceivedMail | undefined> {
  return (await server.mails()).find(({ to }) => to.address === address);
}

test('a message reaches the location, which can answer at once, and the guest gets a receipt', async () => {
  const server = await startTestServer();
  const answer = await send(server.guest());
  expect([answer.status, answer.body]).toEqual([202, { accepted: true }]);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  const message = await mailTo(server, 'harbour@small-hotel.example');
  const receipt = await mailTo(server, MESSAGE.email);
  expect(message).toMatchObject({
    from: { address: 'harbour@small-hotel.example' },
    to: { address: 'harbour@small-hotel.example' },
    replyTo: { name: 'Meera Nair', address: 'meera.nair@example.com' },
    subject: 'A message from the website for Small Hotel Harbour',
  });
  for (const part of ['Is the boat dinner also on Mondays?', 'We would be four.', '+91 98123 45678']) {
    expect(message?.text).toContain(part);
    expect(message?.html).toContain(part);
  }
  expect(receipt).toMatchObject({
    to: { name: '', address: 'meera.nair@example.com' },
    replyTo: { address: 'harbour@small-hotel.example' },
    subject: 'We have your message to Small Hotel Harbour',
  });
  expect(`${message?.text}${receipt?.text}`).not.toMatch(/mail\.|\{\{/);
});

test('with a sender configured both mails come from it', async () => {
  const server = await startTestServer({ env: { MAIL_FROM: 'Small Hotel <web@small-hotel.example>' } });
  await send(server.guest());
  const froms = (await server.mails()).map(({ from }) => from.address);
  expect(froms).toEqual(['web@small-hotel.example', 'web@small-hotel.example']);
});

test('the receipt contains no input, so that the form cannot carry words to others', async () => {
  const server = await startTestServer();
  await send(server.guest(), { name: 'Win at casino.example', message: 'Click https://evil.example now' });
  const receipt = await mailTo(server, MESSAGE.email);
  expect(receipt?.subject).toBe('We have your message to Small Hotel Harbour');
  expect(`${receipt?.subject}${receipt?.text}${receipt?.html}`).not.toMatch(/casino|evil/);
});

test.each([
  ['name', '', 'Name is required'],
  ['name', 'R2D2', 'No numbers or special characters allowed'],
  ['email', 'meera', 'Enter a valid Email'],
  ['email', 'a@example.com, b@example.com', 'No blank space allowed between characters'],
  ['email', 'a@example.com,b@example.com', 'Enter a valid Email'],
  ['phone', '123', 'Enter a valid phone number'],
  ['message', 'Too short', 'must be atleast 10 characters long'],
  ['message', 'x'.repeat(2001), 'must be less than 2001 characters'],
  ['location', '', 'Please select a location'],
  ['location', 'nowhere', 'Please select a location'],
])('refuses %s %j in the words of the specification', async (field, value, message) => {
  const { guest } = await startTestServer();
  const answer = await send(guest(), { [field]: value });
  expect(answer.status).toBe(422);
  expect(answer.body.messages).toEqual([{ field, message }]);
});

const BREAKS = ['\r\nBcc: all@example.com', '\nBcc: all@example.com', '\rX: y', '\0', '\u0085x', '\t'];

test.each(['name', 'email', 'phone'].flatMap((field) => BREAKS.map((breaks) => [field, breaks] as const)))(
  'T17: a second line in %s is refused: %j',
  async (field, breaks) => {
    const server = await startTestServer();
    const value = `${MESSAGE[field as 'email' | 'name' | 'phone']}${breaks}`;
    const answer = await send(server.guest(), { [field]: value });
    expect(answer.status).toBe(422);
    expect(answer.body.messages[0]?.field).toBe(field);
    expect(await server.mails()).toEqual([]);
  },
);

/** The headers of a mail as a mail server would get it. */
async function headersOf({ from, to, replyTo, subject, text, html }: Mail): Promise<string[]> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail({ from, to, ...(replyTo && { replyTo }), subject, text, html });
  // As its options say, all at once.
  const [head = ''] = (message as Buffer).toString('utf8').split('\r\n\r\n');
  return head
    .replaceAll(/\r\n[ \t]/g, ' ')
    .split('\r\n')
    .map((line) => line.split(':')[0] ?? '');
}

test('T17: no input adds a header to a mail', async () => {
  const server = await startTestServer();
  const names = ['Meera "Bcc: x" Nair', '<a@b.example>', 'Bcc: all', '=?utf-8?q?=0D=0ABcc?=', 'Nair, Meera'];
  for (const [index, name] of names.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- each has its own address, so that no limit is met
    await send(server.guest(), { name, email: `meera${index}@example.com` });
  }
  await send(server.guest(), { message: 'Hello there,\r\n\r\nBcc: all@example.com\r\n.\r\nQUIT' });
  const mails = await server.mails();
  expect(mails.length).toBeGreaterThan(0);
  for (const mail of mails) {
    // oxlint-disable-next-line no-await-in-loop -- a handful of mails
    const headers = await headersOf(mail);
    expect(new Set(headers)).toEqual(
      new Set(['From', 'To', 'Reply-To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type']),
    );
    expect(headers).toHaveLength(8);
  }
});

test('a bot that fills in every field gets the same answer, and nothing is sent', async () => {
  const server = await startTestServer();
  const person = await send(server.guest(), { website: '' });
  const program = await send(server.guest(), { website: 'https://evil.example' });
  expect([program.status, program.text]).toEqual([person.status, person.text]);
  expect(await server.mails()).toHaveLength(2);
});

test('refuses a form that was filled in too fast, for a moment', async () => {
  const server = await startTestServer();
  const answer = await send(server.guest(), { filledInMs: 2999 });
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '3']);
  expect((await send(server.guest(), { filledInMs: 3000 })).status).toBe(202);
});

test('the same key sends one message', async () => {
  const server = await startTestServer();
  const key = newKey();
  const guest = server.guest();
  await send(guest, {}, key);
  await send(guest, {}, key);
  expect(await server.mails()).toHaveLength(2);
  expect((await send(guest, { message: 'Another message altogether' }, key)).status).toBe(422);
});

test('one address sends three messages an hour, one network five', async () => {
  const server = await startTestServer({ env: ONE_NETWORK });
  const statuses = async (count: number, changes: (index: number) => object): Promise<number[]> => {
    const answers = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let index = 0; index < count; index += 1) answers.push(await send(server.guest(), changes(index)));
    return answers.map(({ status }) => status);
  };
  expect(await statuses(4, () => ({}))).toEqual([202, 202, 202, 429]);
  expect(await statuses(3, (index) => ({ email: `guest${index}@example.com` }))).toEqual([202, 202, 429]);
  server.clock.forward({ minutes: 60, seconds: 1 });
  expect(await statuses(1, () => ({}))).toEqual([202]);
});

test('nothing of a message stays in the database once it is sent, nor in the log', async () => {
  const server = await startTestServer();
  await send(server.guest());
  await server.mails();
  const { db } = server.context;
  const kept = JSON.stringify([
    await db.selectFrom('contact_messages').selectAll().execute(),
    await db.selectFrom('outbox').selectAll().execute(),
    await db.selectFrom('idempotency_keys').selectAll().execute(),
    server.logs,
  ]);
  expect(kept).not.toMatch(/Meera|meera\.nair|boat dinner|98123/);
});
