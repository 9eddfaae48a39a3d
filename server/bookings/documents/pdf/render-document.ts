import { formatBasisPoints, formatMoneyInFull, withCode } from '#domain/money';
import type { TaxDocument } from '#schemas/api-types';
import { longDate, shortDate } from '../../../platform/mail/hotel-time.ts';
import { MARGIN, openPages, type PaperPages } from './page.ts';

const COLUMNS = ['item', 'code', 'net', 'rate', 'tax', 'amount'] as const;
type Column = (typeof COLUMNS)[number];

type Widths = Readonly<Record<Column, number>>;

const WIDTHS: Widths = { item: 165, code: 55, net: 82, rate: 45, tax: 70, amount: 82 };
/** A hotel that names no codes has no empty column for them. */
const WITHOUT_CODES: Widths = { ...WIDTHS, item: WIDTHS.item + WIDTHS.code, code: 0 };
const GAP = 8;
const ROW = 30;
const PART_ROW = 20;

/** Draws an invoice or credit note as a PDF, with embedded fonts. */
export async function renderDocument(document: TaxDocument): Promise<Buffer> {
  const { words, number, seller, issuedOn: day, language } = document;
  const title = `${word(words, 'title')} ${number}`;
  const pages = openPages({ title, author: seller.legalName, day, language });
  const money = (amountMinor: number): string => formatMoneyInFull(amountMinor, document, document.locale);
  const belowHead = drawHead(pages, document);
  const widths = document.taxes.some(({ code }) => code !== undefined) ? WIDTHS : WITHOUT_CODES;
  const belowLines = drawLines(pages, document, { y: belowHead, money, widths });
  const belowTaxes = drawTaxes(pages, document, { y: belowLines, money, widths });
  drawFoot(pages, document, belowTaxes);
  return pages.finish();
}

function word(words: TaxDocument['words'], key: string): string {
  return words[key] ?? '';
}

function drawHead(pages: PaperPages, document: TaxDocument): number {
  const { words, seller, customer, location, number, issuedOn, reference, stay, corrects, locale } = document;
  const half = pages.width / 2 - GAP;
  const left = { x: MARGIN, width: half };
  const right = { x: MARGIN + half + 2 * GAP, width: half };
  const top = pages.draw(word(words, 'title'), MARGIN, { ...left, size: 20, isBold: true }) + 14;
  const { company } = customer;
  const sellerLines = [
    ...seller.address,
    ...(seller.taxId === undefined ? [] : [`${taxIdName(document)} ${seller.taxId}`]),
  ];
  const customerLines = [
    ...(company === undefined ? [] : [customer.name]),
    ...(company?.address?.split('\n') ?? []),
    ...(company?.taxId === undefined ? [] : [`${taxIdName(document)} ${company.taxId}`]),
  ];
  const belowSeller = drawParty(pages, top, {
    label: word(words, 'seller'),
    name: seller.legalName,
    lines: sellerLines,
    place: left,
  });
  const belowCustomer = drawParty(pages, top, {
    label: word(words, 'customer'),
    name: company?.name ?? customer.name,
    lines: customerLines,
    place: right,
  });
  const facts: [label: string, text: string][] = [
    [word(words, 'number'), number],
    [word(words, 'date'), longDate(issuedOn, locale)],
    ...(corrects === undefined
      ? []
      : (
          [[word(words, 'corrects'), `${corrects.number}, ${shortDate(corrects.issuedOn, locale)}`]] as const
        ).map(([label, text]): [string, string] => [label, text])),
    [word(words, 'reference'), reference],
    [
      word(words, 'stay'),
      `${shortDate(stay.checkIn, locale)} – ${shortDate(stay.checkOut, locale)}, ${location.name}`,
    ],
  ];
  let y = Math.max(belowSeller, belowCustomer) + 16;
  for (const [label, text] of facts) {
    pages.draw(label, y, { x: MARGIN, width: 110, isBold: true });
    y = pages.draw(text, y, { x: MARGIN + 118, width: pages.width - 118 }) + 2;
  }
  return y + 14;
}

interface Party {
  label: string;
  name: string;
  lines: readonly string[];
  place: { x: number; width: number };
}

function drawParty(pages: PaperPages, top: number, { label, name, lines, place }: Party): number {
  let y = pages.draw(label, top, { ...place, size: 8 });
  y = pages.draw(name, y, { ...place, size: 11, isBold: true });
  for (const line of lines) y = pages.draw(line, y, place);
  return y;
}

function taxIdName({ seller, words }: TaxDocument): string {
  return seller.taxIdName ?? word(words, 'taxId');
}

interface Table {
  y: number;
  money: (amountMinor: number) => string;
  widths: Widths;
}

function drawLines(pages: PaperPages, document: TaxDocument, { y: top, money, widths }: Table): number {
  const { words, lines, netMinor, taxMinor, totalMinor } = document;
  let y = drawRow(pages, top, { cells: headings(words), widths, isBold: true });
  for (const line of lines) {
    y = pages.room(y, ROW);
    pages.rule(y);
    y = drawRow(pages, y + 5, {
      widths,
      cells: {
        item: line.note === undefined ? line.label : `${line.label}, ${line.note}`,
        code: line.code ?? '',
        net: money(line.netMinor),
        rate: formatBasisPoints(line.rateBasisPoints, document.locale),
        tax: money(line.taxMinor),
        amount: money(line.totalMinor),
      },
    });
  }
  y = pages.room(y, ROW);
  pages.rule(y);
  return drawRow(pages, y + 5, {
    widths,
    cells: {
      item: word(words, 'total'),
      code: '',
      net: money(netMinor),
      rate: '',
      tax: money(taxMinor),
      amount: withCode(money(totalMinor), document),
    },
    isBold: true,
  });
}

function headings(words: TaxDocument['words']): Record<Column, string> {
  const entries = COLUMNS.map((column) => [column, word(words, column)] as const);
  // Every column has a heading.
  return Object.fromEntries(entries) as Record<Column, string>;
}

interface Row {
  cells: Record<Column, string>;
  widths: Widths;
  isBold?: boolean;
}

function drawRow(pages: PaperPages, y: number, { cells, widths, isBold = false }: Row): number {
  let x = MARGIN;
  let bottom = y;
  for (const column of COLUMNS) {
    const width = widths[column];
    if (width === 0) continue;
    const isText = column === 'item' || column === 'code';
    const below = pages.draw(cells[column], y, {
      x,
      width: isText ? width - GAP : width,
      isBold,
      isAtEnd: !isText,
    });
    bottom = Math.max(bottom, below);
    x += width;
  }
  return bottom + 4;
}

/** The sum at each code and rate. A sum and its parts stand on one page. */
function drawTaxes(
  pages: PaperPages,
  { words, taxes, locale }: TaxDocument,
  { y: top, money, widths }: Table,
): number {
  const [first] = taxes;
  let y = pages.room(top + 14, ROW * 2 + heightOf(first));
  y = pages.draw(word(words, 'taxes'), y, { x: MARGIN, width: 200, size: 11, isBold: true }) + 4;
  y = drawRow(pages, y, { cells: headings(words), widths, isBold: true });
  for (const tax of taxes) {
    y = pages.room(y, heightOf(tax));
    pages.rule(y);
    y = drawTax(pages, tax, { y: y + 5, money, widths, locale, noTax: word(words, 'noTax') });
  }
  return y;
}

type Tax = TaxDocument['taxes'][number];

function heightOf({ parts = [] }: Partial<Pick<Tax, 'parts'>> = {}): number {
  return ROW + parts.length * PART_ROW;
}

function drawTax(
  pages: PaperPages,
  { label, code, rateBasisPoints, netMinor, taxMinor, parts = [] }: Tax,
  { y: top, money, widths, locale, noTax }: Table & { locale: string; noTax: string },
): number {
  let y = drawRow(pages, top, {
    widths,
    cells: {
      item: label ?? noTax,
      code: code ?? '',
      net: money(netMinor),
      rate: formatBasisPoints(rateBasisPoints, locale),
      tax: money(taxMinor),
      amount: money(netMinor + taxMinor),
    },
  });
  for (const part of parts) {
    y = drawRow(pages, y, {
      widths,
      cells: {
        item: part.label,
        code: '',
        net: '',
        rate: formatBasisPoints(part.rateBasisPoints, locale),
        tax: money(part.taxMinor),
        amount: '',
      },
    });
  }
  return y;
}

function drawFoot(pages: PaperPages, { words, seller, location }: TaxDocument, top: number): void {
  const place = { x: MARGIN, width: pages.width };
  let y = pages.room(top + 18, 60);
  y = pages.draw(word(words, 'settled'), y, { ...place, isBold: true }) + 6;
  if (seller.note !== undefined) y = pages.draw(seller.note, y, place) + 6;
  pages.draw([location.name, ...location.address].join(', '), y, { ...place, size: 8 });
}
