import { type Requester, type CodeRow, type FreshCode, proofOf, storeCode } from '../accounts/index.ts';
import type { BookingContext } from './context.ts';
import type { Trx } from '../platform/db/database.ts';
import { addressMail, nameless } from '../platform/mail/address-mail.ts';
import { codeMail } from './mails/code-mail.ts';
import { queueMail } from '../platform/outbox/queue-mail.ts';
import type { BookingRow } from './booking-repository.ts';
import { snapshotOf } from './snapshot.ts';

/** Stores a code as the booking's newest one and queues its mail. */
export async function issueCode(
  context: BookingContext,
  trx: Trx,
  { booking, requester, fresh }: { booking: BookingRow; requester: Requester; fresh: FreshCode },
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
  await queueCodeMail(context, trx, { booking, fresh, row });
  return row;
}

async function queueCodeMail(
  context: BookingContext,
  trx: Trx,
  { booking, fresh, row }: { booking: BookingRow; fresh: FreshCode; row: CodeRow },
): Promise<void> {
  const { location } = snapshotOf(booking);
  const proof = proofOf(context, fresh, `/checkout?booking=${booking.id}`);
  const text = context.release.get().text(booking.language);
  const document = codeMail(text, { proof, location, expiresAt: row.expires_at });
  const mail = addressMail(context, document, { guest: nameless(booking.email), location });
  await queueMail(context, trx, {
    mailKey: `code:${row.id}`,
    bookingId: booking.id,
    mail,
    expiresAt: row.expires_at,
  });
}
