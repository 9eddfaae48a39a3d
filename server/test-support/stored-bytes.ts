import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** Everything that the database stores, for tests of what must not be in it. */
export async function storedBytes({ config, db }: Pick<Context, 'config' | 'db'>): Promise<string> {
  if (config.database.kind === 'sqlite') {
    const { file } = config.database;
    // Reads the files, because deleted data may remain in free pages.
    return [file, `${file}-wal`]
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, 'latin1'))
      .join('');
  }
  return storedRows({ db });
}

/** Every row of every table as text; equal texts mean that nothing was written. */
export async function storedRows({ db }: Pick<Context, 'db'>): Promise<string> {
  const tables = await db.introspection.getTables();
  const contents = await Promise.all(
    tables.map(async ({ name }) => [name, (await sql`select * from ${sql.table(name)}`.execute(db)).rows]),
  );
  return JSON.stringify(contents);
}
