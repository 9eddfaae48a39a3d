import type { CurrencyColumns } from './unit-of-row.ts';

export interface DocumentTables {
  document_series: DocumentSeriesTable;
  tax_documents: TaxDocumentsTable;
  billing_companies: BillingCompaniesTable;
}

/** The number that was given last, of each series and year. */
interface DocumentSeriesTable {
  series: string;
  year: string;
  last_number: number;
}

/** An invoice or credit note. Triggers refuse every change, and a deletion before `keep_until`. */
export interface TaxDocumentsTable extends CurrencyColumns {
  id: string;
  kind: 'INVOICE' | 'CREDIT_NOTE';
  series: string;
  year: string;
  number: number;
  booking_id: string;
  /** The order within the booking: 0 for its invoice, then its credit notes. */
  position: number;
  /** The legal entity. */
  seller_id: string;
  location_id: string;
  /** In which it is written. */
  language: string;
  issued_at: string;
  /** The calendar day at the location. */
  issued_on: string;
  /** The first calendar day on which it may be deleted. */
  keep_until: string;
  total_minor: number;
  /** All that stands on it, as JSON. */
  content: string;
}

/** The company that a guest names for the invoice; erased with the guest. */
export interface BillingCompaniesTable {
  booking_id: string;
  name: string;
  tax_id: string | null;
  address: string | null;
}
