import type { CurrencyUnit } from '#domain/currency';
import { decimalText } from '#domain/money';
import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { settleDocuments } from '../documents/settle-documents.ts';
import { send } from '../mails/send.ts';
import { findCapturesAtHotel, insertPaymentAtHotel, type PaymentAtHotel } from '../refunds/money-at-hotel.ts';
import { type Actor, recordAction } from '../../platform/audit/record-action.ts';
import { StaffError } from '../../platform/audit/staff-error.ts';
import { bookingById, type SoldBooking } from '../booking-repository.ts';
import { stateAt } from '../state-at.ts';
import { bookingNamed } from './find-bookings.ts';
import { columnsOf, unitOfRow } from '../../platform/db/unit-of-row.ts';

const TYPED_TWICE_MS = 60_000;
const LONGEST_NOTE = 500;

export interface TakenPayment {
  actor: Actor;
  /** As typed, in the currency of the booking: "428.97". */
  amount: string;
  method: PaymentAtHotel['method'];
  note?: string;
  /** True to record the same amount a second time within a minute. */
  isAgain: boolean;
}

export interface RecordedPayment extends CurrencyUnit {
  reference: string;
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
    const { reference } = booking;
    const unit = unitOfRow(booking);
    const now = context.clock.now();
    const paymentId = context.newId();
    const dueMinor = dueOf(booking, now);
    const amountMinor = amountIn(taken.amount, unit);
    refuseMoreThanDue(booking, { amountMinor, dueMinor });
    await refuseTypedTwice(trx, booking, { ...taken, amountMinor, now });
    await insertPaymentAtHotel(trx, {
      id: paymentId,
      bookingId: booking.id,
      capturedAt: now.toISOString(),
      amountMinor,
      ...columnsOf(unit),
      method,
      recorded_by: actor.name,
      note: note ?? null,
    });
    const paidMinor = booking.paid_minor + amountMinor;
    const document = await settleDocuments(context, trx, booking.id);
    // Who pays at the desk needs no mail, but for the invoice.
    if (document !== undefined)
      await send(context, trx, {
        kind: 'paid',
        booking: await bookingById(trx, booking.id),
        facts: { captureId: paymentId, amountMinor, document },
      });
    const details = { amountMinor, ...unit, method };
    await recordAction(context, trx, { actor, action: 'RECORD_PAYMENT', subject: reference, details });
    return { reference, ...unit, amountMinor, paidMinor, dueMinor: dueMinor - amountMinor };
  });
}

function dueOf(booking: SoldBooking, now: Date): number {
  const state = stateAt(booking, now);
  if (state !== 'SUCCESSFUL')
    throw new StaffError(
      `${booking.reference} is ${state}: only a SUCCESSFUL booking can be paid at the hotel.`,
    );
  return Math.max(0, booking.due_minor);
}

/** Parsed as text, because floating-point arithmetic could miss a cent: 428.97 is 42897. */
function amountIn(typed: string, unit: CurrencyUnit): number {
  const { currency, currencyDigits: places } = unit;
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(typed) ?? [];
  const amountMinor = Number(`${whole}${part.padEnd(places, '0')}`);
  if (whole === '' || part.length > places || amountMinor === 0)
    throw new StaffError(
      `"${typed}" is not an amount in ${currency}: use digits${places === 0 ? ' only' : `, with at most ${places} after the point`}, as in ${decimalText(42_897, unit)}.`,
    );
  return amountMinor;
}

function refuseMoreThanDue(
  booking: SoldBooking,
  { amountMinor, dueMinor }: { amountMinor: number; dueMinor: number },
): void {
  if (amountMinor <= dueMinor) return;
  const { reference } = booking;
  const unit = unitOfRow(booking);
  throw new StaffError(
    dueMinor === 0
      ? `Nothing is due for ${reference}: it is paid.`
      : `Only ${unit.currency} ${decimalText(dueMinor, unit)} is due for ${reference}, not ${decimalText(amountMinor, unit)}.`,
  );
}

async function refuseTypedTwice(
  trx: Trx,
  { id, reference }: SoldBooking,
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
