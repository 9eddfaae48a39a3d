import { tidyAccounts } from './accounts/tidy-accounts.ts';
import { eraseDueGuests, eraseMailsOfErased, noteOldGuests } from './bookings/erase-guests.ts';
import type { Context } from './context.ts';
import { forgetKeysBefore } from './idempotency/repository.ts';
import { expireDueHolds } from './stock/holds.ts';

const HOUR_MS = 3_600_000;
const KEY_LIFE_MS = 48 * HOUR_MS;
const EXPIRED_QUOTE_LIFE_MS = 24 * HOUR_MS;
const LIMIT_LIFE_MS = 24 * HOUR_MS;
/** Gateways tell their news again for days; money that is heard of twice is known by its capture. */
const GATEWAY_NEWS_LIFE_MS = 90 * 24 * HOUR_MS;
/** From when it was given up, for one that was: until then its text is there to be sent again. */
const MAIL_LIFE_MS = 30 * 24 * HOUR_MS;

/** Nothing here changes what a guest is told: every rule already holds without it. It keeps tables small and true to read. */
export async function tidyUp(context: Pick<Context, 'clock' | 'config' | 'db'>): Promise<void> {
  const now = context.clock.now();
  const before = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  await context.db.transaction().execute(async (trx) => {
    await expireDueHolds(trx, now.toISOString());
    await noteOldGuests(trx, now, context.config.guestDataDays);
    await eraseDueGuests(trx, now.toISOString());
    await eraseMailsOfErased(trx);
    await tidyAccounts(trx, now);
    await forgetKeysBefore(trx, before(KEY_LIFE_MS));
    await trx.deleteFrom('quotes').where('expires_at', '<', before(EXPIRED_QUOTE_LIFE_MS)).execute();
    await trx
      .deleteFrom('cancellation_quotes')
      .where('valid_until', '<', before(EXPIRED_QUOTE_LIFE_MS))
      .execute();
    await trx.deleteFrom('codes').where('created_at', '<', before(LIMIT_LIFE_MS)).execute();
    await trx.deleteFrom('booking_access').where('expires_at', '<', before(LIMIT_LIFE_MS)).execute();
    await trx.deleteFrom('booking_finds').where('created_at', '<', before(LIMIT_LIFE_MS)).execute();
    await trx.deleteFrom('contact_messages').where('created_at', '<', before(LIMIT_LIFE_MS)).execute();
    await trx.deleteFrom('gateway_events').where('received_at', '<', before(GATEWAY_NEWS_LIFE_MS)).execute();
    await trx
      .deleteFrom('test_gateway_events')
      .where('delivered_at', '<', before(GATEWAY_NEWS_LIFE_MS))
      .execute();
    await trx
      .deleteFrom('outbox')
      .where('state', '!=', 'QUEUED')
      .where((row) => row(row.fn.coalesce('given_up_at', 'created_at'), '<', before(MAIL_LIFE_MS)))
      .execute();
  });
}
