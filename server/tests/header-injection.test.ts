import { expect, test } from 'vitest';
import { createOutboxWorker } from '../platform/outbox/worker.ts';
import { newKey } from '../test-support/guest.ts';
import { seededRandom } from '../test-support/seeded-random.ts';
import { headerNames, startSmtpSink } from '../test-support/smtp-sink.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

/** `HEADER_PAYLOADS=2000 npx vitest run --project node server/tests/header-injection.test.ts` is the long form (TRUST T17). */
const PAYLOADS = Number(process.env['HEADER_PAYLOADS'] ?? 60);
const MS_PER_PAYLOAD = 100;

const HOTEL = 'harbour@small-hotel.example';
const WEB = 'web@small-hotel.example';
const VICTIM = 'everyone@victim.example';

const MESSAGE = {
  name: 'Meera Nair',
  phone: '+91 98123 45678',
  message: 'Is the boat dinner also on Mondays?',
  location: 'harbour',
  filledInMs: 20_000,
};

/** Line ends as any program may read them, raw and as encoded in mails and addresses. */
const BREAKS = [
  '\r\n',
  '\n',
  '\r',
  '\r\n\r\n',
  '\n\n',
  '\r\n ',
  '\0',
  '\v',
  '\f',
  '\u0085',
  '\u2028',
  '\u2029',
  '%0d%0a',
  '%0A',
  '=0D=0A',
  '\\r\\n',
  '&#13;&#10;',
  '=?utf-8?q?=0D=0A?=',
  '=?utf-8?b?DQo=?=',
  '\u560d\u560a',
  ' ',
  ', ',
  '; ',
  '>, <',
  '" <',
  ') (',
  '.\r\n',
  '\r\n.\r\n',
];
const ADDITIONS = [
  `Bcc: ${VICTIM}`,
  `Cc: ${VICTIM}`,
  `To: ${VICTIM}`,
  `Reply-To: ${VICTIM}`,
  `From: ${VICTIM}`,
  'Subject: You have won',
  'Content-Type: text/html',
  'Content-Transfer-Encoding: base64',
  'X-Mailer: evil',
  VICTIM,
  `RCPT TO:<${VICTIM}>`,
  `QUIT\r\nMAIL FROM:<${VICTIM}>`,
  `<${VICTIM}>`,
];
const FIELDS = ['name', 'email', 'phone', 'message', 'location', 'website'] as const;

/** A header injection: the field, the payload and its position. */
function payload(index: number, pick: <T>(from: readonly T[]) => T): object & { email: string } {
  const request = { ...MESSAGE, email: `guest${index}@example.com`, website: '' };
  const field = pick(FIELDS);
  const honest = request[field];
  const added = `${pick(BREAKS)}${pick(ADDITIONS)}`;
  return { ...request, [field]: pick([`${honest}${added}`, `${added}${pick(BREAKS)}${honest}`]) };
}

function post(server: TestServer, request: object, from: string) {
  return server.guest().post<{ accepted: boolean }>('/api/v1/contact-messages', request, {
    'idempotency-key': newKey(),
    'x-forwarded-for': from,
  });
}

async function mailingServer() {
  const sink = await startSmtpSink();
  const server = await startTestServer({
    env: { SMTP_URL: sink.url, MAIL_FROM: `Small Hotel <${WEB}>`, TRUSTED_PROXIES: '127.0.0.1' },
  });
  return { sink, server, sendAll: () => createOutboxWorker(server.context, server.app.log).drain() };
}

const OURS = [
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Message-ID',
  'Date',
  'MIME-Version',
  'Content-Type',
  'Auto-Submitted',
].sort();

test(
  'T17: whatever is written to the hotel, a mail server is handed our headers and one recipient',
  { timeout: 60_000 + PAYLOADS * MS_PER_PAYLOAD },
  async () => {
    const { sink, server, sendAll } = await mailingServer();
    const random = seededRandom(17);
    const pick = <T>(from: readonly T[]): T => {
      const one = from[Math.floor(random() * from.length)];
      if (one === undefined) throw new Error('Nothing to choose from');
      return one;
    };
    const typed = new Set<string>();
    const statuses = new Set<number>();
    for (let index = 0; index < PAYLOADS; index += 1) {
      const request = payload(index, pick);
      typed.add(request.email);
      const answer = await post(server, request, `10.3.${index >> 8}.${index & 255}`);
      statuses.add(answer.status);
      // One a minute, to stay below the location's own limit.
      server.clock.forward({ minutes: 1 });
    }
    await sendAll();
    expect(statuses).toEqual(new Set([202, 422]));
    expect(sink.mails.length).toBeGreaterThan(0);
    for (const mail of sink.mails) {
      expect(headerNames(mail).sort()).toEqual(OURS);
      expect(mail.from).toBe(WEB);
      expect(mail.recipients).toHaveLength(1);
      const [recipient = ''] = mail.recipients;
      expect([recipient, recipient === HOTEL || typed.has(recipient)]).toEqual([recipient, true]);
      expect(recipient).not.toContain('victim');
    }
  },
);

test('T17, control: a header that slipped in would be seen', async () => {
  const { sink, server } = await mailingServer();
  await server.context.mail.send({
    messageId: '<1@small-hotel.example>',
    from: { name: '', address: WEB },
    to: { name: '', address: HOTEL },
    replyTo: { name: '', address: 'meera@example.com' },
    subject: 'A message',
    text: 'Text',
    html: '<p>Text</p>',
  });
  const [mail] = sink.mails;
  if (mail === undefined) throw new Error('No mail');
  expect(headerNames(mail).sort()).toEqual(OURS);
  const injected = { ...mail, source: mail.source.replace('Subject:', `Bcc: ${VICTIM}\r\nSubject:`) };
  expect(headerNames(injected)).toContain('Bcc');
});

test(
  'T17: of a flood from one network five messages are sent, and from everywhere sixty an hour',
  { timeout: 60_000 + PAYLOADS * MS_PER_PAYLOAD },
  async () => {
    const { sink, server, sendAll } = await mailingServer();
    const flood = async (count: number, networkOf: (index: number) => string) => {
      const statuses: number[] = [];
      for (let index = 0; index < count; index += 1) {
        const request = { ...MESSAGE, email: `flood${sink.mails.length}.${index}@example.com` };
        statuses.push((await post(server, request, networkOf(index))).status);
      }
      return statuses.filter((status) => status === 202).length;
    };
    expect(await flood(PAYLOADS / 2, () => '203.0.113.7')).toBe(5);
    expect(await flood(Math.max(70, PAYLOADS / 2), (index) => `10.4.${index >> 8}.${index & 255}`)).toBe(55);
    await sendAll();
    expect(sink.mails).toHaveLength(120);
  },
);
