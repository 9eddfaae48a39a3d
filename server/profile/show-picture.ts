import { DomainError } from '#domain/refusal';
import type { Account } from '../accounts/index.ts';
import type { BookingContext } from '../bookings/index.ts';
import { readObject } from '../platform/objects/index.ts';
import { ownerOf } from './show-profile.ts';

/** Returns the picture of the signed-in account, as WebP. Refuses with NOT_FOUND when it has none. */
export async function showPicture(context: BookingContext, account: Account): Promise<Buffer> {
  const { picture } = await ownerOf(context.db, account.id);
  const bytes = picture === null ? undefined : await readObject(context.db, picture);
  if (bytes === undefined) throw new DomainError('NOT_FOUND');
  return bytes;
}
