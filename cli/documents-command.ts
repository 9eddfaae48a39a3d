import type { BookPeriod, DayBookLine, TaxReportLine } from '#server/staff-operations';
import { type Arguments, UsageError } from './command.ts';
import { rangeOf } from './staff/booking-filter.ts';
import { toCsv } from './staff/csv.ts';
import { decimalText } from '#domain/money';
import { moneyText, rateText } from './staff/money.ts';
import { table } from './staff/print-staff.ts';
import { runAsStaff, type StaffTask } from './staff/run-as-staff.ts';
import { printableJson } from './terminal/printable.ts';

const DAY_BOOK = [
  'issuedOn',
  'number',
  'kind',
  'seller',
  'location',
  'booking',
  'corrects',
  'customer',
  'customerTaxId',
  'net',
  'tax',
  'total',
  'currency',
] as const;
const TAX_REPORT = [
  'seller',
  'sellerTaxId',
  'code',
  'tax',
  'ratePercent',
  'invoices',
  'creditNotes',
  'net',
  'taxAmount',
  'taxParts',
  'currency',
] as const;

export async function runDocuments(args: Arguments): Promise<number> {
  const [name, ...names] = args.positionals;
  if (names.length > 0) throw new UsageError(`${name} takes no names, only --from, --to and --seller.`);
  if (name === 'day-book') return runAsStaff(args, prepareDayBook(args));
  if (name === 'tax-report') return runAsStaff(args, prepareTaxReport(args));
  if (name === undefined) throw new UsageError('Name a subcommand: day-book, tax-report.');
  throw new UsageError(`There is no "${name}" for documents. There are: day-book, tax-report.`);
}

function periodOf(args: Arguments): BookPeriod {
  const { from, to } = rangeOf(args);
  if (from === undefined || to === undefined)
    throw new UsageError('Name the period: --from 2027-01-01 --to 2027-01-31.');
  const seller = args.text('seller');
  return { from, to, ...(seller === undefined ? {} : { seller }) };
}

function prepareDayBook(args: Arguments): StaffTask {
  const period = periodOf(args);
  const format = args.text('format');
  return async (staff) => {
    const lines = await staff.dayBook(period);
    if (format === 'json') return printableJson(lines, 2);
    return format === 'csv' ? toCsv(DAY_BOOK, lines.map(toDayBookCells)) : dayBookText(lines);
  };
}

function toDayBookCells({ netMinor, taxMinor, totalMinor, ...line }: DayBookLine): object {
  const amount = (minor: number): string => decimalText(minor, line);
  return { ...line, net: amount(netMinor), tax: amount(taxMinor), total: amount(totalMinor) };
}

function dayBookText(lines: readonly DayBookLine[]): string {
  if (lines.length === 0) return 'No documents.';
  const rows = lines.map((line) => [
    line.issuedOn,
    line.number,
    line.booking,
    line.customer,
    moneyText(line.taxMinor, line),
    moneyText(line.totalMinor, line),
  ]);
  return table(['issued on', 'number', 'booking', 'customer', 'tax', 'total'], rows);
}

function prepareTaxReport(args: Arguments): StaffTask {
  const period = periodOf(args);
  const format = args.text('format');
  return async (staff) => {
    const lines = await staff.taxReport(period);
    if (format === 'json') return printableJson(lines, 2);
    return format === 'csv' ? toCsv(TAX_REPORT, lines.map(toTaxCells)) : taxText(lines);
  };
}

function toTaxCells({ netMinor, taxMinor, rateBasisPoints, parts, ...line }: TaxReportLine): object {
  return {
    ...line,
    ratePercent: rateBasisPoints / 100,
    net: decimalText(netMinor, line),
    taxAmount: decimalText(taxMinor, line),
    taxParts: parts.map((part) => `${part.label} ${decimalText(part.taxMinor, line)}`).join('; '),
  };
}

function taxText(lines: readonly TaxReportLine[]): string {
  if (lines.length === 0) return 'No documents.';
  const rows = lines.map((line) => [
    line.seller,
    line.code,
    rateText(line.rateBasisPoints),
    String(line.invoices),
    String(line.creditNotes),
    moneyText(line.netMinor, line),
    moneyText(line.taxMinor, line),
  ]);
  return table(['seller', 'code', 'rate', 'invoices', 'credit notes', 'net', 'tax'], rows);
}
