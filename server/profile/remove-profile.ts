import type { RemoveProfileRequest } from '#schemas/api-types';
import {
  detachCodes,
  confirmOwner,
  pictureFiles,
  deleteRegistrations,
  deleteUser,
  type Account,
} from '../accounts/index.ts';
import { MOST_RELEASED, releaseBookings, type BookingContext } from '../bookings/index.ts';
import { ownerOf } from './show-profile.ts';

/**
 * Deletes the account with its sessions, codes and picture, and removes the guest from its bookings, in one
 * transaction. An account with very many bookings releases them in batches first; if that is interrupted,
 * deleting the account again continues.
 */
export async function removeProfile(
  context: BookingContext,
  account: Account,
  { currentPassword }: RemoveProfileRequest,
): Promise<void> {
  const confirmed = await confirmOwner(context, account, currentPassword);
  const remove = () =>
    context.db.transaction().execute(async (trx): Promise<Removal> => {
      await confirmed.stillHolds(trx);
      const user = await ownerOf(trx, account.id);
      if ((await releaseBookings(context, trx, user.id)) === MOST_RELEASED) return { isRemoved: false };
      await deleteRegistrations(trx, user.email);
      await detachCodes(trx, {
        userId: user.id,
        emailKeys: context.keys.keyedHashes('email', user.email),
        now: context.clock.now().toISOString(),
      });
      await deleteUser(trx, user.id);
      return { isRemoved: true, picture: user.picture };
    });
  let removal = await remove();
  // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
  while (!removal.isRemoved) removal = await remove();
  if (removal.picture !== null) await pictureFiles(context).remove(removal.picture);
}

type Removal = { isRemoved: false } | { isRemoved: true; picture: string | null };
