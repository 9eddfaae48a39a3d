import { instantAt } from '../../platform/mail/hotel-time.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import { type CodeRow, type Proof, proofBlocks } from '../../accounts/index.ts';
import type { Told } from './mail-rule.ts';

export interface CodeFacts {
  proof: Proof;
  code: CodeRow;
}

/**
 * The mail that proves the address. It repeats no input, not even a name: a stranger could choose the words.
 */
export function codeMail({ text, booking, facts: { proof, code } }: Told<CodeFacts>): MailDocument {
  const { location } = booking.sold;
  return {
    language: text.language,
    subject: text('mail.code.subject', { location: location.name }),
    blocks: [
      { kind: 'paragraph', text: text('mail.account.greeting') },
      ...proofBlocks(text, proof, text('mail.code.intro', { location: location.name })),
      {
        kind: 'paragraph',
        text: text('mail.code.validity', {
          time: instantAt(code.expires_at, location.timezone, text.locale),
          timezone: location.timezone,
        }),
      },
      { kind: 'paragraph', text: text('mail.code.ignore') },
      { kind: 'paragraph', text: text('mail.signature', { location: location.name }) },
    ],
  };
}
