import { paymentFact } from '#domain/booking-state';
import { minorOfMain } from '#domain/money';
import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { settleDocuments } from '../documents/settle-documents.ts';
import { queueReceipt } from '../mails/queue-receipt.ts';
import { findCapturesAtHotel, insertPaymentAtHotel, type PaymentAtHotel } from '../refunds/money-at-hotel.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { StaffError } from '../../platform/audit/staff-error.ts';
import { addPaid, type BookingRow } from '../booking-repository.ts';
import { findNoShow } from '../no-show-record.ts';
import { stateAt } from '../state-at.ts';
import { bookingNamed } from './find-bookings.ts';

const TYPED_TWICE_MS = 60_000;
const LONGEST_NOTE = 500;

export interface TakenPayment {
  actor: string;
  /** As typed, in the currency of the booking: "428.97". */
  amount: string;
  method: PaymentAtHotel['method'];
  note?: string;
  /** True to record the same amount a second time within a minute. */
  isAgain: boolean;
}

export interface RecordedPayment {
  reference: string;
  currency: string;
  amountMinor: number;
  paidMinor: number;
  dueMinor: number;
}

/**
 * Records a payment at the hotel; it counts like any other capture (BOOKING-RULES, Price 6). Throws a
 * StaffError.
 */
export async function recordPayment(
  context: BookingContext,
  name: string,
  taken: TakenPayment,
): Promise<RecordedPayment> {
  const { actor, method, note } = taken;
  if (note !== undefined && note.length > LONGEST_NOTE)
    throw new StaffError(`The note is longer than ${LONGEST_NOTE} characters.`);
  return context.db.transaction().execute(async (trx) => {
    const booking = await bookingNamed(trx, name);
    const { reference, currency } = booking;
    const now = context.clock.now();
    const paymentId = context.newId();
    const dueMinor = await dueOf(trx, booking, now);
    const amountMinor = amountIn(taken.amount, currency);
    refuseMoreThanDue(booking, { amountMinor, dueMinor });
    await refuseTypedTwice(trx, booking, { ...taken, amountMinor, now });
    await insertPaymentAtHotel(trx, {
      id: paymentId,
      bookingId: booking.id,
      capturedAt: now.toISOString(),
      amountMinor,
      currency,
      method,
      recorded_by: actor,
      note: note ?? null,
    });
    const paidMinor = booking.paid_minor + amountMinor;
    await addPaid(trx, booking.id, { amountMinor, payment: paymentFact(paidMinor, booking.total_minor) });
    const document = await settleDocuments(context, trx, booking.id);
    // Who pays at the desk needs no mail, but for the invoice.
    if (document !== undefined)
      await queueReceipt(context, trx, {
        bookingId: booking.id,
        captureId: paymentId,
        amountMinor,
        document,
      });
    const details = { amountMinor, currency, method };
    await recordAction(context, trx, { actor, action: 'RECORD_PAYMENT', subject: reference, details });
    return { reference, currency, amountMinor, paidMinor, dueMinor: dueMinor - amountMinor };
  });
}

/** The price, or the charges of a no-show, less what was paid. */
async function dueOf(trx: Trx, booking: BookingRow, now: Date): Promise<number> {
  const { reference, total_minor: totalMinor, paid_minor: paidMinor } = booking;
  const state = stateAt(booking, now);
  if (state !== 'SUCCESSFUL')
    throw new StaffError(`${reference} is ${state}: only a SUCCESSFUL booking can be paid at the hotel.`);
  const missed = await findNoShow(trx, booking);
  return Math.max(0, (missed?.figures.penaltyMinor ?? totalMinor) - paidMinor);
}

/** Parsed as text, because floating-point arithmetic could miss a cent: 428.97 is 42897. */
function amountIn(typed: string, currency: string): number {
  const places = String(minorOfMain(1, currency)).length - 1;
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(typed) ?? [];
  const amountMinor = Number(`${whole}${part.padEnd(places, '0')}`);
  if (whole === '' || part.length > places || amountMinor === 0)
    throw new StaffError(
      `"${typed}" is not an amount in ${currency}: use digits${places === 0 ? ' only' : `, with at most ${places} after the point`}, as in ${amountText(42_897, currency)}.`,
    );
  return amountMinor;
}

function refuseMoreThanDue(
  { reference, currency }: BookingRow,
  { amountMinor, dueMinor }: { amountMinor: number; dueMinor: number },
): void {
  if (amountMinor <= dueMinor) return;
  throw new StaffError(
    dueMinor === 0
      ? `Nothing is due for ${reference}: it is paid.`
      : `Only ${currency} ${amountText(dueMinor, currency)} is due for ${reference}, not ${amountText(amountMinor, currency)}.`,
  );
}

async function refuseTypedTwice(
  trx: Trx,
  { id, reference }: BookingRow,
  { amountMinor, method, isAgain, now }: TakenPayment & { amountMinor: number; now: Date },
): Promise<void> {
  if (isAgain) return;
  const taken = await findCapturesAtHotel(trx, id);
  const same = taken.find(
    (capture) =>
      capture.amount_minor === amountMinor &&
      capture.method === method &&
      now.getTime() - Date.parse(capture.captured_at) < TYPED_TWICE_MS,
  );
  if (same === undefined) return;
  throw new StaffError(
    `The same amount was recorded for ${reference} less than a minute ago, by ${same.recorded_by}. If the guest paid twice, repeat the command with --again.`,
  );
}

function amountText(minor: number, currency: string): string {
  const factor = minorOfMain(1, currency);
  return (minor / factor).toFixed(String(factor).length - 1);
}
