import type { NodemailerError } from 'nodemailer';
import { keepResult } from '#domain/keep-result';
import { MailError, type MailTransport } from './mail.ts';

const TIMEOUT_MS = 15_000;
/** RFC 5321, 4.5.3.2.6: a shorter timeout sends a mail twice that the server is still processing. */
const LONGEST_SILENCE_MS = 600_000;
/**
 * Refusals because of the sender, which the operator can fix within days: authentication (RFC 4954), relaying and
 * policy such as DMARC (RFC 3463, 5.7.x), and the account's sending limit (5.4.5).
 */
const ABOUT_THE_SENDER = /^(?:53[0458]|5\d\d[ -]5\.(?:7\.\d+|4\.5)\b)/;

/** Sends mail through the server of SMTP_URL. */
export function createSmtpMail(smtpUrl: string): MailTransport {
  let opened: Awaited<ReturnType<typeof connect>> | undefined;
  const connected = keepResult(async () => (opened = await connect(smtpUrl)));
  return {
    async send({ messageId, from, to, replyTo, subject, text, html, calendar, files = [] }) {
      const transporter = await connected();
      const sending = transporter.sendMail({
        messageId,
        from,
        to,
        subject,
        text,
        html,
        ...(replyTo === undefined ? {} : { replyTo }),
        ...(calendar === undefined ? {} : { icalEvent: { ...calendar, filename: 'stay.ics' } }),
        attachments: files.map(({ name, mediaType, base64 }) => ({
          filename: name,
          contentType: mediaType,
          content: base64,
          encoding: 'base64',
        })),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      await sending.catch((error: NodemailerError) => {
        throw toMailError(error);
      });
    },
    close: () => opened?.close(),
  };
}

/** Loaded with the first mail: most processes of the command send none. */
async function connect(smtpUrl: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: LONGEST_SILENCE_MS,
    // Mails contain only what our templates wrote, so nothing may be read from disk or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function toMailError({ code, command, permanent, response, responseCode }: NodemailerError): MailError {
  const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  return new MailError({
    code: code ?? 'UNKNOWN',
    ...(responseCode === undefined ? {} : { replyCode: responseCode }),
    isRefusal: isAboutMail && permanent === true && !ABOUT_THE_SENDER.test(response ?? ''),
  });
}
