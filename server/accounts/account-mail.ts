import type { Texts } from '../release/index.ts';
import { instantAt } from '../platform/mail/hotel-time.ts';
import type { MailDocument } from '../platform/mail/mail-document.ts';
import { type Proof, proofBlocks } from './proof.ts';

/** What a mail about an account is for; `known` and `unknown` answer for the code that they take the place of. */
export type AccountMailKind = 'changeEmail' | 'known' | 'register' | 'reset' | 'unknown';
/** What an owner is told after the fact. */
export type AccountNoticeKind = 'emailChanged' | 'passwordChanged';

/** Who writes, and on whose clock. */
export interface AccountMailSender {
  hotel: string;
  timezone: string;
}

/**
 * A mail to an address that nobody has proven yet, or that may have no account. It repeats nothing that was typed: a
 * stranger would choose the words.
 */
export function accountMail(
  text: Texts,
  kind: AccountMailKind,
  { proof, expiresAt, hotel, timezone }: AccountMailSender & { proof: Proof; expiresAt: string },
): MailDocument {
  const hasCode = kind !== 'known' && kind !== 'unknown';
  return {
    subject: text(`mail.account.${kind}.subject`, { hotel }),
    blocks: [
      { kind: 'paragraph', text: text('mail.account.greeting') },
      ...(hasCode
        ? proofBlocks(text, proof, text(`mail.account.${kind}.intro`, { hotel }))
        : ([{ kind: 'paragraph', text: text(`mail.account.${kind}.intro`, { hotel }) }] as const)),
      ...(hasCode
        ? ([
            {
              kind: 'paragraph',
              text: text('mail.code.validity', { time: instantAt(expiresAt, timezone), timezone }),
            },
          ] as const)
        : []),
      { kind: 'paragraph', text: text(hasCode ? 'mail.code.ignore' : `mail.account.${kind}.ignore`) },
      { kind: 'paragraph', text: text('mail.signature', { location: hotel }) },
    ],
  };
}

/** What changed, when, and what to do if it was somebody else. */
export function accountNotice(
  text: Texts,
  kind: AccountNoticeKind,
  { at, hotel, timezone }: AccountMailSender & { at: string },
): MailDocument {
  return {
    subject: text(`mail.account.${kind}.subject`, { hotel }),
    blocks: [
      { kind: 'paragraph', text: text('mail.account.greeting') },
      { kind: 'paragraph', text: text(`mail.account.${kind}.intro`, { hotel }) },
      {
        kind: 'paragraph',
        text: text('mail.account.changedAt', { time: instantAt(at, timezone), timezone }),
      },
      { kind: 'paragraph', text: text(`mail.account.${kind}.ignore`) },
      { kind: 'paragraph', text: text('mail.signature', { location: hotel }) },
    ],
  };
}
