import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import { MIGRATIONS } from './migrate.ts';

const ENGINES = {
  sqlite: [SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler],
  postgres: [PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler],
} as const;

/** The statements of a migration, which are not run. */
async function statementsOf(migration: Migration, engine: keyof typeof ENGINES): Promise<string[]> {
  const [Adapter, Introspector, Compiler] = ENGINES[engine];
  const queries: CompiledQuery[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new Adapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (inner) => new Introspector(inner),
      createQueryCompiler: () => new Compiler(),
    },
    log: ({ query }) => void queries.push(query),
  });
  await migration.up(db);
  await db.destroy();
  return queries.map(({ sql }) => sql.replaceAll(/\s+/g, ' ').trim());
}

const ADDS = [
  /^create (?:table|index|unique index|or replace function|trigger) /,
  /^alter table "?\w+"? add column (?!(?!.* default ).* not null)(?!.* unique)/,
  // How bytes lie on the disk.
  /^alter table "?\w+"? alter column "?\w+"? set storage /,
  // Values for a column that this migration has added.
  /^(?:insert|update|select) /,
];

/** Statements that code of the version before could stumble over. */
function takingAway(statements: readonly string[]): string[] {
  const created = new Set(statements.flatMap((sql) => /^create table "(\w+)"/.exec(sql)?.slice(1) ?? []));
  return statements.filter((sql) => {
    const [, indexed] = /^create unique index .* on "(\w+)"/.exec(sql) ?? [];
    // What was allowed in an older table must stay allowed.
    if (indexed !== undefined && !created.has(indexed)) return true;
    return !ADDS.some((pattern) => pattern.test(sql));
  });
}

const migrations = Object.entries(MIGRATIONS).filter(([name]) => !/^\d{4}-needs-\d{4}-/.test(name));
const cases = migrations.flatMap(([name, migration]) =>
  (['sqlite', 'postgres'] as const).map((engine) => [name, engine, migration] as const),
);

test.each(cases)('%s only adds, on %s', async (_name, engine, migration) => {
  const statements = await statementsOf(migration, engine);
  expect(takingAway(statements)).toEqual([]);
});

test.each<[string, Migration['up']]>([
  ['drops a table', (db) => db.schema.dropTable('quotes').execute()],
  ['drops a column', (db) => db.schema.alterTable('quotes').dropColumn('answer').execute()],
  ['renames a column', (db) => db.schema.alterTable('quotes').renameColumn('answer', 'reply').execute()],
  [
    'wants a value that older code does not give',
    (db) =>
      db.schema
        .alterTable('quotes')
        .addColumn('kind', 'text', (column) => column.notNull())
        .execute(),
  ],
  [
    'refuses what was allowed',
    (db) => db.schema.createIndex('one_quote').unique().on('quotes').column('guest_hash').execute(),
  ],
])('control: one that %s is found', async (_what, up) => {
  for (const engine of ['sqlite', 'postgres'] as const)
    // oxlint-disable-next-line no-await-in-loop -- one engine after the other
    expect(takingAway(await statementsOf({ up }, engine))).toHaveLength(1);
});

test('control: a column with a default is an addition', async () => {
  const up: Migration['up'] = (db) =>
    db.schema
      .alterTable('quotes')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('ROOM'))
      .execute();
  expect(takingAway(await statementsOf({ up }, 'postgres'))).toEqual([]);
});
