import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { startTestServer } from '../../test-support/test-server.ts';
import { appliedMigrations } from './applied-migrations.ts';
import { DatabaseShapeError, migrate, MIGRATIONS } from './migrate.ts';
import type { Tables } from './tables.ts';

const LATER: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createTable('later_things').addColumn('id', 'text').execute();
    await db.schema.alterTable('bookings').addColumn('later_note', 'text').execute();
  },
};

/** As the next version of the product would. */
async function migrateFurther(db: Kysely<Tables>, name: string): Promise<void> {
  const getMigrations = async () => ({ ...MIGRATIONS, [name]: LATER });
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  expect(error).toBeUndefined();
}

test('goes on with a database to which the next version has added, and books in it', async () => {
  const server = await startTestServer();
  await migrateFurther(server.context.db, '9000-later');
  await server.restart();
  const guest = server.guest();
  expect((await guest.book((await guest.quote()).id)).status).toBe(201);
  expect(await appliedMigrations(server.context.db)).toContain('9000-later');
  const { rows } = await sql`select later_note from bookings`.execute(server.context.db);
  expect(rows).toHaveLength(1);
});

test('stops where the next version has taken away what this one uses', async () => {
  const { context } = await startTestServer();
  await migrateFurther(context.db, '9000-needs-8999-no-bookings');
  const fault = await migrate(context.db).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(DatabaseShapeError);
  expect(fault).toMatchObject({ isOfNewerCode: true });
});

test('goes on where only code that it already replaces would stumble', async () => {
  const { context } = await startTestServer();
  await migrateFurther(context.db, '9000-needs-0023-old-tables');
  await expect(migrate(context.db)).resolves.toBeUndefined();
});
