import type { Profile } from '#schemas/api-types';
import type { Account } from '../accounts/index.ts';
import { type BookingContext, withdrawConsents } from '../bookings/index.ts';
import { showProfile } from './show-profile.ts';

/** Withdraws the consent of the account's address to news by mail. */
export async function stopOwnNews(
  context: Pick<BookingContext, 'clock' | 'db'>,
  account: Account,
): Promise<Profile> {
  await context.db
    .transaction()
    .execute((trx) => withdrawConsents(trx, account.email, context.clock.now().toISOString()));
  return showProfile(context, account);
}
