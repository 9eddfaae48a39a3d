import type { Profile } from '#schemas/api-types';
import { pictureFiles, type Account, updateUser } from '../accounts/index.ts';
import type { BookingContext } from '../bookings/index.ts';
import { encodePicture } from './encode-picture.ts';
import { ownerOf } from './show-profile.ts';
import { profileOf } from './map-profile.ts';

/** Encodes the picture and replaces the one before. */
export async function setPicture(context: BookingContext, account: Account, bytes: Buffer): Promise<Profile> {
  const files = pictureFiles(context);
  const picture = await files.write(await encodePicture(bytes));
  try {
    return await replacePicture(context, account, picture);
  } catch (error) {
    await files.remove(picture);
    throw error;
  }
}

export async function removePicture(context: BookingContext, account: Account): Promise<Profile> {
  return replacePicture(context, account, null);
}

/**
 * Deletes the old file after the transaction; if the process ends in between, the next cleanup deletes it.
 */
async function replacePicture(
  context: BookingContext,
  account: Account,
  picture: string | null,
): Promise<Profile> {
  const { before, profile } = await context.db.transaction().execute(async (trx) => {
    const user = await ownerOf(trx, account.id);
    await updateUser(trx, user.id, { picture, updatedAt: context.clock.now().toISOString() });
    const changed = await ownerOf(trx, user.id);
    return { before: user.picture, profile: await profileOf(context, trx, changed) };
  });
  if (before !== null) await pictureFiles(context).remove(before);
  return profile;
}
