import type { Selectable } from 'kysely';
import { REGION_BEFORE_REGIONS, storedDigits } from '#domain/money-before-digits';
import { localeFor } from '#schemas/language';
import type { BillingCompany, TaxDocument } from '#schemas/api-types';
import type { CatalogueSeller } from '#schemas/types';
import type { Handle, Trx } from '../../platform/db/database.ts';
import type { TaxDocumentsTable } from '../../platform/db/document-tables.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';
import { recordEvent } from '../../platform/events/record-event.ts';

export type DocumentRow = Selectable<TaxDocumentsTable>;

/**
 * Gives the next number of a series and year. It counts only if the caller's transaction is committed, so that no
 * number is lost or given twice.
 */
export async function takeNumber(trx: Trx, { series, year }: { series: string; year: string }) {
  const { last_number: number } = await trx
    .insertInto('document_series')
    .values({ series, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'year'])
        .doUpdateSet((row) => ({ last_number: row('document_series.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return number;
}

export async function insertDocument(trx: Trx, document: DocumentRow): Promise<void> {
  await trx.insertInto('tax_documents').values(document).execute();
  const { id: documentId, kind, series, year, number, total_minor: amountMinor } = document;
  await recordEvent(trx, {
    kind: `${kind}_ISSUED`,
    bookingId: document.booking_id,
    at: document.issued_at,
    facts: { documentId, series, year, number, amountMinor, ...unitOfRow(document) },
  });
}

/** Finds the documents of a booking: its invoice, then its credit notes. */
export async function findDocuments(db: Handle, bookingId: string): Promise<DocumentRow[]> {
  return db
    .selectFrom('tax_documents')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute();
}

export async function findDocument(db: Handle, id: string): Promise<DocumentRow | undefined> {
  return db.selectFrom('tax_documents').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A document with the seller as it was: its credit notes are written by the same, in the same series. */
export interface StoredDocument {
  document: TaxDocument;
  seller: CatalogueSeller;
}

type NewFact = 'currencyDigits' | 'language' | 'locale';

/** A document of version 0.2 names neither decimals nor locale, and its language in its row only. */
interface OlderDocument extends Omit<StoredDocument, 'document'> {
  document: Omit<TaxDocument, NewFact> & Partial<Pick<TaxDocument, NewFact>>;
}

/** Returns what stands on a document. */
export function storedOf({ content, language }: Pick<DocumentRow, 'content' | 'language'>): StoredDocument {
  // Only writeDocument writes it.
  const { document, seller } = JSON.parse(content) as OlderDocument;
  const { locale = localeFor(language, REGION_BEFORE_REGIONS) } = document;
  return { document: { ...document, language, locale, currencyDigits: storedDigits(document) }, seller };
}

/** The company that the guest named for the invoice of a booking. */
export async function findCompany(db: Handle, bookingId: string): Promise<BillingCompany | undefined> {
  const row = await db
    .selectFrom('billing_companies')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { name, tax_id: taxId, address } = row;
  return { name, ...(taxId === null ? {} : { taxId }), ...(address === null ? {} : { address }) };
}

/** Stores the company of a booking in place of an earlier one; undefined removes it. */
export async function storeCompany(
  trx: Trx,
  bookingId: string,
  company: BillingCompany | undefined,
): Promise<void> {
  await trx.deleteFrom('billing_companies').where('booking_id', '=', bookingId).execute();
  if (company === undefined) return;
  const { name, taxId = null, address = null } = company;
  await trx
    .insertInto('billing_companies')
    .values({ booking_id: bookingId, name, tax_id: taxId, address })
    .execute();
}
