import { formatBasisPoints } from '#domain/money';
import { nightsOf, todayIn } from '#domain/stay';
import { documentNumberOf, grossOf, partsOfTax, seriesYearOf, type TaxRow } from '#domain/tax-document';
import type { TaxDocument } from '#schemas/api-types';
import type { CatalogueSeller, CatalogueTax } from '#schemas/types';
import { shortDate } from '../../platform/mail/hotel-time.ts';
import type { Trx } from '../../platform/db/database.ts';
import { PRODUCT_TEXTS, type Texts } from '../../platform/texts.ts';
import type { BookingContext } from '../context.ts';
import type { SoldBooking } from '../booking-repository.ts';
import { guestOf } from '../snapshot.ts';
import {
  type DocumentRow,
  findCompany,
  insertDocument,
  type StoredDocument,
  storedOf,
  takeNumber,
} from './document-repository.ts';
import { soldLabel, taxOnSale } from './tax-on-sale.ts';
import { chargeLines, refundLines, stayLines } from './document-lines.ts';
import { wordsOf } from './document-words.ts';
import { unitOfRow, columnsOf } from '../../platform/db/unit-of-row.ts';

export type DocumentContext = Pick<BookingContext, 'clock' | 'config' | 'newId' | 'release'>;

/** Why money is kept: for the stay, or as the charge for one that did not happen. */
export type Charged = 'STAY' | 'CANCELLED' | 'NO_SHOW';

/** FURTHER: what came on after the first invoice. */
type Invoiced = Charged | 'FURTHER';

type Written =
  | {
      kind: 'INVOICE';
      charged: Invoiced;
      rows: readonly TaxRow[];
      taxes: readonly CatalogueTax[];
      position: number;
    }
  | { kind: 'CREDIT_NOTE'; rows: readonly TaxRow[]; corrects: DocumentRow; position: number };

interface Writing {
  booking: SoldBooking;
  seller: CatalogueSeller;
  written: Written;
}

const DAY_MS = 86_400_000;

/** Writes a document under the next number of its series, in the transaction of the caller. */
export async function writeDocument(
  context: DocumentContext,
  trx: Trx,
  { booking, seller, written }: Writing,
): Promise<DocumentRow> {
  const now = context.clock.now();
  const { timezone } = booking.sold.location;
  const issuedOn = todayIn(timezone, now);
  const series = written.kind === 'INVOICE' ? seller.invoiceSeries : seller.creditNoteSeries;
  const year = seriesYearOf(issuedOn, seller.yearBeginsIn);
  const number = await takeNumber(trx, { series, year });
  const id = context.newId();
  const document: TaxDocument = {
    id,
    kind: written.kind,
    number: documentNumberOf({ series, year, number }),
    issuedOn,
    ...(await contentsOf(context, trx, { booking, seller, written })),
  };
  const stored: StoredDocument = { document, seller };
  const row: DocumentRow = {
    id,
    kind: written.kind,
    series,
    year,
    number,
    booking_id: booking.id,
    position: written.position,
    seller_id: seller.id,
    location_id: booking.location_id,
    language: document.language,
    issued_at: now.toISOString(),
    issued_on: issuedOn,
    keep_until: new Date(now.getTime() + context.config.taxDocumentDays * DAY_MS).toISOString().slice(0, 10),
    total_minor: document.totalMinor,
    ...columnsOf(document),
    content: JSON.stringify(stored),
  };
  await insertDocument(trx, row);
  return row;
}

type Contents = Omit<TaxDocument, 'id' | 'issuedOn' | 'kind' | 'number'>;

async function contentsOf(
  { release }: DocumentContext,
  trx: Trx,
  { booking, seller, written }: Writing,
): Promise<Contents> {
  const text = release.peek()?.text(booking.language) ?? PRODUCT_TEXTS;
  const { location } = booking.sold;
  const { rows } = written;
  const { legalName, taxId, taxIdName, address, note } = seller;
  const stay = { checkIn: booking.check_in, checkOut: booking.check_out };
  return {
    seller: {
      legalName,
      ...(taxId === undefined ? {} : { taxId }),
      ...(taxIdName === undefined ? {} : { taxIdName }),
      address,
      ...(note === undefined ? {} : { note }),
    },
    location: { name: location.name, address: location.address },
    customer: await customerOf(trx, booking, written),
    reference: booking.reference,
    stay: { ...stay, nights: nightsOf(stay).length },
    ...correctsPart(written),
    lines: linesOf(text, booking, written),
    taxes: rows.map((row) => ({
      ...labelPart(row, booking, { written, locale: text.locale }),
      ...amountsOf(row),
      ...partsPart(row, booking, written),
    })),
    netMinor: rows.reduce((sum, { netMinor }) => sum + netMinor, 0),
    taxMinor: rows.reduce((sum, { taxMinor }) => sum + taxMinor, 0),
    totalMinor: grossOf(rows),
    ...unitOfRow(booking),
    language: text.language,
    locale: text.locale,
    words: wordsOf(text, written.kind),
  };
}

/** A credit note is for whom its invoice was, also after the guest was erased. */
async function customerOf(
  trx: Trx,
  booking: SoldBooking,
  written: Written,
): Promise<TaxDocument['customer']> {
  if (written.kind === 'CREDIT_NOTE') return storedOf(written.corrects).document.customer;
  const { guestFirstName, guestLastName } = guestOf(booking);
  const company = await findCompany(trx, booking.id);
  return { name: `${guestFirstName} ${guestLastName}`, ...(company === undefined ? {} : { company }) };
}

function correctsPart(written: Written): Pick<TaxDocument, 'corrects'> {
  if (written.kind === 'INVOICE') return {};
  const { number, issuedOn } = storedOf(written.corrects).document;
  return { corrects: { number, issuedOn } };
}

function linesOf(text: Texts, booking: SoldBooking, written: Written): TaxDocument['lines'] {
  if (written.kind === 'CREDIT_NOTE') return refundLines(text, written.rows);
  if (written.charged !== 'STAY') return chargeLines(text, written.charged, written.rows);
  return stayLines(text, booking.sold.lines, (date) => shortDate(date, text.locale));
}

/** The parts of a tax, where the hotel names them; a credit note splits as its invoice did. */
function partsPart(
  row: TaxRow,
  booking: SoldBooking,
  written: Written,
): Pick<TaxDocument['taxes'][number], 'parts'> {
  const parts =
    written.kind === 'INVOICE' ? partsOnSale(row, booking, written.taxes) : partsOn(written.corrects, row);
  return parts.length === 0 || row.taxMinor === 0 ? {} : { parts: partsOfTax(row, parts) };
}

function partsOnSale(row: TaxRow, booking: SoldBooking, taxes: readonly CatalogueTax[]) {
  return (taxOnSale(row, booking, taxes)?.parts ?? []).map(({ label, sharePercent }) => ({
    label,
    weight: Math.round(sharePercent * 100),
  }));
}

function partsOn(invoice: DocumentRow, row: TaxRow) {
  return (rowOn(invoice, row)?.parts ?? []).map((part) => ({
    label: part.label,
    weight: part.rateBasisPoints,
  }));
}

function rowOn(invoice: DocumentRow, { taxCode, rateBasisPoints }: TaxRow) {
  const { taxes } = storedOf(invoice).document;
  return taxes.find((each) => each.code === taxCode && each.rateBasisPoints === rateBasisPoints);
}

/** A credit note names a tax as its invoice did. */
function labelPart(
  row: TaxRow,
  booking: SoldBooking,
  { written, locale }: { written: Written; locale: string },
): Pick<TaxDocument['taxes'][number], 'label'> {
  if (written.kind === 'CREDIT_NOTE') {
    const label = rowOn(written.corrects, row)?.label;
    return label === undefined ? {} : { label };
  }
  const label = soldLabel(row, booking, written.taxes);
  return label === undefined ? {} : { label: `${label} ${formatBasisPoints(row.rateBasisPoints, locale)}` };
}

function amountsOf({ rateBasisPoints, taxCode, netMinor, taxMinor }: TaxRow) {
  return { ...(taxCode === undefined ? {} : { code: taxCode }), rateBasisPoints, netMinor, taxMinor };
}
