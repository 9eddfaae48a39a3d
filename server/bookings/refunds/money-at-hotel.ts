import { enterPayment } from '../../ledger/index.ts';
import type { Handle, Trx } from '../../platform/db/database.ts';
import type { PaymentsAtHotelTable } from '../../platform/db/payment-tables.ts';
import { findRefunds, type RefundRecord } from './refund-repository.ts';
import { stateOfRefund } from './map-refund.ts';
import { type CurrencyColumns, unitOfRow } from '../../platform/db/unit-of-row.ts';
import { recordEvent } from '../../platform/events/record-event.ts';

const AT_HOTEL = 'HOTEL';

export interface CaptureAtHotel extends PaymentsAtHotelTable {
  id: string;
  captured_at: string;
  amount_minor: number;
}

/** Finds the payments that staff took for a booking, newest first. */
export async function findCapturesAtHotel(db: Handle, bookingId: string): Promise<CaptureAtHotel[]> {
  return db
    .selectFrom('captures')
    .innerJoin('payments_at_hotel', 'payments_at_hotel.payment_id', 'captures.payment_id')
    .select(['captures.id', 'captured_at', 'amount_minor'])
    .selectAll('payments_at_hotel')
    .where('captures.booking_id', '=', bookingId)
    .orderBy('captured_at', 'desc')
    .orderBy('captures.id')
    .execute();
}

/** Finds the refunds that staff still have to pay by hand, because no gateway has the money. */
export async function findRefundsByHand(db: Handle, bookingId: string): Promise<RefundRecord[]> {
  const atHotel = new Set((await findCapturesAtHotel(db, bookingId)).map(({ id }) => id));
  const refunds = await findRefunds(db, bookingId);
  return refunds.filter((refund) => atHotel.has(refund.payment_id) && stateOfRefund(refund) !== 'PROCESSED');
}

export interface PaymentAtHotel extends Omit<PaymentsAtHotelTable, 'payment_id'>, CurrencyColumns {
  id: string;
  bookingId: string;
  capturedAt: string;
  amountMinor: number;
}

/** Stores a payment at the hotel with its capture. The capture id is ours, since no gateway gave one. */
export async function insertPaymentAtHotel(
  trx: Trx,
  { id, bookingId, capturedAt, amountMinor, ...rest }: PaymentAtHotel,
): Promise<void> {
  const captureId = `hotel_${id}`;
  const { currency, currency_digits, ...details } = rest;
  const money = { booking_id: bookingId, amount_minor: amountMinor, currency, currency_digits };
  await trx
    .insertInto('payments')
    .values({
      ...money,
      id,
      gateway: AT_HOTEL,
      page: '',
      state: 'CAPTURED',
      created_at: capturedAt,
      settled_at: capturedAt,
    })
    .execute();
  await trx
    .insertInto('payments_at_hotel')
    .values({ payment_id: id, ...details })
    .execute();
  const capture = { ...money, id: captureId, payment_id: id, captured_at: capturedAt, returned_at: null };
  await trx.insertInto('captures').values(capture).execute();
  await enterPayment(trx, capture, capturedAt);
  await recordEvent(trx, {
    kind: 'MONEY_TAKEN_AT_HOTEL',
    bookingId,
    at: capturedAt,
    actor: { name: details.recorded_by },
    facts: { paymentId: id, captureId, method: details.method, amountMinor, ...unitOfRow(money) },
  });
}
