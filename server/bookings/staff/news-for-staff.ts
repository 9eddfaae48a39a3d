import { type Actor, recordAction } from '../../platform/audit/record-action.ts';
import type { BookingContext } from '../context.ts';
import { findStandingConsents, type StandingConsent } from '../news/consent-repository.ts';
import { stopLink } from '../news/stop-link.ts';

/** An address that wants the hotel's news, with the link that every mail to it must carry. */
export interface NewsAddress extends Omit<StandingConsent, 'id'> {
  stopUrl: string;
}

/** Lists the addresses that consent to news, and records who looked. */
export async function newsForStaff(
  context: Pick<BookingContext, 'clock' | 'config' | 'db' | 'keys' | 'newId' | 'release'>,
  actor: Actor,
): Promise<NewsAddress[]> {
  const found = await findStandingConsents(context.db);
  await context.db.transaction().execute(async (trx) => {
    const details = { addresses: found.length };
    await recordAction(context, trx, { actor, action: 'EXPORT_NEWS', subject: 'news', details });
  });
  return found.map(({ id, ...consent }) => ({ ...consent, stopUrl: stopLink(context, id) }));
}
