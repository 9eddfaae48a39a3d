import type { BookingContext } from './context.ts';
import type { Database, Trx } from '../platform/db/database.ts';

const AT_A_TIME = 500;

/**
 * Hashes the addresses of bookings with the new secret. Bookings keep them longer than the old secret is
 * accepted.
 */
export async function rotateBookingKeys(
  context: Pick<BookingContext, 'config' | 'db' | 'keys'>,
): Promise<void> {
  if (context.config.secretFallback === undefined) return;
  let page = await bookingsAfter(context.db, '');
  while (page.length > 0) {
    const addresses = new Set(page.map(({ email }) => email.toLowerCase()));
    // oxlint-disable-next-line no-await-in-loop -- short transactions, so that guests get in between
    await context.db.transaction().execute(async (trx) => rekey(context, trx, addresses));
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    page = await bookingsAfter(context.db, page.at(-1)?.id ?? '');
  }
}

async function bookingsAfter(db: Database, id: string): Promise<{ id: string; email: string }[]> {
  return (
    db
      .selectFrom('bookings')
      .select(['id', 'email'])
      .where('id', '>', id)
      // An erased booking has no address.
      .where('email_key', '<>', '')
      .orderBy('id')
      .limit(AT_A_TIME)
      .execute()
  );
}

async function rekey(
  { keys }: Pick<BookingContext, 'keys'>,
  trx: Trx,
  addresses: ReadonlySet<string>,
): Promise<void> {
  for (const address of addresses) {
    const [email_key = '', ...old] = keys.keyedHashes('email', address);
    // oxlint-disable-next-line no-await-in-loop -- one connection asks one question at a time
    await trx.updateTable('bookings').set({ email_key }).where('email_key', 'in', old).execute();
  }
}
