import type { FreshCode } from './code.ts';
import type { AccountContext } from '../context.ts';
import { type Texts, siteAddress } from '../../release/index.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';

/** The proof in a mail: digits to type, or a link to open in the browser that requested it. */
export type Proof = { kind: 'code'; code: string } | { kind: 'link'; url: string };

/** Returns the proof for a mail. The token follows the `#`, because browsers do not send that part. */
export function proofOf(
  context: Pick<AccountContext, 'config' | 'release'>,
  { form, code }: FreshCode,
  page: string,
): Proof {
  return form === 'LINK'
    ? { kind: 'link', url: siteAddress(context, `${page}#${code}`) }
    : { kind: 'code', code };
}

/** Returns the proof with its introduction; `intro` is the text for a code. */
export function proofBlocks(text: Texts, proof: Proof, intro: string): MailDocument['blocks'] {
  if (proof.kind === 'code') return [{ kind: 'paragraph', text: intro }, proof];
  return [{ kind: 'paragraph', text: text('mail.proofLink.intro') }, proof];
}
