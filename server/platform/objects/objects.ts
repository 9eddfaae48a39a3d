import { createHash } from 'node:crypto';
import type { Database, Handle, Trx } from '../db/database.ts';

/** Guests' bookings wait while a transaction writes, so each changes about this many. */
const MOST_NAMES = 200;
/** And writes about this much. */
const BYTES_PER_WRITE = 500_000;

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** The bytes of an object; undefined if there is none of that name. */
export async function readObject(db: Handle, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('objects').select('bytes').where('name', '=', name).executeTakeFirst();
  return row === undefined ? undefined : asBuffer(row.bytes);
}

/** A file of a release; undefined if it is missing or its bytes are not those that were stored. */
export async function readReleaseFile(db: Handle, digest: string): Promise<Buffer | undefined> {
  const bytes = await readObject(db, digest);
  return bytes !== undefined && sha256(bytes) === digest ? bytes : undefined;
}

/** The sizes in bytes of those that exist. */
export async function objectSizes(db: Handle, names: Iterable<string>): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const some of inLists(names)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const rows = await db
      .selectFrom('objects')
      .select((row) => ['name', row.fn<number>('length', ['bytes']).as('size')])
      .where('name', 'in', some)
      .execute();
    for (const { name, size } of rows) sizes.set(name, size);
  }
  return sizes;
}

/** Protects files of a release from pruning as if they were stored now. Returns the sizes of those that exist. */
export async function keepReleaseFiles(
  db: Database,
  names: Iterable<string>,
  now: Date,
): Promise<Map<string, number>> {
  const kept = new Map<string, number>();
  for (const some of inLists(names)) {
    // oxlint-disable-next-line no-await-in-loop -- short transactions, so that guests get in between
    const rows = await db
      .updateTable('objects')
      .set({ stored_at: now.toISOString() })
      .where('name', 'in', some)
      .returning((row) => ['name', row.fn<number>('length', ['bytes']).as('size')])
      .execute();
    for (const { name, size } of rows) kept.set(name, size);
  }
  return kept;
}

/** Stores files of a release under their SHA-256, in short transactions. */
export async function writeReleaseFiles(db: Database, files: Iterable<Buffer>, now: Date): Promise<void> {
  // PostgreSQL refuses a row twice in one statement, and equal files have one name.
  const named = new Map([...files].map((bytes) => [sha256(bytes), bytes]));
  for (const some of inWrites(named)) {
    const rows = some.map(([name, bytes]) => ({
      name,
      kind: 'RELEASE_FILE' as const,
      stored_at: now.toISOString(),
      bytes,
    }));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await db
      .insertInto('objects')
      .values(rows)
      // Bytes that were damaged on the disk are written again.
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((row) => ({
          bytes: row.ref('excluded.bytes'),
          stored_at: row.ref('excluded.stored_at'),
        })),
      )
      .execute();
  }
}

/** Files of releases that were stored or kept before an instant. */
export async function releaseFilesBefore(
  db: Handle,
  before: string,
): Promise<{ name: string; size: number }[]> {
  return db
    .selectFrom('objects')
    .select((row) => ['name', row.fn<number>('length', ['bytes']).as('size')])
    .where('kind', '=', 'RELEASE_FILE')
    .where('stored_at', '<', before)
    .execute();
}

/** Deletes files of releases in short transactions, without those that were kept meanwhile. */
export async function deleteReleaseFiles(
  db: Database,
  names: Iterable<string>,
  before: string,
): Promise<void> {
  for (const some of inLists(names)) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await db.deleteFrom('objects').where('name', 'in', some).where('stored_at', '<', before).execute();
  }
}

/** Stores a guest's picture in the transaction that names it. */
export async function writePicture(
  trx: Trx,
  { name, bytes, storedAt }: { name: string; bytes: Buffer; storedAt: string },
): Promise<void> {
  await trx.insertInto('objects').values({ name, kind: 'PICTURE', stored_at: storedAt, bytes }).execute();
}

export async function deletePicture(trx: Trx, name: string): Promise<void> {
  await trx.deleteFrom('objects').where('name', '=', name).where('kind', '=', 'PICTURE').execute();
}

/** SQLite returns a plain array of bytes. */
function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function* inLists(names: Iterable<string>): Generator<string[]> {
  const all = [...new Set(names)];
  for (let start = 0; start < all.length; start += MOST_NAMES) yield all.slice(start, start + MOST_NAMES);
}

type Named = [name: string, bytes: Buffer];

function* inWrites(files: Iterable<Named>): Generator<Named[]> {
  let some: Named[] = [];
  let size = 0;
  for (const file of files) {
    const [, { length }] = file;
    if (some.length > 0 && size + length > BYTES_PER_WRITE) {
      yield some;
      some = [];
      size = 0;
    }
    some.push(file);
    size += length;
  }
  if (some.length > 0) yield some;
}
