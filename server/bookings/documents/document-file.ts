import type { Database } from '../../platform/db/database.ts';
import type { MailFile } from '../../platform/mail/mail.ts';
import { type DocumentRow, findDocument, storedOf } from './document-repository.ts';

/** Makes the PDF of a document for a mail; undefined for one that is gone. */
export async function documentFile(db: Database, id: string): Promise<MailFile | undefined> {
  const row = await findDocument(db, id);
  if (row === undefined) return undefined;
  const pdf = await pdfOf(row);
  return { name: fileNameOf(row), mediaType: 'application/pdf', base64: pdf.toString('base64') };
}

/** Draws a document. The library is loaded with the first one: a start needs none. */
export async function pdfOf(row: DocumentRow): Promise<Buffer> {
  const { renderDocument } = await import('./pdf/render-document.ts');
  return renderDocument(storedOf(row).document);
}

/** A number as a file's name: K-26-27-00042.pdf. */
export function fileNameOf(row: DocumentRow): string {
  return `${storedOf(row).document.number.replaceAll('/', '-')}.pdf`;
}
