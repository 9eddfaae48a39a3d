import { domainToASCII } from 'node:url';
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { checkField, normaliseField } from '#domain/guest';
import { oddAddress } from '#domain/test-support/odd-addresses';
import { startSmtpSink } from '../test-support/smtp-sink.ts';
import { createSmtpMail } from './smtp-mail.ts';

/** `PROPERTY_RUNS=2000` tries more of them. */
const RUNS = Math.min(2000, Number(process.env['PROPERTY_RUNS'] ?? 150));
const MS_PER_RUN = 100;
const tools = { toE164: () => undefined };
const FROM = { name: 'Small Hotel', address: 'web@small-hotel.example' };

const takenAddress = oddAddress()
  .map((typed) => normaliseField('guestEmail', typed, tools))
  .filter((email) => checkField('guestEmail', { guestEmail: email }, tools) === undefined);

/** The sink shows the letters that a domain in Punycode stands for. */
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
