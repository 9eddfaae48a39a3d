import type { Trx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';
import { currentRequestId } from '../platform/http/current-request.ts';

/** Notes which request changes a booking, in the transaction of the change. Jobs and commands have no request. */
export async function noteRequest(
  trx: Trx,
  bookingId: string,
  { change, now }: { change: Tables['booking_requests']['change']; now: string },
): Promise<void> {
  const requestId = currentRequestId();
  if (requestId === undefined) return;
  await trx
    .insertInto('booking_requests')
    .values({ booking_id: bookingId, request_id: requestId, change, created_at: now })
    .onConflict((conflict) => conflict.columns(['booking_id', 'request_id', 'change']).doNothing())
    .execute();
}
