import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { DatabaseTarget } from '../../server/platform/config/index.ts';
import { connectDatabase } from '../../server/platform/db/database.ts';
import { MIGRATIONS } from '../../server/platform/db/migrate.ts';

/** What the next version may do: today's code does not know of it. */
const ADDS: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createTable('next_things').addColumn('id', 'text').execute();
    await db.schema.alterTable('bookings').addColumn('next_note', 'text').execute();
    await db.schema
      .alterTable('quotes')
      .addColumn('next_kind', 'text', (column) => column.notNull().defaultTo('ROOM'))
      .execute();
  },
};

/** What no version may do: the last one would fail at every booking. */
const TAKES_AWAY: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('quotes').renameColumn('answer', 'reply').execute();
  },
};

/** Changes the database as a version after today's would. */
export async function addNextVersion(
  target: DatabaseTarget,
  { takesAway }: { takesAway: boolean },
): Promise<void> {
  const db = connectDatabase(target);
  const getMigrations = async () => ({ ...MIGRATIONS, '9000-next': takesAway ? TAKES_AWAY : ADDS });
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  await db.destroy();
  if (error !== undefined)
    throw new Error('The next version could not change the database', { cause: error });
}
