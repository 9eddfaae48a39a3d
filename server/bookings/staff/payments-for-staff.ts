import type { CurrencyUnit } from '#domain/currency';
import { formatMoney } from '#domain/money';
import type { Handle } from '../../platform/db/database.ts';
import type { PaymentsTable } from '../../platform/db/payment-tables.ts';
import { PRODUCT_TEXTS } from '../../platform/texts.ts';
import { StaffError } from '../../platform/audit/staff-error.ts';
import type { BookingContext } from '../context.ts';
import { askGateway } from '../payments/ask-gateway.ts';
import type { Difference } from '../mails/difference-notice.ts';
import { differencesIn } from '../payments/compare-books.ts';
import { findPayment, type PaymentRow } from '../payments/payment-repository.ts';
import { findOutsideRefunds } from '../refunds/outside-refunds.ts';
import { findCapturesOfPayment } from '../refunds/capture-repository.ts';
import { stateOfRefund } from '../refunds/map-refund.ts';
import { findRefundsOf } from '../refunds/refund-repository.ts';
import type { Amount } from '#domain/gateway-units';

import { type CurrencyColumns, unitOfRow } from '../../platform/db/unit-of-row.ts';

const PAYMENT_STATES = ['open', 'pending', 'declined', 'closed', 'captured'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** One line of the list. Holds no guest's name. */
export interface ListedPayment extends CurrencyUnit {
  id: string;
  booking: string;
  gateway: string;
  /** The gateway's own id, to find it in its dashboard. */
  gatewayId: string;
  state: PaymentState;
  amountMinor: number;
  createdAt: string;
  /** What the last question found to differ from the gateway's books, in words; empty where both agree. */
  differs: string;
}

export interface ShownPayment extends ListedPayment {
  askedAt?: string;
  nextQuestion?: string;
  captures: (Amount & { id: string; returned: boolean })[];
  /** Refunds of them that we asked for. */
  refunds: (Amount & { id: string; state: string })[];
  /** Refunds that were made in the gateway's dashboard. */
  outsideRefunds: (Amount & { id: string; state: string })[];
  disputes: (Amount & { id: string; state: string; reason: string })[];
}

const AT_HOTEL = 'HOTEL';
const MOST_LISTED = 1000;

/** Lists online payments of the last days, newest first. */
export async function listPayments(
  { clock, db }: Pick<BookingContext, 'clock' | 'db'>,
  { days, state, isDiffering = false }: { days: number; state?: PaymentState; isDiffering?: boolean },
): Promise<ListedPayment[]> {
  const rows = await paymentsSince(db, sinceOf(clock.now(), days));
  return rows
    .map(toListed)
    .filter((payment) => state === undefined || payment.state === state)
    .filter(({ differs }) => !isDiffering || differs !== '');
}

function sinceOf(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString();
}

interface NamedPayment extends PaymentRow {
  reference: string;
}

async function paymentsSince(db: Handle, since: string): Promise<NamedPayment[]> {
  return db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .selectAll('payments')
    .select('bookings.reference')
    .where('payments.created_at', '>=', since)
    .where('payments.gateway', '<>', AT_HOTEL)
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id')
    .limit(MOST_LISTED)
    .execute();
}

function toListed(row: NamedPayment): ListedPayment {
  return {
    id: row.id,
    booking: row.reference,
    gateway: row.gateway,
    gatewayId: row.gateway_id ?? row.id,
    state: stateOf(row),
    amountMinor: row.amount_minor,
    ...unitOfRow(row),
    createdAt: row.created_at,
    differs: differencesIn(row)
      .map((difference) => inWords(difference, unitOfRow(row)))
      .join('; '),
  };
}

function stateOf(row: Pick<PaymentsTable, 'closed_at' | 'pending_since' | 'state'>): PaymentState {
  if (row.state === 'CAPTURED') return 'captured';
  if (row.state === 'DECLINED') return 'declined';
  if (row.closed_at !== null) return 'closed';
  return row.pending_since === null ? 'open' : 'pending';
}

/** One payment with what the gateway said of it. @param id ours, or the gateway's. */
export async function showPayment({ db }: Pick<BookingContext, 'db'>, id: string): Promise<ShownPayment> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .selectAll('payments')
    .select('bookings.reference')
    .where((found) => found.or([found('payments.id', '=', id), found('payments.gateway_id', '=', id)]))
    .executeTakeFirst();
  if (row === undefined) throw new StaffError(`There is no payment ${id}.`);
  const captures = await findCapturesOfPayment(db, row.id);
  const ids = new Set(captures.map((capture) => capture.id));
  const outside = await findOutsideRefunds(db, row.booking_id);
  const disputes = await db
    .selectFrom('disputes')
    .selectAll()
    .where('booking_id', '=', row.booking_id)
    .execute();
  const refunds = await Promise.all(captures.map((capture) => findRefundsOf(db, capture.id)));
  return {
    ...toListed(row),
    ...(row.asked_at === null ? {} : { askedAt: row.asked_at }),
    ...(row.ask_after === null ? {} : { nextQuestion: row.ask_after }),
    captures: captures.map((capture) => ({
      id: capture.id,
      amountMinor: capture.amount_minor,
      ...unitOfRow(capture),
      returned: capture.returned_at !== null,
    })),
    refunds: refunds.flat().map((refund) => toMoney({ ...refund, state: stateOfRefund(refund) })),
    outsideRefunds: outside.filter((refund) => ids.has(refund.capture_id)).map(toMoney),
    disputes: disputes
      .filter((dispute) => ids.has(dispute.capture_id))
      .map((dispute) => ({ ...toMoney(dispute), reason: dispute.reason })),
  };
}

function toMoney(row: CurrencyColumns & { id: string; state: string; amount_minor: number }) {
  return { id: row.id, state: row.state, amountMinor: row.amount_minor, ...unitOfRow(row) };
}

/** A payment about which the gateway said something else than we knew, or did not answer. */
export interface PaymentDifference {
  id: string;
  booking: string;
  gateway: string;
  what: string;
}

/**
 * Asks the gateways about all payments of the last days and records what they say. The same happens by itself, once a
 * day for each payment; this is for the day on which somebody must be sure.
 * @returns what differed before, and what differs still: sums that no message explains, and gateways without an answer.
 */
export async function reconcilePayments(
  context: BookingContext,
  { days }: { days: number },
): Promise<{ asked: number; differences: PaymentDifference[] }> {
  const payments = await paymentsSince(context.db, sinceOf(context.clock.now(), days));
  const differences: PaymentDifference[] = [];
  for (const payment of payments) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, to spare the gateway
    const what = await differenceOf(context, payment);
    const { id, reference: booking, gateway } = payment;
    if (what !== undefined) differences.push({ id, booking, gateway, what });
  }
  return { asked: payments.length, differences };
}

async function differenceOf(context: BookingContext, payment: NamedPayment): Promise<string | undefined> {
  const before = await showPayment(context, payment.id);
  try {
    await askGateway(context, (await findPayment(context.db, payment.id)) ?? payment);
  } catch (error) {
    return `the gateway gave no answer: ${error instanceof Error ? error.message : String(error)}`;
  }
  const after = await showPayment(context, payment.id);
  const changes = [
    before.state === after.state ? undefined : `${before.state} here, ${after.state} there`,
    changeOf('captures', before.captures, after.captures),
    changeOf('refunds of the dashboard', before.outsideRefunds, after.outsideRefunds),
    after.differs === '' ? undefined : `still ${after.differs}`,
  ].filter((change) => change !== undefined);
  return changes.length === 0 ? undefined : changes.join('; ');
}

function inWords({ of, hereMinor, thereMinor }: Difference, unit: CurrencyUnit): string {
  // Staff of any country read it in the terminal.
  const money = (minor: number): string => formatMoney(minor, unit, PRODUCT_TEXTS.locale);
  const sum = of === 'RECEIVED' ? 'received' : 'paid back';
  return `${sum}: ${money(hereMinor)} here, ${money(thereMinor)} there`;
}

function changeOf(words: string, before: readonly object[], after: readonly object[]): string | undefined {
  return JSON.stringify(before) === JSON.stringify(after)
    ? undefined
    : `${words}: ${before.length} here, ${after.length} there, or in other states`;
}
