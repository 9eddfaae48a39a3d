import { siteAddress } from '../../release/index.ts';
import { hashOfToken } from '../../platform/http/token-cookie.ts';
import { newToken } from '../../platform/random.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { BookingContext } from '../context.ts';
import { insertAccess } from './access-repository.ts';

/** Stores a link that opens one booking once, until an instant in UTC. Returns its address, which only a mail may hold. */
export async function newLink(
  context: Pick<BookingContext, 'clock' | 'config' | 'random' | 'release'>,
  trx: Trx,
  { bookingId, expiresAt }: { bookingId: string; expiresAt: string },
): Promise<string> {
  const token = newToken(context.random);
  const now = context.clock.now().toISOString();
  await insertAccess(trx, {
    tokenHash: hashOfToken(token),
    kind: 'LINK',
    bookingId,
    createdAt: now,
    expiresAt,
  });
  await recordEvent(trx, { kind: 'LINK_MAILED', bookingId, at: now, facts: { expiresAt } });
  // In the fragment, so that no server, proxy or log receives the token.
  return siteAddress(context, `/booking-access#${token}`);
}
