import { after, before, changedFile, type Draft, importing, inTurn, newFile, type Read } from './change.ts';
import { type Names, nextNumber } from './names.ts';

const LIST = 'server/db/migrate.ts';
const TABLES = 'server/db/tables.ts';
const BACKUP = 'server/backup/tables-in-order.ts';

/** A numbered step of the database that makes a table, known to the repositories and to the backup. */
export function migration(
  { kebab, pascal, camel, words }: Names,
  existing: readonly string[],
  read: Read,
): Draft {
  const number = nextNumber(existing);
  const table = kebab.replaceAll('-', '_');
  const path = `server/db/migrations/${number}-${kebab}.ts`;
  return {
    changes: [
      newFile(path, step({ camel, table, words })),
      changedFile(
        read,
        LIST,
        inTurn(
          importing(`import { ${camel} } from './migrations/${number}-${kebab}.ts';`),
          before('};\n\n/** The tables are not', `  '${number}-${kebab}': ${camel},\n`),
        ),
      ),
      changedFile(
        read,
        TABLES,
        inTurn(
          after('  outbox: OutboxTable;\n', `  ${table}: ${pascal}Table;\n`),
          (text) =>
            `${text}\n/** ${words}. */\ninterface ${pascal}Table {\n  id: string;\n  created_at: string;\n}\n`,
        ),
      ),
      changedFile(read, BACKUP, after("  outbox: ['id'],\n", `  ${table}: ['id'],\n`)),
    ],
    next: [
      `Give the table its columns, in ${path} and in ${TABLES}.`,
      'Say who clears it, or that nobody does; a step that was released is never changed again.',
      'npx vitest run server/db server/backup',
    ],
  };
}

function step({ camel, table, words }: { camel: string; table: string; words: string }): string {
  return `
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** ${words}. */
export const ${camel}: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('${table}')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('${table}_by_age').on('${table}').column('created_at').execute();
  },
};
`;
}
