import { DomainError } from '#domain/refusal';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/database.ts';
import { addressMail } from '../../mails/address-mail.ts';
import { codeMail } from '../../mails/code-mail.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import type { BookingRow } from './booking-repository.ts';
import { CODE_RULES, type FreshCode } from './code.ts';
import { type CodeRow, countCodesSince, replaceCode } from './code-repository.ts';
import { snapshotOf } from './snapshot.ts';
import { guestOf } from './to-booking.ts';

const HOUR_MS = 3_600_000;

/** Stores a fresh code as the booking's newest one and queues the mail that carries it. */
export async function issueCode(
  context: Context,
  trx: Trx,
  { booking, fresh }: { booking: BookingRow; fresh: FreshCode },
): Promise<CodeRow> {
  const now = context.clock.now();
  await refuseTooManyCodes(trx, booking.email_key, now);
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

async function queueCodeMail(
  context: Context,
  trx: Trx,
  { booking, code, row }: { booking: BookingRow; code: string; row: CodeRow },
): Promise<void> {
  const { location } = snapshotOf(booking);
  const guest = guestOf(booking);
  const document = codeMail(context.release.get().text, {
    code,
    location,
    firstName: guest.guestFirstName,
    expiresAt: row.expires_at,
  });
  const mail = addressMail(context, document, { guest, location });
  await queueMail(context, trx, { mailKey: `code:${row.id}`, mail, expiresAt: row.expires_at });
}

/** Nobody's mailbox is flooded: so many codes an hour and a day for one address, over all bookings. */
async function refuseTooManyCodes(trx: Trx, emailKey: string, now: Date): Promise<void> {
  await refuseAbove(trx, emailKey, { limit: CODE_RULES.perHour, spanMs: HOUR_MS, now });
  await refuseAbove(trx, emailKey, { limit: CODE_RULES.perDay, spanMs: 24 * HOUR_MS, now });
}

async function refuseAbove(
  trx: Trx,
  emailKey: string,
  { limit, spanMs, now }: { limit: number; spanMs: number; now: Date },
): Promise<void> {
  const { codes, first } = await countCodesSince(trx, emailKey, later(now, -spanMs));
  if (codes < limit || first === null) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((Date.parse(first) + spanMs - now.getTime()) / 1000));
  throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
