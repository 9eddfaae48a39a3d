import { writtenEmail } from '#domain/email-address';
import { writtenPhone } from '#schemas/written-phone';
import type { Texts } from '../release/index.ts';
import type { MailDocument } from '../platform/mail/mail-document.ts';

export interface WrittenMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** The message to the hotel. Input goes into the body only, never into a header. */
export function contactMessageMail(text: Texts, location: string, written: WrittenMessage): MailDocument {
  return {
    language: text.language,
    subject: text('mail.contact.subject', { location }),
    blocks: [
      { kind: 'paragraph', text: text('mail.contact.intro', { location }) },
      {
        kind: 'facts',
        facts: [
          { label: text('mail.contact.name'), lines: [written.name] },
          { label: text('mail.contact.email'), lines: [writtenEmail(written.email)] },
          { label: text('mail.contact.phone'), lines: [writtenPhone(written.phone)] },
          { label: text('mail.contact.message'), lines: written.message.split('\n') },
        ],
      },
    ],
  };
}

/** The receipt. It repeats no input: nobody may use the hotel to send words to another person's address. */
export function contactReceiptMail(text: Texts, location: string): MailDocument {
  return {
    language: text.language,
    subject: text('mail.receipt.subject', { location }),
    blocks: [
      { kind: 'paragraph', text: text('mail.receipt.intro', { location }) },
      { kind: 'paragraph', text: text('mail.receipt.ignore') },
      { kind: 'paragraph', text: text('mail.signature', { location }) },
    ],
  };
}
