import { currencyUnit } from '#domain/currencies';
import { type CurrencyUnit, inDigits } from '#domain/currency';
import { sumMinor } from '#domain/money';
import type { TaxDocument } from '#schemas/api-types';
import type { BookingContext } from '../context.ts';
import { type Actor, recordAction } from '../../platform/audit/record-action.ts';
import { type DocumentRow, storedOf } from './document-repository.ts';

/** Which documents: those of the days from `from` to `to`, and of one legal entity if it is named. */
export interface BookPeriod {
  from: string;
  to: string;
  seller?: string;
}

/** One invoice or credit note. The amounts of a credit note are negative. */
export interface DayBookLine extends CurrencyUnit {
  issuedOn: string;
  number: string;
  kind: DocumentRow['kind'];
  seller: string;
  location: string;
  booking: string;
  corrects: string;
  customer: string;
  customerTaxId: string;
  netMinor: number;
  taxMinor: number;
  totalMinor: number;
}

/** The sum of a legal entity at one code and rate; credit notes are taken off. */
export interface TaxReportLine extends CurrencyUnit {
  seller: string;
  sellerTaxId: string;
  code: string;
  tax: string;
  rateBasisPoints: number;
  invoices: number;
  creditNotes: number;
  netMinor: number;
  taxMinor: number;
  /** What of it goes to each authority; empty where the hotel does not split its taxes. */
  parts: { label: string; taxMinor: number }[];
}

type BookContext = Pick<BookingContext, 'clock' | 'db' | 'newId'>;

/** Lists the documents of a period in the order of their numbers. It names customers, so it is recorded. */
export async function dayBook(
  context: BookContext,
  period: BookPeriod,
  actor: Actor,
): Promise<DayBookLine[]> {
  const rows = await documentsIn(context, period);
  await context.db.transaction().execute(async (trx) => {
    const details = { ...period, count: rows.length };
    await recordAction(context, trx, { actor, action: 'DAY_BOOK', subject: 'documents', details });
  });
  return rows.map(toLine);
}

function toLine(row: DocumentRow): DayBookLine {
  const { document } = storedOf(row);
  const { customer, corrects, netMinor, taxMinor, totalMinor, currency, currencyDigits } = document;
  const sign = signOf(row);
  return {
    issuedOn: row.issued_on,
    number: document.number,
    kind: row.kind,
    seller: row.seller_id,
    location: row.location_id,
    booking: document.reference,
    corrects: corrects?.number ?? '',
    customer: customer.company?.name ?? customer.name,
    customerTaxId: customer.company?.taxId ?? '',
    netMinor: sign * netMinor,
    taxMinor: sign * taxMinor,
    totalMinor: sign * totalMinor,
    currency,
    currencyDigits,
  };
}

/** Sums the documents of a period by legal entity, code and rate. Names nobody. */
export async function taxReport(context: BookContext, period: BookPeriod): Promise<TaxReportLine[]> {
  const parts = (await documentsIn(context, period)).flatMap((row) => {
    const { document, seller } = storedOf(row);
    const { currency } = document;
    return taxesNow(document).map((tax) => ({ row, seller, tax, currency }));
  });
  const groups = Map.groupBy(parts, ({ row, seller, tax, currency }) =>
    [row.seller_id, seller.taxId, currency, tax.code, tax.rateBasisPoints].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { row, seller, tax, currency } = first;
    const count = (kind: DocumentRow['kind']) => group.filter((part) => part.row.kind === kind).length;
    return {
      seller: row.seller_id,
      sellerTaxId: seller.taxId ?? '',
      code: tax.code ?? '',
      tax: tax.label ?? '',
      rateBasisPoints: tax.rateBasisPoints,
      invoices: count('INVOICE'),
      creditNotes: count('CREDIT_NOTE'),
      netMinor: sumMinor(group.map((part) => signOf(part.row) * part.tax.netMinor)),
      taxMinor: sumMinor(group.map((part) => signOf(part.row) * part.tax.taxMinor)),
      parts: sumParts(group),
      ...currencyUnit(currency),
    };
  });
}

/** The taxes of a document in the decimals of its currency today, so that a sum may mix documents of before. */
function taxesNow({ taxes, currency, currencyDigits }: TaxDocument): TaxDocument['taxes'] {
  const now = (amountMinor: number) =>
    inDigits(amountMinor, currencyDigits, currencyUnit(currency).currencyDigits);
  return taxes.map(({ parts, ...tax }) => ({
    ...tax,
    netMinor: now(tax.netMinor),
    taxMinor: now(tax.taxMinor),
    ...(parts === undefined
      ? {}
      : { parts: parts.map((part) => ({ ...part, taxMinor: now(part.taxMinor) })) }),
  }));
}

function sumParts(group: readonly { row: DocumentRow; tax: TaxDocument['taxes'][number] }[]) {
  const parts = group.flatMap(({ row, tax }) =>
    (tax.parts ?? []).map(({ label, taxMinor }) => ({ label, taxMinor: signOf(row) * taxMinor })),
  );
  return [...Map.groupBy(parts, ({ label }) => label)].map(([label, same]) => ({
    label,
    taxMinor: sumMinor(same.map(({ taxMinor }) => taxMinor)),
  }));
}

function signOf({ kind }: DocumentRow): 1 | -1 {
  return kind === 'INVOICE' ? 1 : -1;
}

async function documentsIn({ db }: BookContext, { from, to, seller }: BookPeriod): Promise<DocumentRow[]> {
  let documents = db
    .selectFrom('tax_documents')
    .selectAll()
    .where('issued_on', '>=', from)
    .where('issued_on', '<=', to);
  if (seller !== undefined) documents = documents.where('seller_id', '=', seller);
  return documents.orderBy('series').orderBy('year').orderBy('number').execute();
}
