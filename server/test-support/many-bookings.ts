import type { Database } from '../platform/db/database.ts';
import type { Selectable } from 'kysely';
import type { BookingsTable } from '../platform/db/tables.ts';

const ROWS_PER_INSERT = 100;

interface Copies {
  count: number;
  changes?: Partial<Selectable<BookingsTable>> & { snapshot?: string };
}

/** Copies a booking many times, with the same nights, new references and the given changes. */
export async function copyBooking(
  db: Database,
  id: string,
  { count, changes: { snapshot, ...changes } = {} }: Copies,
): Promise<void> {
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const terms = await db
    .selectFrom('booking_terms')
    .selectAll()
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
  const nights = await db.selectFrom('booking_nights').selectAll().where('booking_id', '=', id).execute();
  const isHeld = { ...row, ...changes }.state === 'PENDING';
  const taken = isHeld ? 'held' : 'sold';
  const prefix = `${changes.state ?? row.state}-${changes.check_out ?? row.check_out}`;
  await db.transaction().execute(async (trx) => {
    // The table's CHECK refuses more bookings than capacity.
    await trx
      .updateTable('inventory')
      .set((set) => ({ capacity: set('capacity', '+', count), [taken]: set(taken, '+', count) }))
      .where((where) => where.or(nights.map(({ room_id, night }) => where.and({ room_id, night }))))
      .execute();
    for (let start = 0; start < count; start += ROWS_PER_INSERT) {
      const names = Array.from(
        { length: Math.min(ROWS_PER_INSERT, count - start) },
        (_, index) => `${prefix}-${start + index}`,
      );
      const copies = names.map((name) => ({ ...row, ...changes, id: name, reference: name, terms_id: name }));
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await trx.insertInto('bookings').values(copies).execute();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await trx
        .insertInto('booking_terms')
        .values(
          names.map((name) => ({
            ...terms,
            ...(snapshot === undefined ? {} : { snapshot }),
            id: name,
            booking_id: name,
            quote_id: name,
          })),
        )
        .execute();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await trx
        .insertInto('booking_nights')
        .values(
          names.flatMap((name) =>
            nights.map((night) => ({
              ...night,
              terms_id: name,
              booking_id: name,
              state: isHeld ? ('HELD' as const) : ('SOLD' as const),
            })),
          ),
        )
        .execute();
    }
  });
}

/** Lowers the number of bound values per statement, so that a statement that grows with the rows fails early. */
export function limitVariables(db: Database, most: number): Database {
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      const { parameters } = db.getExecutor().compileQuery(node, queryId);
      if (parameters.length > most) throw new Error(`too many SQL variables: ${parameters.length}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}
