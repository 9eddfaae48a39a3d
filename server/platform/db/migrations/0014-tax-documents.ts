import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds invoices and credit notes, their numbers, and the company that a guest names for them. */
export const taxDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('document_series')
      .addColumn('series', 'text', (column) => column.notNull())
      .addColumn('year', 'text', (column) => column.notNull())
      .addColumn('last_number', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('document_series_key', ['series', 'year'])
      .execute();
    await db.schema
      .createTable('tax_documents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('series', 'text', (column) => column.notNull())
      .addColumn('year', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('seller_id', 'text', (column) => column.notNull())
      .addColumn('location_id', 'text', (column) => column.notNull())
      .addColumn('issued_at', 'text', (column) => column.notNull())
      .addColumn('issued_on', 'text', (column) => column.notNull())
      .addColumn('keep_until', 'text', (column) => column.notNull())
      .addColumn('total_minor', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addUniqueConstraint('tax_documents_number', ['series', 'year', 'number'])
      .addUniqueConstraint('tax_documents_position', ['booking_id', 'position'])
      .addCheckConstraint('tax_documents_kind', sql`(kind = 'INVOICE') = (position = 0)`)
      .addCheckConstraint('tax_documents_total', sql`total_minor > 0`)
      .addCheckConstraint('tax_documents_counted', sql`number > 0`)
      .execute();
    await db.schema.createIndex('tax_documents_by_day').on('tax_documents').column('issued_on').execute();
    await db.schema.createIndex('tax_documents_kept').on('tax_documents').column('keep_until').execute();
    await db.schema
      .createTable('billing_companies')
      .addColumn('booking_id', 'text', (column) => column.primaryKey().references('bookings.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('tax_id', 'text')
      .addColumn('address', 'text')
      .execute();
    await forbidChanges(db);
  },
};

/** An issued document never changes, and goes only when its time is over, by the clock of the database. */
async function forbidChanges(db: Kysely<unknown>): Promise<void> {
  const statements = db.getExecutor().adapter instanceof PostgresAdapter ? POSTGRES : SQLITE;
  for (const statement of statements) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql.raw(statement).execute(db);
  }
}

const SQLITE = [
  `create trigger tax_documents_fixed before update on tax_documents
   begin select raise(abort, 'a tax document never changes'); end`,
  `create trigger tax_documents_kept before delete on tax_documents
   when old.keep_until > strftime('%Y-%m-%d', 'now')
   begin select raise(abort, 'a tax document is kept until its time is over'); end`,
];

const POSTGRES = [
  `create or replace function keep_tax_document() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' then raise exception 'a tax document never changes'; end if;
     if old.keep_until > to_char(now() at time zone 'utc', 'YYYY-MM-DD') then
       raise exception 'a tax document is kept until its time is over';
     end if;
     return old;
   end $$`,
  `create trigger tax_documents_kept before update or delete on tax_documents
   for each row execute function keep_tax_document()`,
];
