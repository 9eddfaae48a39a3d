import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import { unitBeforeDigits } from '#domain/money-before-digits';
import { enterAccounts } from './enter-accounts.ts';
import { appliedMigrations } from '../../applied-migrations.ts';
import { writeEventsBefore } from './events-before.ts';

/** The migrations that one base schema replaced in 0.3.0. A database has all of them, or is not carried over. */
const REPLACED = 22;
const LAST_REPLACED = '0022-refund-waits';
/** The last commit that brings an older database so far. */
const LAST_COMMIT = '72025dd1';

/** Tables whose rows are carried over, referenced ones first. */
const CARRIED = [
  'releases',
  'current_release',
  'release_activations',
  'objects',
  'publish_tokens',
  'sent_files',
  'publishings',
  'inventory',
  'night_overrides',
  'quotes',
  'users',
  'credentials',
  'sessions',
  'registrations',
  'tries',
  'known_browsers',
  'bookings',
  'booking_nights',
  'codes',
  'booking_erasures',
  'cancellation_quotes',
  'payments',
  'payments_at_hotel',
  'balances',
  'captures',
  'gateway_events',
  'test_gateway_events',
  'refunds',
  'refund_states',
  'outside_refunds',
  'disputes',
  'news_consents',
  'document_series',
  'tax_documents',
  'billing_companies',
  'booking_access',
  'booking_finds',
  'contact_messages',
  'promo_uses',
  'idempotency_keys',
  'outbox',
  'staff_actions',
];
/** Columns that those tables did not have, and what their rows get in them. */
const ADDED: Readonly<Record<string, Readonly<Record<string, RawBuilder<unknown> | string>>>> = {
  quotes: { language: 'en' },
  users: { language: 'en' },
  registrations: { language: 'en' },
  // The first terms of a booking have its own id.
  bookings: { language: 'en', hold_kind: 'GUEST', terms_id: sql.ref('id') },
  booking_nights: {
    terms_id: sql.ref('booking_id'),
    state: sql`(select case state when 'PENDING' then 'HELD' when 'SUCCESSFUL' then 'SOLD' else 'RELEASED' end
      from before_bookings where before_bookings.id = booking_id)`,
  },
  tax_documents: { language: 'en' },
  outbox: { language: 'en' },
};
/** Columns that those tables had, and that other tables say now. */
const MOVED: Readonly<Record<string, readonly string[]>> = {
  bookings: ['quote_id', 'snapshot', 'payment', 'paid_minor'],
};
/** Which request changed a booking: the events say it. */
const REQUESTS = 'booking_requests';
/** Not carried over as tables. 0008 emptied those of codes: they were good for ten minutes. */
const RETIRED = ['account_codes', 'booking_codes', REQUESTS];

const aside = (table: string): string => `before_${table}`;

/** The tables are of a version that this one cannot carry over. */
export class TooOldError extends Error {
  override readonly name = 'TooOldError';
}

/** The columns of each table that was put aside. */
export type TablesBefore = ReadonlyMap<string, readonly string[]>;

/**
 * Renames the tables of a version before 0.3.0 out of the way, with their indexes. Undefined for a database without
 * tables. @throws TooOldError for one that is older than
 * the last of those versions.
 */
export async function putAside(db: Kysely<unknown>): Promise<TablesBefore | undefined> {
  const applied = await appliedMigrations(db);
  if (applied.length === 0) return undefined;
  if (applied.length !== REPLACED || applied.at(-1) !== LAST_REPLACED)
    throw new TooOldError(
      `its tables are of a version before 0.3.0, of step ${applied.at(-1)}, and only those of step ${LAST_REPLACED} can be carried over. Keep a backup, start the code of commit ${LAST_COMMIT} on it once, stop it, and start this version`,
    );
  const found = await db.introspection.getTables();
  const columns = new Map(found.map(({ name, columns: own }) => [name, own.map((column) => column.name)]));
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const name of isPostgres ? ['tax_documents_kept'] : ['tax_documents_fixed', 'tax_documents_kept'])
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql`drop trigger ${sql.id(name)} ${isPostgres ? sql`on tax_documents` : sql``}`.execute(db);
  for (const table of [...CARRIED, ...RETIRED]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await putIndexesAside(db, table, isPostgres);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await db.schema.alterTable(table).renameTo(aside(table)).execute();
  }
  return columns;
}

/** The names of indexes are of the whole database, not of their table. */
async function putIndexesAside(db: Kysely<unknown>, table: string, isPostgres: boolean): Promise<void> {
  const { rows } = isPostgres
    ? await sql<{ name: string }>`select indexname as name from pg_indexes
        where schemaname = current_schema() and tablename = ${table}`.execute(db)
    : await sql<{ name: string }>`select name from sqlite_master
        where type = 'index' and tbl_name = ${table} and sql is not null`.execute(db);
  for (const { name } of rows)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await (
      isPostgres
        ? sql`alter index ${sql.id(name)} rename to ${sql.id(aside(name))}`
        : sql`drop index ${sql.id(name)}`
    ).execute(db);
}

/** Copies the rows of the tables that were put aside into those of the same name, and drops them. */
export async function carryOver(db: Kysely<unknown>, before: TablesBefore): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const table of CARRIED) await copyRows(db, table, before.get(table) ?? []);
  await nameLanguageInAnswers(db);
  await enterAccounts(db);
  await writeEventsBefore(db, aside(REQUESTS));
  for (const table of [...RETIRED, ...CARRIED.toReversed()])
    // oxlint-disable-next-line no-await-in-loop -- one connection, those that refer before those that are referred to
    await db.schema.dropTable(aside(table)).execute();
  await sql`delete from kysely_migration`.execute(db);
}

async function copyRows(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  if (table === 'booking_nights') await copyTerms(db);
  const kept = columns.filter((column) => MOVED[table]?.includes(column) !== true);
  const digits = kept.includes('currency_digits') ? await digitsOf(db, table) : undefined;
  const values = kept.map((column) =>
    column === 'currency_digits' && digits !== undefined ? digits : sql.ref(column),
  );
  const added = Object.entries(ADDED[table] ?? {});
  const names = [...kept, ...added.map(([column]) => column)].map((column) => sql.ref(column));
  const all = [...values, ...added.map(([, value]) => (typeof value === 'string' ? sql.lit(value) : value))];
  await sql`insert into ${sql.table(table)} (${sql.join(names)})
    select ${sql.join(all)} from ${sql.table(aside(table))}`.execute(db);
}

/** A booking of before had one set of terms, in its own row. */
async function copyTerms(db: Kysely<unknown>): Promise<void> {
  await sql`insert into booking_terms (id, booking_id, position, quote_id, check_in, check_out, total_minor, currency,
      currency_digits, snapshot, agreed_at)
    select bookings.id, bookings.id, 0, before.quote_id, bookings.check_in, bookings.check_out, bookings.total_minor,
      bookings.currency, bookings.currency_digits, before.snapshot, bookings.created_at
    from bookings inner join ${sql.table(aside('bookings'))} as before on before.id = bookings.id`.execute(
    db,
  );
}

interface StoredAnswer {
  scope: string;
  key: string;
  answer: string;
}

/** A stored answer may be asked for once more within a day, and a booking in it names its language now. */
async function nameLanguageInAnswers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<StoredAnswer>`select scope, key, answer from idempotency_keys
    where status < 400 and answer like '%"paymentTerms":%'`.execute(db);
  for (const { scope, key, answer } of rows) {
    const named = JSON.stringify({ ...(JSON.parse(answer) as object), language: 'en' });
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql`update idempotency_keys set answer = ${named} where scope = ${scope} and key = ${key}`.execute(
      db,
    );
  }
}

/** The decimals of each row, which version 0.2 did not store: those that it counted the currency in. */
async function digitsOf(db: Kysely<unknown>, table: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ currency: string }>`select distinct currency from ${sql.table(aside(table))}
    where currency_digits is null`.execute(db);
  if (rows.length === 0) return sql.ref('currency_digits');
  const cases = rows.map(
    ({ currency }) => sql`when ${currency} then ${sql.lit(unitBeforeDigits(currency).currencyDigits)}`,
  );
  return sql`coalesce(currency_digits, case currency ${sql.join(cases, sql` `)} end)`;
}
