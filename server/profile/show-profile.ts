import { DomainError } from '#domain/refusal';
import type { Profile } from '#schemas/api-types';
import { findUser, type UserRow, type Account } from '../accounts/index.ts';
import type { BookingContext } from '../bookings/index.ts';
import type { Handle } from '../platform/db/database.ts';
import { profileOf } from './map-profile.ts';

/** Returns the profile of the signed-in account. */
export async function showProfile(
  context: Pick<BookingContext, 'clock' | 'db'>,
  { id }: Pick<Account, 'id'>,
): Promise<Profile> {
  return profileOf(context, context.db, await ownerOf(context.db, id));
}

/** Returns the row of a signed-in account. Refuses with NOT_SIGNED_IN when it was deleted meanwhile. */
export async function ownerOf(db: Handle, userId: string): Promise<UserRow> {
  const user = await findUser(db, { userId });
  if (user === undefined) throw new DomainError('NOT_SIGNED_IN');
  return user;
}
