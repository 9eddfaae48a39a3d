import type { BookingLocation } from '#schemas/api-types';
import { instantAt } from '../../platform/mail/hotel-time.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import { type Proof, proofBlocks } from '../../accounts/index.ts';
import type { Texts } from '../../release/index.ts';

/**
 * The mail that proves the address. It repeats no input, not even a name: a stranger could choose the words.
 */
export function codeMail(
  text: Texts,
  { proof, location, expiresAt }: { proof: Proof; location: BookingLocation; expiresAt: string },
): MailDocument {
  return {
    language: text.language,
    subject: text('mail.code.subject', { location: location.name }),
    blocks: [
      { kind: 'paragraph', text: text('mail.account.greeting') },
      ...proofBlocks(text, proof, text('mail.code.intro', { location: location.name })),
      {
        kind: 'paragraph',
        text: text('mail.code.validity', {
          time: instantAt(expiresAt, location.timezone, text.locale),
          timezone: location.timezone,
        }),
      },
      { kind: 'paragraph', text: text('mail.code.ignore') },
      { kind: 'paragraph', text: text('mail.signature', { location: location.name }) },
    ],
  };
}
