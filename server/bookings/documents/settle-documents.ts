import { keptParts } from '#domain/penalty';
import { noShowQuote } from '#domain/cancellation';
import { grossOf, lessRows, shareOfRows, type TaxRow, taxRowsOf } from '#domain/tax-document';
import { accountOf } from '../../ledger/index.ts';
import type { Trx } from '../../platform/db/database.ts';
import { type SoldBooking, bookingById } from '../booking-repository.ts';
import { findNoShow } from '../no-show-record.ts';
import { findOutsideRefunds, outsideMinor } from '../refunds/outside-refunds.ts';
import { cancellationOf, soldLinesOf } from '../snapshot.ts';
import { type DocumentRow, findDocuments, storedOf } from './document-repository.ts';
import { sellingOf } from './seller.ts';
import { type Charged, type DocumentContext, writeDocument } from './write-document.ts';

/** What the hotel keeps of a booking, and what of it the guest has paid. */
interface Kept {
  charged: Charged;
  rows: TaxRow[];
  isPaid: boolean;
}

/**
 * Writes the documents that a booking lacks, in the transaction of the change: an invoice once what the hotel keeps is
 * paid in full, a further one once it keeps more than its documents say, and a credit note once it keeps less. Doing it again writes nothing.
 * @returns the new document, if any.
 */
export async function settleDocuments(
  context: DocumentContext,
  trx: Trx,
  bookingId: string,
): Promise<DocumentRow | undefined> {
  const booking = await bookingById(trx, bookingId);
  const documents = await findDocuments(trx, bookingId);
  const kept = await keptOf(trx, booking);
  const [invoice] = documents;
  if (invoice === undefined) {
    if (!kept.isPaid || grossOf(kept.rows) <= 0) return undefined;
    const selling = await sellingOf(context, trx, booking.location_id);
    if (selling === undefined) return undefined;
    const { charged, rows } = kept;
    const { seller, taxes } = selling;
    return writeDocument(context, trx, {
      booking,
      seller,
      written: { kind: 'INVOICE', charged, rows, taxes, position: 0 },
    });
  }
  const { seller } = storedOf(invoice);
  const rows = lessRows(documentedBy(documents), kept.rows);
  if (grossOf(rows) < 0) {
    if (!kept.isPaid) return undefined;
    const selling = await sellingOf(context, trx, booking.location_id);
    const further = {
      kind: 'INVOICE',
      charged: 'FURTHER',
      rows: lessRows(kept.rows, documentedBy(documents)),
      taxes: selling?.taxes ?? [],
      position: documents.length,
    } as const;
    return writeDocument(context, trx, { booking, seller, written: further });
  }
  if (grossOf(rows) === 0) return undefined;
  const written = { kind: 'CREDIT_NOTE', rows, corrects: invoice, position: documents.length } as const;
  // The entity that wrote the invoice corrects it, whoever sells the stays by now.
  return writeDocument(context, trx, { booking, seller, written });
}

function documentedBy(documents: readonly DocumentRow[]): TaxRow[] {
  const of = (kind: DocumentRow['kind']) => documents.filter((row) => row.kind === kind).flatMap(rowsOf);
  return lessRows(of('INVOICE'), of('CREDIT_NOTE'));
}

function rowsOf(row: DocumentRow): TaxRow[] {
  return storedOf(row).document.taxes.map(({ code, rateBasisPoints, netMinor, taxMinor }) => ({
    ...(code === undefined ? {} : { taxCode: code }),
    rateBasisPoints,
    netMinor,
    taxMinor,
  }));
}

async function keptOf(trx: Trx, booking: SoldBooking): Promise<Kept> {
  const kept = await keptByTerms(trx, booking);
  // What went back by the gateway's dashboard beyond the terms is kept no more.
  const outside = await findOutsideRefunds(trx, booking.id);
  const backMinor = outsideMinor(outside.filter(({ state }) => state === 'PROCESSED'));
  const owedMinor = Math.max(0, booking.paid_minor - grossOf(kept.rows));
  // As the account counts what is given up: our own refunds pay what is owed first.
  const { refundedMinor, outsideMinor: foundMinor } = await accountOf(trx, booking.id);
  const ownMinor = refundedMinor - foundMinor;
  const givenMinor = Math.min(backMinor, Math.max(0, ownMinor + backMinor - owedMinor));
  if (givenMinor === 0) return kept;
  const given = shareOfRows(givenMinor, kept.rows);
  return { ...kept, rows: lessRows(kept.rows, given) };
}

async function keptByTerms(trx: Trx, booking: SoldBooking): Promise<Kept> {
  const sold = soldLinesOf(booking.sold);
  const cancelled = cancellationOf(booking);
  if (cancelled !== undefined) {
    const { penalty, penaltyMinor, dueMinor } = cancelled;
    // A hotel that cancels by itself may keep less than the penalty.
    const rows = penaltyMinor === 0 ? [] : taxRowsOf(keptParts(penalty, sold));
    return { charged: 'CANCELLED', rows, isPaid: dueMinor === 0 };
  }
  const missed = await findNoShow(trx, booking);
  if (missed !== undefined) {
    const { penalty } = noShowQuote({ policy: booking.sold.policy, ...sold });
    const rows = taxRowsOf(keptParts(penalty, sold));
    return { charged: 'NO_SHOW', rows, isPaid: booking.paid_minor >= grossOf(rows) };
  }
  const isPaid = booking.state === 'SUCCESSFUL' && booking.due_minor <= 0;
  return { charged: 'STAY', rows: taxRowsOf(sold.lines), isPaid };
}
