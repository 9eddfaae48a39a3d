import { DomainError } from '#domain/refusal';
import type { StopNewsAnswer, StopNewsRequest } from '#schemas/api-types';
import type { BookingContext } from '../context.ts';
import { addressOfConsent, withdrawConsents } from './consent-repository.ts';
import { consentOfToken } from './stop-link.ts';

/** Withdraws every consent of the address that a link was made for. Refuses a forged link with LINK_EXPIRED. */
export async function stopNews(
  context: Pick<BookingContext, 'clock' | 'db' | 'keys'>,
  { token }: StopNewsRequest,
): Promise<StopNewsAnswer> {
  const consentId = consentOfToken(context, token);
  if (consentId === undefined) throw new DomainError('LINK_EXPIRED');
  const email = await addressOfConsent(context.db, consentId);
  if (email !== undefined)
    await context.db
      .transaction()
      .execute((trx) => withdrawConsents(trx, email, context.clock.now().toISOString()));
  return { stopped: true };
}
