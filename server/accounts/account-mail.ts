import type { Trx } from '../platform/db/database.ts';
import { addressMail, nameless } from '../platform/mail/address-mail.ts';
import { instantAt } from '../platform/mail/hotel-time.ts';
import type { MailDocument } from '../platform/mail/mail-document.ts';
import { queueMail } from '../platform/outbox/queue-mail.ts';
import type { Texts } from '../release/index.ts';
import type { FreshCode } from './codes/code.ts';
import type { AddressScope, CodeRow } from './codes/code-repository.ts';
import { type Proof, proofBlocks, proofOf } from './codes/proof.ts';
import type { AccountContext } from './context.ts';

/** What a mail about an account is for; `known` and `unknown` answer for the code that they take the place of. */
export type AccountMailKind = 'changeEmail' | 'known' | 'register' | 'reset' | 'unknown';
/** What an owner is told after the fact. */
type AccountNoticeKind = 'emailChanged' | 'passwordChanged';

/** Where a mailed link leads. */
const PAGES = { VERIFY_EMAIL: '/verify-email', RESET_PASSWORD: '/reset-password' } as const;

/** Queues the mail that carries a code, or the one that takes its place. */
export async function queueCodeMail(
  context: AccountContext,
  trx: Trx,
  {
    wish,
    code,
    fresh,
  }: {
    wish: { email: string; mail: AccountMailKind; purpose: AddressScope['purpose'] };
    code: CodeRow;
    fresh: FreshCode;
  },
): Promise<void> {
  const document = accountMail(context.release.get().text, wish.mail, {
    ...senderOf(context),
    proof: proofOf(context, fresh, PAGES[wish.purpose]),
    expiresAt: code.expires_at,
  });
  await queueMail(context, trx, {
    mailKey: `account-code:${code.id}`,
    mail: envelope(context, document, wish.email),
    expiresAt: code.expires_at,
  });
}

/** Tells an owner what has just been changed. */
export async function queueNotice(
  context: AccountContext,
  trx: Trx,
  { kind, email }: { kind: AccountNoticeKind; email: string },
): Promise<void> {
  const at = context.clock.now().toISOString();
  const document = accountNotice(context.release.get().text, kind, { ...senderOf(context), at });
  await queueMail(context, trx, {
    mailKey: `account-notice:${context.newId()}`,
    mail: envelope(context, document, email),
  });
}

/** An account belongs to the whole hotel; its clock is that of its first location. */
function senderOf(context: AccountContext): AccountMailSender {
  const { hotel, locations } = context.release.get().catalogue;
  return { hotel: hotel.businessName, timezone: locations[0]?.timezone ?? 'UTC' };
}

function envelope(
  context: AccountContext,
  document: MailDocument,
  email: string,
): ReturnType<typeof addressMail> {
  const { hotel, locations } = context.release.get().catalogue;
  return addressMail(context, document, {
    guest: nameless(email),
    location: { name: hotel.businessName, email: locations[0]?.email ?? '' },
  });
}

/** Who writes, and on whose clock. */
interface AccountMailSender {
  hotel: string;
  timezone: string;
}

/**
 * A mail to an address that nobody has proven yet, or that may have no account. It repeats nothing that was typed: a
 * stranger would choose the words.
 */
function accountMail(
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
function accountNotice(
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
