import { type Requester, type CodeRow, type FreshCode, proofOf, storeCode } from '../accounts/index.ts';
import type { BookingContext } from './context.ts';
import type { Trx } from '../platform/db/database.ts';
import { send } from './mails/send.ts';
import type { SoldBooking } from './booking-repository.ts';

/** Stores a code as the booking's newest one and queues its mail. */
export async function issueCode(
  context: BookingContext,
  trx: Trx,
  { booking, requester, fresh }: { booking: SoldBooking; requester: Requester; fresh: FreshCode },
): Promise<CodeRow> {
  const subject = {
    purpose: 'CONFIRM_BOOKING',
    booking_id: booking.id,
    registration_id: null,
    user_id: null,
    email: null,
  } as const;
  // Otherwise repeated holds and cancellations could mail codes to any number of strangers.
  const { maxHoldsPerNetwork: times } = context.release.get().catalogue.booking;
  const limit = { rule: 'BOOKING_CODE_NETWORK', times } as const;
  const row = await storeCode(context, trx, { requester, fresh, subject, limit });
  const proof = proofOf(context, fresh, `/checkout?booking=${booking.id}`);
  await send(context, trx, { kind: 'code', booking, facts: { proof, code: row } });
  return row;
}
