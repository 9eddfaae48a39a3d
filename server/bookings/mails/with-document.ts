import type { MailDocument } from '../../platform/mail/mail-document.ts';
import type { Texts } from '../../release/index.ts';
import { type DocumentRow, storedOf } from '../documents/document-repository.ts';

/** Adds a sentence about the attached invoice or credit note, before the signature. */
export function withDocument(
  text: Texts,
  mail: MailDocument,
  document: DocumentRow | undefined,
): MailDocument {
  if (document === undefined) return mail;
  const { kind, number } = storedOf(document).document;
  const attached = { kind: 'paragraph', text: text(`mail.document.${kind}`, { number }) } as const;
  return { ...mail, blocks: [...mail.blocks.slice(0, -1), attached, ...mail.blocks.slice(-1)] };
}

/** The ids of a mail's attachments. */
export function idsOf(document: DocumentRow | undefined): string[] {
  return document === undefined ? [] : [document.id];
}
