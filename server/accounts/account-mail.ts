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

/** The kinds of mail about an account; `known` and `unknown` replace the mail with a code. */
export type AccountMailKind = 'changeEmail' | 'known' | 'register' | 'reset' | 'unknown';
type AccountNoticeKind = 'emailChanged' | 'passwordChanged';

const PAGES = { VERIFY_EMAIL: '/verify-email', RESET_PASSWORD: '/reset-password' } as const;

/** Queues the mail with the code, or the mail that replaces it. */
export async function queueCodeMail(
  context: AccountContext,
  trx: Trx,
  {
    codeRequest,
    code,
    fresh,
  }: {
    codeRequest: {
      email: string;
      mail: AccountMailKind;
      purpose: AddressScope['purpose'];
      language: string;
    };
    code: CodeRow;
    fresh: FreshCode;
  },
): Promise<void> {
  const document = accountMail(context.release.get().text(codeRequest.language), codeRequest.mail, {
    ...senderOf(context),
    proof: proofOf(context, fresh, PAGES[codeRequest.purpose]),
    expiresAt: code.expires_at,
  });
  await queueMail(context, trx, {
    mailKey: `account-code:${code.id}`,
    mail: envelope(context, document, codeRequest.email),
    expiresAt: code.expires_at,
  });
}

/** Notifies the owner of a change to the account, in the language of the account. */
export async function queueNotice(
  context: AccountContext,
  trx: Trx,
  { kind, email, language }: { kind: AccountNoticeKind; email: string; language: string },
): Promise<void> {
  const at = context.clock.now().toISOString();
  const document = accountNotice(context.release.get().text(language), kind, { ...senderOf(context), at });
  await queueMail(context, trx, {
    mailKey: `account-notice:${context.newId()}`,
    mail: envelope(context, document, email),
  });
}

/** An account belongs to the whole hotel; its mails use the time zone of the first location. */
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

interface AccountMailSender {
  hotel: string;
  timezone: string;
}

/**
 * A mail to an address that is not proven, or that may have no account. It repeats no input: a stranger could
 * choose the words.
 */
function accountMail(
  text: Texts,
  kind: AccountMailKind,
  { proof, expiresAt, hotel, timezone }: AccountMailSender & { proof: Proof; expiresAt: string },
): MailDocument {
  const hasCode = kind !== 'known' && kind !== 'unknown';
  return {
    language: text.language,
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
              text: text('mail.code.validity', {
                time: instantAt(expiresAt, timezone, text.locale),
                timezone,
              }),
            },
          ] as const)
        : []),
      { kind: 'paragraph', text: text(hasCode ? 'mail.code.ignore' : `mail.account.${kind}.ignore`) },
      { kind: 'paragraph', text: text('mail.signature', { location: hotel }) },
    ],
  };
}

function accountNotice(
  text: Texts,
  kind: AccountNoticeKind,
  { at, hotel, timezone }: AccountMailSender & { at: string },
): MailDocument {
  return {
    language: text.language,
    subject: text(`mail.account.${kind}.subject`, { hotel }),
    blocks: [
      { kind: 'paragraph', text: text('mail.account.greeting') },
      { kind: 'paragraph', text: text(`mail.account.${kind}.intro`, { hotel }) },
      {
        kind: 'paragraph',
        text: text('mail.account.changedAt', { time: instantAt(at, timezone, text.locale), timezone }),
      },
      { kind: 'paragraph', text: text(`mail.account.${kind}.ignore`) },
      { kind: 'paragraph', text: text('mail.signature', { location: hotel }) },
    ],
  };
}
