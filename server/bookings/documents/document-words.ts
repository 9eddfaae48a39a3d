import type { TaxDocument } from '#schemas/api-types';
import type { Texts } from '../../platform/texts.ts';

const KEYS = [
  'number',
  'date',
  'seller',
  'customer',
  'guest',
  'reference',
  'stay',
  'location',
  'corrects',
  'taxId',
  'item',
  'code',
  'net',
  'rate',
  'tax',
  'amount',
  'total',
  'taxes',
  'noTax',
] as const;

/** The words of a document are kept with it, because a document never changes. */
export function wordsOf(text: Texts, kind: TaxDocument['kind']): Record<string, string> {
  return {
    title: text(`document.title.${kind}`),
    settled: text(kind === 'INVOICE' ? 'document.paid' : 'document.refunded'),
    ...Object.fromEntries(KEYS.map((key) => [key, text(`document.${key}`)])),
  };
}
