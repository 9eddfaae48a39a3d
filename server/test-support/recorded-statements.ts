import { StatementSync } from 'node:sqlite';
import { Client } from 'pg';
import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Context } from '../context.ts';
import { TABLES_IN_ORDER } from '../platform/backup/tables-in-order.ts';

/** A statement as the database received it, with the first values that came with it. */
export interface RecordedStatement {
  text: string;
  values: readonly unknown[];
}

const READS_ROWS = /^\s*(?:with|select|update|delete|insert[^]*\bselect)\b/i;

/**
 * Records every statement that reads rows, from now to the end of the test, at the driver: below it nothing can ask the
 * database unseen.
 */
export function recordStatements(): () => RecordedStatement[] {
  const recorded = new Map<string, RecordedStatement>();
  const record = (text: string, values: readonly unknown[]): void => {
    if (READS_ROWS.test(text) && !recorded.has(text)) recorded.set(text, { text, values });
  };
  for (const method of ['all', 'run', 'iterate'] as const) {
    const original = StatementSync.prototype[method] as (...values: unknown[]) => unknown;
    const recording = function recording(this: StatementSync, ...values: unknown[]): unknown {
      record(this.sourceSQL, values);
      return original.apply(this, values);
    };
    vi.spyOn(StatementSync.prototype, method).mockImplementation(recording as never);
  }
  const original: (...given: unknown[]) => unknown = Reflect.get(Client.prototype, 'query');
  const recording = function recording(this: Client, ...given: unknown[]): unknown {
    const [text, values] = given;
    if (typeof text === 'string') record(text, Array.isArray(values) ? values : []);
    return original.apply(this, given);
  };
  vi.spyOn(Client.prototype, 'query').mockImplementation(recording);
  return () => [...recorded.values()];
}

/** Tables whose rows no guest adds to: what a scan of them costs does not grow with bookings. */
const DO_NOT_GROW = [
  'current_release',
  'document_series',
  'night_overrides',
  'promo_uses',
  'publish_tokens',
  'publishings',
  'release_activations',
  'releases',
];

const GROWING = new Set(Object.keys(TABLES_IN_ORDER).filter((name) => !DO_NOT_GROW.includes(name)));

/** The growing tables that a statement reads from end to end. */
export async function fullScansOf(context: Context, statement: RecordedStatement): Promise<string[]> {
  return context.config.database.kind === 'sqlite'
    ? scansOnSqlite(context, statement)
    : scansOnPostgres(context, statement);
}

const READING = /^(SCAN|SEARCH) (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/;

/**
 * An index that holds only some rows, such as the queued mails, may be read whole: its size is that of the queue. All
 * other indexes grow with their table.
 */
async function scansOnSqlite({ db }: Context, statement: RecordedStatement): Promise<string[]> {
  const { rows: plan } = await explained<{ detail: string }>(db, 'explain query plan ', statement);
  const { rows: indexes } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'index' and sql like '% where %'`.execute(db);
  const partial = new Set(indexes.map(({ name }) => name));
  return plan.flatMap(({ detail }) => {
    const [, way = '', table = '', index = ''] = READING.exec(detail) ?? [];
    // The first row of a search without an index is found by reading all.
    if (way === 'SEARCH' && detail.includes(' USING ')) return [];
    return GROWING.has(nameOf(table, statement)) && !partial.has(index) ? [detail] : [];
  });
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

const WHOLE_READS = ['seqscan', 'hashjoin', 'mergejoin'];

/**
 * A table of a test has so few rows that PostgreSQL would read it whole whatever indexes it has. Whole reads, and joins
 * that begin with one, are therefore forbidden for the question: one that is left has no index that could serve it. An
 * index without a condition is read from end to end too, unless it holds only some rows.
 */
async function scansOnPostgres({ db }: Context, statement: RecordedStatement): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await forgetSizes(connection);
    for (const way of WHOLE_READS) await sql.raw(`set enable_${way} = off`).execute(connection);
    const { rows } = await explained<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      connection,
      'explain (format json) ',
      statement,
    );
    const { rows: indexes } = await sql<{ indexname: string }>`
      select indexname from pg_indexes where indexdef like '% WHERE %'`.execute(connection);
    for (const way of WHOLE_READS) await sql.raw(`reset enable_${way}`).execute(connection);
    const partial = new Set(indexes.map(({ indexname }) => indexname));
    const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
    const relations = new Map(nodes.map((node) => [node, node['Relation Name'] ?? '']));
    return nodes
      .filter((node) => GROWING.has(relations.get(node) ?? '') && readsAll(node, partial))
      .map((node) => `${node['Node Type']} ${relations.get(node)} ${node['Index Name'] ?? ''}`.trim());
  });
}

/**
 * Where autovacuum has counted the few rows, a walk through an index costs as little as a search in it, and either is
 * planned. Without the count PostgreSQL assumes a table of some size, as a hotel has.
 */
async function forgetSizes(connection: Context['db']): Promise<void> {
  await sql`update pg_class set relpages = 0, reltuples = -1, relallvisible = 0
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'i')`.execute(connection);
  await sql`delete from pg_statistic where starelid in
    (select oid from pg_class where relnamespace = current_schema()::regnamespace)`.execute(connection);
}

function readsAll(node: PlanNode, partial: ReadonlySet<string>): boolean {
  const { 'Node Type': type, 'Index Name': index = '', 'Index Cond': condition } = node;
  if (type === 'Seq Scan') return true;
  return /^Index (?:Only )?Scan/.test(type) && condition === undefined && !partial.has(index);
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

async function explained<Row>(
  db: Pick<Context['db'], 'executeQuery'>,
  question: string,
  { text, values }: RecordedStatement,
) {
  const compiled = sql.raw<Row>(question + text).compile(db as Context['db']);
  return db.executeQuery<Row>({ ...compiled, parameters: values });
}

/** The plan names a table as the statement does, by an alias where it has one. */
function nameOf(name: string, { text }: RecordedStatement): string {
  return new RegExp(`"(\\w+)" as "${name}"`).exec(text)?.[1] ?? name;
}
