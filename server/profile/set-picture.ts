import type { Profile } from '#schemas/api-types';
import { type Account, updateUser } from '../accounts/index.ts';
import type { BookingContext } from '../bookings/index.ts';
import { deletePicture, writePicture } from '../platform/objects/index.ts';
import { encodePicture } from './encode-picture.ts';
import { ownerOf } from './show-profile.ts';
import { profileOf } from './map-profile.ts';

/** Encodes the picture and replaces the one before. */
export async function setPicture(context: BookingContext, account: Account, bytes: Buffer): Promise<Profile> {
  return replacePicture(context, account, { name: context.newId(), bytes: await encodePicture(bytes) });
}

export async function removePicture(context: BookingContext, account: Account): Promise<Profile> {
  return replacePicture(context, account);
}

async function replacePicture(
  context: BookingContext,
  account: Account,
  next?: { name: string; bytes: Buffer },
): Promise<Profile> {
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock.now().toISOString();
    const user = await ownerOf(trx, account.id);
    if (user.picture !== null) await deletePicture(trx, user.picture);
    if (next !== undefined) await writePicture(trx, { ...next, storedAt: now });
    await updateUser(trx, user.id, { picture: next?.name ?? null, updatedAt: now });
    return profileOf(context, trx, await ownerOf(trx, user.id));
  });
}
