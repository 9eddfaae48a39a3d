import { checkInAtOf } from '../snapshot.ts';
import { siteAddress } from '../../release/index.ts';
import type { Trx } from '../../platform/db/database.ts';
import { bookingById } from '../booking-repository.ts';
import type { BookingContext } from '../context.ts';

/**
 * The address that opens a booking to pay its balance, as the mails have it. Its token is signed, so that a reminder
 * has the same one and nobody has to store it. It can be used again, because a guest reads the mail on one device and
 * pays on another.
 */
export function balanceLink(
  context: Pick<BookingContext, 'config' | 'keys' | 'release'>,
  bookingId: string,
): string {
  return siteAddress(context, `/booking-access#${bookingId}.${context.keys.keyedHash('balance', bookingId)}`);
}

/**
 * The booking of such a token, from the first mail until check-in, unless the booking was cancelled; undefined for any
 * other token.
 */
export async function bookingOfBalanceLink(
  { keys }: Pick<BookingContext, 'keys'>,
  trx: Trx,
  { token, now }: { token: string; now: Date },
): Promise<string | undefined> {
  const [id = '', signature = ''] = token.split('.');
  if (!keys.isKeyedHash('balance', id, signature) || token !== `${id}.${signature}`) return undefined;
  const balance = await trx
    .selectFrom('balances')
    .select('booking_id')
    .where('booking_id', '=', id)
    .where('asked_at', 'is not', null)
    .executeTakeFirst();
  if (balance === undefined) return undefined;
  const booking = await bookingById(trx, id);
  const isOpen = booking.state === 'SUCCESSFUL' && now.getTime() < Date.parse(checkInAtOf(booking));
  return isOpen ? id : undefined;
}
