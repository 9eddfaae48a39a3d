import type { Texts } from '../release/index.ts';
import type { MailDocument } from '../platform/mail/mail-document.ts';

/** What somebody wrote in the contact form. */
export interface WrittenMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** The message as the hotel reads it; what was typed stands in the body only, never in a header. */
export function contactMessageMail(text: Texts, location: string, written: WrittenMessage): MailDocument {
  return {
    subject: text('mail.contact.subject', { location }),
    blocks: [
      { kind: 'paragraph', text: text('mail.contact.intro', { location }) },
      {
        kind: 'facts',
        facts: [
          { label: text('mail.contact.name'), lines: [written.name] },
          { label: text('mail.contact.email'), lines: [written.email] },
          { label: text('mail.contact.phone'), lines: [written.phone] },
          { label: text('mail.contact.message'), lines: written.message.split('\n') },
        ],
      },
    ],
  };
}

/**
 * The receipt. It repeats nothing of what was typed: whoever writes another's address into the form must not be able to
 * make the hotel carry words to it.
 */
export function contactReceiptMail(text: Texts, location: string): MailDocument {
  return {
    subject: text('mail.receipt.subject', { location }),
    blocks: [
      { kind: 'paragraph', text: text('mail.receipt.intro', { location }) },
      { kind: 'paragraph', text: text('mail.receipt.ignore') },
      { kind: 'paragraph', text: text('mail.signature', { location }) },
    ],
  };
}
