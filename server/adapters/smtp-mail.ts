import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';

const TIMEOUT_MS = 15_000;
/** RFC 5321, 4.5.3.2.6: who gives up sooner on a server that is still looking at a mail sends what has arrived again. */
const LONGEST_SILENCE_MS = 600_000;

/** Mail through the server of SMTP_URL. */
export function createSmtpMail(smtpUrl: string): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: LONGEST_SILENCE_MS,
    // A message holds only what our templates wrote: nothing may be read from disk or fetched for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, from, to, replyTo, subject, text, html, calendar }) {
      await transporter.sendMail({
        messageId,
        from,
        to,
        subject,
        text,
        html,
        ...(replyTo === undefined ? {} : { replyTo }),
        ...(calendar === undefined ? {} : { icalEvent: { ...calendar, filename: 'stay.ics' } }),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transporter.close(),
  };
}
