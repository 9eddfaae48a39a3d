import { extractText, getDocumentProxy } from 'unpdf';

/** What a reader finds written on the pages of a PDF, in one line: the text of its fonts, not of its source. */
export async function wordsOfPdf(file: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
