import type { RemoveProfileRequest } from '#schemas/api-types';
import {
  detachCodes,
  confirmOwner,
  deleteRegistrations,
  deleteUser,
  type Account,
} from '../accounts/index.ts';
import { deleteConsentsOf, MOST_RELEASED, releaseBookings, type BookingContext } from '../bookings/index.ts';
import { deletePicture } from '../platform/objects/index.ts';
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
    context.db.transaction().execute(async (trx): Promise<boolean> => {
      await confirmed.stillHolds(trx);
      const user = await ownerOf(trx, account.id);
      if ((await releaseBookings(context, trx, user.id)) === MOST_RELEASED) return false;
      await deleteRegistrations(trx, user.email);
      await detachCodes(trx, {
        userId: user.id,
        emailKeys: context.keys.keyedHashes('email', user.email),
        now: context.clock.now().toISOString(),
      });
      await deleteConsentsOf(trx, user.email, context.clock.now().toISOString());
      if (user.picture !== null) await deletePicture(trx, user.picture);
      await deleteUser(trx, user.id);
      return true;
    });
  let isRemoved = await remove();
  // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
  while (!isRemoved) isRemoved = await remove();
}
