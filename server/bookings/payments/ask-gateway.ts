import type { BookingContext } from '../context.ts';
import type { Handle } from '../../platform/db/database.ts';
import { type SoldBooking, bookingById } from '../booking-repository.ts';
import { dueOnlineOf } from '../snapshot.ts';
import { findCapturesOfPayment } from '../refunds/capture-repository.ts';
import { oldestUnfinishedRefund } from '../refunds/refund-repository.ts';
import type { Source } from '../../platform/deliveries/source.ts';
import { createWorker, drainAll } from '../../platform/deliveries/worker.ts';
import { compareBooks, type Said } from './compare-books.ts';
import type {
  GatewayReport,
  KnownPayment,
  PaymentGateway,
  PaymentReport,
  RefundReport,
} from './payment-gateway.ts';
import {
  findPayment,
  findPaymentsToAsk,
  knownPayment,
  type PaymentRow,
  planQuestion,
} from './payment-repository.ts';
import { recordReport } from './record-report.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
const FIRST_PAUSE_MS = 15 * SECOND_MS;
/** While money is expected; afterwards once a day. */
const LONGEST_PAUSE_MS = 6 * 3_600_000;
/** For so long after a payment began, refunds of the gateway's dashboard are looked for. */
const ASKED_FOR_MS = 180 * DAY_MS;

/** A gateway that a payment belongs to, and whose keys this server does not have. */
export class NotConnectedError extends Error {
  override readonly name = 'NotConnectedError';

  constructor(gateway: string) {
    super(
      `The payment gateway ${gateway} is not connected: set its keys again until its payments are settled`,
    );
  }
}

/**
 * Asks the gateways about payments that are due for it, so that nothing depends on a webhook. A failed question does
 * not stop the others, and the first error is thrown at the end.
 * @param signal ends the run behind what is under way.
 */
export async function askGateways(context: BookingContext, signal?: AbortSignal): Promise<void> {
  // Without a release there are no mail texts, and no bookings.
  if (context.gateways.byName.size === 0 || context.release.peek() === undefined) return;
  await drainAll([createWorker(context, paymentsToAsk(context))], signal);
}

function paymentsToAsk(context: BookingContext): Source<PaymentRow> {
  return {
    batch: 20,
    // One after the other, and a few in a run, to spare a gateway in trouble.
    atOnce: 1,
    isExhausted: false,
    lease: { table: 'payments', column: 'ask_after' },
    due: findPaymentsToAsk,
    deliver: async (payment) => void (await question(context, payment)),
    async settle(trx, outcomes) {
      for (const { kind, row } of outcomes) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        if (kind === 'FAILED') await planNext(context, trx, row.id);
      }
      return [];
    },
  };
}

/**
 * Asks the gateway about a payment and all refunds of it, records what it says, and compares the sums. A page that
 * nobody should pay any more is closed first, and with `isClosing` any page.
 * @returns the state of the payment; the error of a gateway that cannot be reached is thrown.
 */
export async function askGateway(
  context: BookingContext,
  payment: PaymentRow,
  { isClosing = false } = {},
): Promise<PaymentReport['state']> {
  // Planned before the question, so that a crash in between costs one pause.
  await planNext(context, context.db, payment.id);
  return question(context, payment, { isClosing });
}

async function question(
  context: BookingContext,
  payment: PaymentRow,
  { isClosing = false } = {},
): Promise<PaymentReport['state']> {
  const gateway = context.gateways.byName.get(payment.gateway);
  if (gateway === undefined) throw new NotConnectedError(payment.gateway);
  const known = knownPayment(payment);
  const booking = await bookingById(context.db, payment.booking_id);
  const isOpen = payment.state === 'OPEN' && payment.closed_at === null;
  const shouldClose = isOpen && (isClosing || !isWanted(payment, booking, context.clock.now()));
  const said = await ask(context, gateway, { known, shouldClose });
  const askAgain = () => ask(context, gateway, { known, shouldClose: false });
  await compareBooks(context, { payment, said, askAgain });
  const { state } = said.report;
  // What the gateway said may end the questions, or bring the next one forward.
  await planNext(context, context.db, payment.id);
  // The test gateway's pages cannot be closed, and it knows no more of them.
  return isClosing && state === 'OPEN' ? 'CLOSED' : state;
}

/** Plans the next question about a payment, by what is known of it now. */
async function planNext({ clock }: BookingContext, db: Handle, paymentId: string): Promise<void> {
  const payment = await findPayment(db, paymentId);
  if (payment === undefined) return;
  const now = clock.now();
  const booking = await bookingById(db, payment.booking_id);
  const askAfter = await nextQuestionOf({ now, db }, payment, booking);
  await planQuestion(db, payment, { askAfter, askedAt: now.toISOString() });
}

async function ask(
  context: BookingContext,
  gateway: PaymentGateway,
  { known, shouldClose }: { known: KnownPayment; shouldClose: boolean },
): Promise<Said> {
  let isAnswered = false;
  try {
    if (shouldClose) await gateway.close(known);
    const report = await gateway.askPayment(known);
    await record(context, gateway.name, [report]);
    const refunds: RefundReport[] = [];
    for (const { id } of await findCapturesOfPayment(context.db, known.paymentId)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      refunds.push(...(await gateway.askRefunds(id)));
    }
    await record(context, gateway.name, refunds);
    isAnswered = true;
    return { report, refunds };
  } finally {
    context.metrics.countQuestion({ gateway: gateway.name, isAnswered });
  }
}

async function record(
  context: BookingContext,
  gateway: string,
  reports: readonly GatewayReport[],
): Promise<void> {
  if (reports.length === 0) return;
  await context.db.transaction().execute(async (trx) => {
    for (const report of reports) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await recordReport(context, trx, { gateway, report });
    }
  });
}

/** Whether the booking still waits for this payment. */
function isWanted(payment: PaymentRow, booking: SoldBooking, now: Date): boolean {
  const isHeld = booking.state === 'PENDING' && booking.expires_at > now.toISOString();
  return (isHeld || booking.state === 'SUCCESSFUL') && dueOnlineOf(booking) >= payment.amount_minor;
}

/** The first question about a new page: soon, and at the latest when its hold ends. */
export function firstQuestionOf({ now, payUntil }: { now: Date; payUntil: string }): string {
  const soon = new Date(now.getTime() + FIRST_PAUSE_MS).toISOString();
  return payUntil < soon ? payUntil : soon;
}

/**
 * The pause grows with the time that has passed since something was expected: half of it. Once everything is settled,
 * one question a day finds refunds of the gateway's dashboard.
 */
async function nextQuestionOf(
  { now: at, db }: { now: Date; db: Handle },
  payment: PaymentRow,
  booking: SoldBooking,
): Promise<string | null> {
  const now = at.getTime();
  const createdAt = Date.parse(payment.created_at);
  if (now - createdAt > ASKED_FOR_MS) return null;
  const isOpen = payment.state === 'OPEN' && payment.closed_at === null;
  const refund = await oldestUnfinishedRefund(db, payment.id);
  if (!isOpen && refund === undefined)
    return payment.state === 'CAPTURED' ? new Date(now + DAY_MS).toISOString() : null;
  const since = isOpen ? createdAt : Date.parse(refund?.created_at ?? payment.created_at);
  const pause = Math.min(Math.max((now - since) / 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
  const holdEnds = Date.parse(booking.expires_at);
  const isEndSooner = isOpen && booking.state === 'PENDING' && holdEnds > now && holdEnds < now + pause;
  return new Date(isEndSooner ? holdEnds : now + pause).toISOString();
}
