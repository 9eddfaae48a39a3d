import { domainToASCII } from 'node:url';
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { checkField, normaliseField } from '#domain/guest';
import { oddAddress } from '#domain/test-support/odd-addresses';
import { startSmtpSink } from '../../test-support/smtp-sink.ts';
import { freePort } from '../../test-support/free-port.ts';
import { MailError } from './mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

/** `PROPERTY_RUNS=2000` tries more of them. */
const RUNS = Math.min(2000, Number(process.env['PROPERTY_RUNS'] ?? 150));
const MS_PER_RUN = 100;
const tools = { toE164: () => undefined };
const FROM = { name: 'Small Hotel', address: 'web@small-hotel.example' };

const takenAddress = oddAddress()
  .map((typed) => normaliseField('guestEmail', typed, tools))
  .filter((email) => checkField('guestEmail', { guestEmail: email }, tools) === undefined);

/** The sink decodes Punycode domains. */
function inAscii(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at));
}

test(
  'T18: a mail goes to the address that is stored, letter by letter, and to no other',
  { timeout: 20_000 + RUNS * MS_PER_RUN },
  async () => {
    const sink = await startSmtpSink();
    const mail = createSmtpMail(sink.url);
    onTestFinished(mail.close);
    const property = fc.asyncProperty(takenAddress, async (address) => {
      sink.mails.length = 0;
      const words = { subject: 'Your booking', text: 'Text', html: '<p>Text</p>' };
      await mail.send({
        messageId: '<1@small-hotel.example>',
        from: FROM,
        to: { name: '', address },
        ...words,
      });
      expect(sink.mails.map(({ recipients }) => recipients.map(inAscii))).toEqual([[address]]);
    });
    await fc.assert(property, { numRuns: RUNS });
  },
);

const MAIL = {
  messageId: '<1@small-hotel.example>',
  from: FROM,
  to: { name: '', address: 'meera.nair@example.com' },
  subject: 'Your booking',
  text: 'Text',
  html: '<p>Text</p>',
};

/** The server's reply at the end of a mail. */
async function failureAt(url: string): Promise<MailError> {
  const mail = createSmtpMail(url);
  onTestFinished(mail.close);
  const error: unknown = await mail.send(MAIL).catch((thrown: unknown) => thrown);
  if (error instanceof MailError) return error;
  throw new Error(`No failure: ${String(error)}`);
}

test.each([
  ['RCPT TO', '550 5.1.1 meera.nair@example.com unknown', 'EENVELOPE 550', true],
  ['RCPT TO', '550 meera.nair@example.com unknown', 'EENVELOPE 550', true],
  ['DATA', '554 5.6.0 meera.nair@example.com takes no such text', 'EMESSAGE 554', true],
  ['RCPT TO', '450 4.2.1 meera.nair@example.com is busy', 'EENVELOPE 450', false],
  ['DATA', '452 4.3.1 no room', 'EMESSAGE 452', false],
  ['MAIL FROM', '553 5.1.8 web@small-hotel.example unknown', 'EENVELOPE 553', false],
  ['RCPT TO', '530 5.7.0 sign in first', 'EENVELOPE 530', false],
  ['RCPT TO', '554 5.7.1 relay access denied', 'EENVELOPE 554', false],
  ['DATA', '550 5.7.26 not signed with DKIM', 'EMESSAGE 550', false],
  ['DATA', '550 5.4.5 daily limit exceeded', 'EMESSAGE 550', false],
])(
  'the reply to %s "%s" is %s, and a refusal for good: %s',
  async (refusedStep, reply, reason, isRefusal) => {
    const sink = await startSmtpSink({ refuse: (step) => (step === refusedStep ? reply : undefined) });
    const error = await failureAt(sink.url);
    expect([error.message, error.isRefusal]).toEqual([reason, isRefusal]);
    expect(JSON.stringify(error) + String(error.stack)).not.toContain('meera');
  },
);

test('a password that no longer works and a server that is away are no refusals', async () => {
  const sink = await startSmtpSink({ refusesSignIn: true });
  const signIn = await failureAt(sink.url.replace('//', '//hotel:old@'));
  expect([signIn.message, signIn.isRefusal]).toEqual(['EAUTH 535', false]);
  const away = await failureAt(`smtp://127.0.0.1:${await freePort()}`);
  expect([away.message, away.isRefusal]).toEqual(['ESOCKET', false]);
});
