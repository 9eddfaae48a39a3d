import type { Profile } from '#schemas/api-types';
import { type UserRow, findPendingChange, toVerification } from '../accounts/index.ts';
import { type BookingContext, findConsents } from '../bookings/index.ts';
import type { Handle } from '../platform/db/database.ts';

/** Maps an account to its profile, with the new address that is not confirmed yet and the consent to news. */
export async function profileOf(
  { clock }: Pick<BookingContext, 'clock'>,
  db: Handle,
  user: UserRow,
): Promise<Profile> {
  const pending = await findPendingChange(db, user.id, clock.now().toISOString());
  const consents = await findConsents(db, user.email);
  const news = consents.find(({ withdrawnAt }) => withdrawnAt === undefined);
  return {
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    phone: user.phone,
    language: user.language,
    ...(user.gender === null ? {} : { gender: user.gender }),
    ...(user.picture === null ? {} : { picture: `/api/v1/profile/picture?v=${user.picture}` }),
    createdAt: user.created_at,
    ...(news === undefined ? {} : { news }),
    ...(pending === undefined
      ? {}
      : { pendingEmail: pending.email ?? '', verification: toVerification(pending.email ?? '', pending) }),
  };
}
