import type { RemoveProfileRequest } from '#schemas/api-types';
import { deleteCodesOfAccount } from '../../codes/code-repository.ts';
import { confirmOwner } from '../../accounts/confirm-owner.ts';
import { pictureFiles } from '../../accounts/picture-files.ts';
import { dropRegistrations } from '../../accounts/registration-repository.ts';
import { releaseBookings } from '../../bookings/erase-guests.ts';
import type { Context } from '../../context.ts';
import type { Account } from '../../http/account-session.ts';
import { ownerOf } from './show-profile.ts';

/** Deletes the account with its sessions, codes and picture; its bookings stop naming the guest. */
export async function removeProfile(
  context: Context,
  account: Account,
  { currentPassword }: RemoveProfileRequest,
): Promise<void> {
  const confirmed = await confirmOwner(context, account, currentPassword);
  const picture = await context.db.transaction().execute(async (trx) => {
    await confirmed.stillHolds(trx);
    const user = await ownerOf(trx, account.id);
    await releaseBookings(context, trx, user.id);
    await dropRegistrations(trx, user.email);
    await deleteCodesOfAccount(trx, {
      userId: user.id,
      emailKeys: context.keys.keyedHashes('email', user.email),
    });
    await context.accounts.remove(trx, user.id);
    return user.picture;
  });
  if (picture !== null) await pictureFiles(context).remove(picture);
}
