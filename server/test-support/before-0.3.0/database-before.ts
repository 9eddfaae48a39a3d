import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import type { DatabaseTarget } from '../../platform/config/config.ts';

type Value = number | string | null | { base64: string };
export type RowsBefore = Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>>;

const read = (name: string): Buffer => readFileSync(join(import.meta.dirname, name));

/**
 * The rows of a hotel of the last version before 0.3.0, of every table: bookings of each kind and state, with deposits and
 * balances, money at the hotel and of a gateway, refunds, a dispute, documents, accounts and mails. Written by that
 * version; referenced tables come first.
 */
export function rowsBefore(): RowsBefore {
  // As it was written beside this file.
  return JSON.parse(gunzipSync(read('rows.json.gz')).toString()) as RowsBefore;
}

const MIGRATIONS =
  'first-line accounts booking-life payments staff holds refund-tries codes-and-askers kept-mails due-guests operators balances gateways tax-documents news objects notices publishing-from-afar booking-requests reminders currency-digits refund-waits'
    .split(' ')
    .map((name, index) => `${String(index + 1).padStart(4, '0')}-${name}`);

const KYSELY = `create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
  create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
  insert into kysely_migration_lock values ('migration_lock', 0);`;

/** Makes the tables of that version in an empty database, and its rows. @param steps how many of its migrations it says it has. */
export async function makeDatabaseBefore(target: DatabaseTarget, steps = MIGRATIONS.length): Promise<void> {
  const names = MIGRATIONS.slice(0, steps)
    .map((name) => `('${name}', '2026-11-27T10:00:00.000Z')`)
    .join(', ');
  const kysely = `${KYSELY} insert into kysely_migration values ${names};`;
  const inserts = Object.entries(rowsBefore()).flatMap(([table, rows]) =>
    rows.map((row) => ({ table, columns: Object.keys(row), values: Object.values(row).map(bytesOf) })),
  );
  if (target.kind === 'sqlite') {
    const db = new DatabaseSync(target.file, { enableForeignKeyConstraints: true });
    db.exec(`${read('sqlite.sql').toString()}${kysely}`);
    db.exec('begin');
    for (const { table, columns, values } of inserts)
      db.prepare(
        `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      ).run(...values);
    db.exec('commit');
    db.close();
    return;
  }
  const client = new Client({ connectionString: target.url });
  await client.connect();
  await client.query(`${read('postgres.sql').toString()}${kysely}`);
  for (const { table, columns, values } of inserts)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await client.query(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map((_column, index) => `$${index + 1}`).join(', ')})`,
      values,
    );
  await client.end();
}

function bytesOf(value: Value): Buffer | number | string | null {
  return typeof value === 'object' && value !== null ? Buffer.from(value.base64, 'base64') : value;
}
