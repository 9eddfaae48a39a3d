import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { ACCOUNTS } from './base/accounts.ts';
import { BOOKINGS } from './base/bookings.ts';
import { carryOver, putAside } from './base/carry-over.ts';
import { DELIVERY } from './base/delivery.ts';
import { DOCUMENTS } from './base/documents.ts';
import { POSTGRES_TRIGGERS, SQLITE_TRIGGERS } from './base/triggers.ts';
import { PAYMENTS } from './base/payments.ts';
import { RELEASES } from './base/releases.ts';
import { STAFF } from './base/staff.ts';
import { STOCK } from './base/stock.ts';

const TABLES = [
  ...RELEASES,
  ...STOCK,
  ...ACCOUNTS,
  ...BOOKINGS,
  ...PAYMENTS,
  ...DOCUMENTS,
  ...DELIVERY,
  ...STAFF,
];

/**
 * All tables of version 0.3.0, and the rows of a database that has the last tables before it. A list that can grow, such
 * as the states of a booking, has no CHECK: SQLite drops none, and the types of the code hold it.
 */
export const base: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const before = await putAside(db);
    for (const statement of TABLES)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await sql.raw(isPostgres ? statement.replace(' blob ', ' bytea ') : statement).execute(db);
    if (before !== undefined) await carryOver(db, before);
    for (const statement of isPostgres ? POSTGRES_TRIGGERS : SQLITE_TRIGGERS)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await sql.raw(statement).execute(db);
  },
};
