import type { ListedPayment, PaymentState, ShownPayment } from '#server/staff-operations';
import { type Arguments, UsageError } from './command.ts';
import { toCsv } from './staff/csv.ts';
import { decimalText } from '#domain/money';
import { moneyText } from './staff/money.ts';
import { table } from './staff/print-staff.ts';
import { runAsStaff, type StaffTask } from './staff/run-as-staff.ts';
import { oneLine, printableJson } from './terminal/printable.ts';

const USUAL_DAYS = 30;
const MOST_DAYS = 400;
const COLUMNS = [
  'id',
  'booking',
  'gateway',
  'gatewayId',
  'state',
  'amount',
  'currency',
  'createdAt',
  'differs',
] as const;

export async function runPayments(args: Arguments): Promise<number> {
  const [name, ...names] = args.positionals;
  if (name === 'list') return runAsStaff(args, prepareList(args, names));
  if (name === 'show') return runAsStaff(args, prepareShow(args, names));
  if (name === 'reconcile') return runAsStaff(args, prepareReconcile(args, names));
  if (name === undefined) throw new UsageError('Name a subcommand: list, show, reconcile.');
  throw new UsageError(`There is no "${name}" for payments. There are: list, show, reconcile.`);
}

function prepareList(args: Arguments, names: readonly string[]): StaffTask {
  if (names.length > 0)
    throw new UsageError(`list takes no ids; for one: verandah payments show ${names[0]}`);
  refuseStrayOptions(args, 'list', ['days', 'differing', 'state', 'format']);
  const [days, format] = [daysOf(args), args.text('format')];
  const isDiffering = args.has('differing');
  // The option's choices allow nothing else.
  const state = args.text('state') as PaymentState | undefined;
  return async (staff) => {
    const found = await staff.payments({ days, isDiffering, ...(state === undefined ? {} : { state }) });
    if (format === 'json') return printableJson(found, 2);
    return format === 'csv' ? toCsv(COLUMNS, found.map(toCells)) : paymentLines(found);
  };
}

function prepareShow(args: Arguments, names: readonly string[]): StaffTask {
  refuseStrayOptions(args, 'show', ['format']);
  if (args.text('format') === 'csv') throw new UsageError('show writes text or json, not csv.');
  const [id, ...others] = names;
  if (id === undefined || others.length > 0)
    throw new UsageError(
      'Name one payment by its id or the gateway’s, as verandah payments list shows them.',
    );
  return async (staff) => {
    const payment = await staff.showPayment(id);
    return args.text('format') === 'json' ? printableJson(payment, 2) : paymentText(payment);
  };
}

function prepareReconcile(args: Arguments, names: readonly string[]): StaffTask {
  if (names.length > 0) throw new UsageError('reconcile takes no ids, only --days.');
  refuseStrayOptions(args, 'reconcile', ['days', 'format']);
  if (args.text('format') === 'csv') throw new UsageError('reconcile writes text or json, not csv.');
  const days = daysOf(args);
  return async (staff) => {
    const result = await staff.reconcile({ days });
    if (args.text('format') === 'json') return printableJson(result, 2);
    const { asked, differences } = result;
    const count = `${asked} ${asked === 1 ? 'payment was' : 'payments were'} asked about.`;
    if (differences.length === 0) return `${count} Nothing differs.`;
    const rows = differences.map(({ booking, gateway, id, what }) => [booking, gateway, id, what]);
    return `${count} These differed:\n${table(['booking', 'gateway', 'payment', 'difference'], rows)}`;
  };
}

function daysOf(args: Arguments): number {
  const text = args.text('days') ?? String(USUAL_DAYS);
  const days = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : Number.NaN;
  if (days <= MOST_DAYS) return days;
  throw new UsageError(`--days is a whole number from 1 to ${MOST_DAYS}.`);
}

function refuseStrayOptions(args: Arguments, name: string, options: readonly string[]): void {
  const stray = args.given.find((option) => option !== 'by' && !options.includes(option));
  if (stray !== undefined) throw new UsageError(`--${stray} is not an option of ${name}.`);
}

function toCells({ amountMinor, ...payment }: ListedPayment): object {
  return { ...payment, amount: decimalText(amountMinor, payment) };
}

function paymentLines(found: readonly ListedPayment[]): string {
  if (found.length === 0) return 'No payments.';
  const rows = found.map((payment) => [
    payment.createdAt.slice(0, 16).replace('T', ' '),
    payment.booking,
    payment.gateway,
    payment.state,
    moneyText(payment.amountMinor, payment),
    payment.id,
    payment.differs,
  ]);
  return table(['since (UTC)', 'booking', 'gateway', 'state', 'amount', 'payment', 'differs'], rows);
}

function paymentText(payment: ShownPayment): string {
  const { captures, refunds, outsideRefunds, disputes } = payment;
  const lines = [
    ['payment', payment.id],
    ['booking', payment.booking],
    ['gateway', `${payment.gateway}, there ${payment.gatewayId}`],
    ['state', payment.state],
    ['amount', moneyText(payment.amountMinor, payment)],
    ['since', payment.createdAt],
    ...(payment.askedAt === undefined ? [] : [['asked', payment.askedAt]]),
    ...(payment.nextQuestion === undefined ? [] : [['asked again', payment.nextQuestion]]),
    ...(payment.differs === '' ? [] : [['differs', payment.differs]]),
    ...captures.map(({ id, amountMinor, returned, ...unit }) => [
      'received',
      `${moneyText(amountMinor, unit)}, ${id}${returned ? ', goes back in full' : ''}`,
    ]),
    ...refunds.map(({ id, state, amountMinor, ...unit }) => [
      'refund',
      `${moneyText(amountMinor, unit)}, ${id}, ${state}`,
    ]),
    ...outsideRefunds.map(({ id, state, amountMinor, ...unit }) => [
      'refund made in the dashboard',
      `${moneyText(amountMinor, unit)}, ${id}, ${state}`,
    ]),
    ...disputes.map(({ id, state, reason, amountMinor, ...unit }) => [
      'dispute',
      `${moneyText(amountMinor, unit)}, ${id}, ${state}, ${reason}`,
    ]),
  ];
  return lines.map(([name = '', text = '']) => `${name}: ${oneLine(text)}`).join('\n');
}
