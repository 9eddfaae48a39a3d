import { countTry } from '../../accounts/tries.ts';
import { CODE_RULES, type FreshCode } from '../../codes/code.ts';
import { refuseTooManyCodes } from '../../codes/refuse-too-many-codes.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/database.ts';
import { addressMail, nameless } from '../../mails/address-mail.ts';
import { codeMail } from '../../mails/code-mail.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import type { BookingRow } from './booking-repository.ts';
import { type CodeRow, replaceCode } from './code-repository.ts';
import { snapshotOf } from '../../bookings/snapshot.ts';

/** Stores a fresh code as the booking's newest one and queues the mail that carries it. */
export async function issueCode(
  context: Context,
  trx: Trx,
  { booking, fresh }: { booking: BookingRow; fresh: FreshCode },
): Promise<CodeRow> {
  const now = context.clock.now();
  await refuseTooManyCodes(trx, booking.email_key, now);
  await refuseTooManyMails(context, trx, { booking, now });
  const row: CodeRow = {
    id: context.newId(),
    booking_id: booking.id,
    email_key: booking.email_key,
    salt: fresh.salt,
    code_hash: fresh.hash,
    created_at: now.toISOString(),
    resend_at: later(now, CODE_RULES.resendAfterMs),
    expires_at: later(now, CODE_RULES.lifeMs),
    attempts: 0,
    superseded_at: null,
    consumed_at: null,
  };
  await replaceCode(trx, row);
  await queueCodeMail(context, trx, { booking, code: fresh.code, row });
  return row;
}

/** Who gives rooms back as soon as they are held could have any number of strangers mailed. */
async function refuseTooManyMails(
  context: Context,
  trx: Trx,
  { booking, now }: { booking: BookingRow; now: Date },
): Promise<void> {
  const { maxHoldsPerNetwork: times } = context.release.get().catalogue.booking;
  await countTry(trx, { rule: 'BOOKING_CODE_NETWORK', of: booking.network_key, times }, now);
}

async function queueCodeMail(
  context: Context,
  trx: Trx,
  { booking, code, row }: { booking: BookingRow; code: string; row: CodeRow },
): Promise<void> {
  const { location } = snapshotOf(booking);
  const document = codeMail(context.release.get().text, { code, location, expiresAt: row.expires_at });
  const mail = addressMail(context, document, { guest: nameless(booking.email), location });
  await queueMail(context, trx, {
    mailKey: `code:${row.id}`,
    bookingId: booking.id,
    mail,
    expiresAt: row.expires_at,
  });
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
