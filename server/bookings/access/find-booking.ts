import { DomainError } from '#domain/refusal';
import type { FindBookingRequest } from '#schemas/api-types';
import type { BookingContext } from '../context.ts';
import { normalizeReference } from '../normalize-reference.ts';
import type { Trx } from '../../platform/db/database.ts';
import { checkedFields } from '../../platform/http/check-fields.ts';
import { type Answer, answerOnce } from '../../platform/idempotency/answer-once.ts';
import { countFindsSince, insertFind } from './access-repository.ts';

const HOUR_MS = 3_600_000;
const MOST_PER_HOUR = 20;

export interface RequestedBooking {
  reference: string;
  email: string;
}

/**
 * Stores a request for a booking link; `sendBookingLinks` answers it later. Every request causes the same
 * work and gets the same answer, so that neither the answer nor its time reveals a booking (TRUST T12, A2).
 */
export async function findBooking(
  context: BookingContext,
  { network, idempotencyKey }: { network: string; idempotencyKey: string },
  request: FindBookingRequest,
): Promise<Answer> {
  const { email } = checkedFields(['email'], request);
  const requested: RequestedBooking = { reference: normalizeReference(request.reference), email };
  const networkKey = context.keys.keyedHash('network', network);
  const once = { scope: `find:${networkKey}`, key: idempotencyKey, request: ['findBooking', requested] };
  return answerOnce(context, once, async (trx) => {
    const now = context.clock.now();
    await refuseTooMany(trx, networkKey, now);
    await insertFind(trx, {
      id: context.newId(),
      createdAt: now.toISOString(),
      networkKey,
      sealed: context.keys.seal(JSON.stringify(requested)),
    });
    return { status: 202, body: { accepted: true } };
  });
}

/** Counts by network, found or not, so that the limit reveals nothing either. */
async function refuseTooMany(trx: Trx, networkKey: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const { finds, first } = await countFindsSince(trx, networkKey, since);
  if (finds < MOST_PER_HOUR || first === null) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((Date.parse(first) + HOUR_MS - now.getTime()) / 1000));
  throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
}
