import type { FreshCode } from './code.ts';
import type { AccountContext } from '../context.ts';
import { type Texts, siteAddress } from '../../release/index.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';

/** What a mail proves an address with: digits to type, or a link to open in the browser that asked for it. */
export type Proof = { kind: 'code'; code: string } | { kind: 'link'; url: string };

/** The token stands behind the `#`, which browsers keep to themselves. */
export function proofOf(
  context: Pick<AccountContext, 'config' | 'release'>,
  { form, code }: FreshCode,
  page: string,
): Proof {
  return form === 'LINK'
    ? { kind: 'link', url: siteAddress(context, `${page}#${code}`) }
    : { kind: 'code', code };
}

/** The proof with what is said before it; `intro` is what a mail with a code says. */
export function proofBlocks(text: Texts, proof: Proof, intro: string): MailDocument['blocks'] {
  if (proof.kind === 'code') return [{ kind: 'paragraph', text: intro }, proof];
  return [{ kind: 'paragraph', text: text('mail.proofLink.intro') }, proof];
}
