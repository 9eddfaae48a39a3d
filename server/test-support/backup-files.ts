import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished } from 'vitest';
import type { DatabaseTarget } from '../platform/config/index.ts';
import { openDatabase } from '../platform/db/database.ts';
import { createGuest, inProcess } from './guest.ts';
import type { TestServer } from './test-server.ts';

/** A file name in a new folder that is deleted after the test. */
export function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'hotel.backup');
}

/** Always SQLite, because a backup must also restore into the other kind of database. */
export function emptyFile(): DatabaseTarget {
  return { kind: 'sqlite', file: join(newFile(), '..', 'restored.sqlite') };
}

export async function book(server: TestServer, email: string): Promise<string> {
  const guest = createGuest(inProcess(() => server.app));
  const { id } = await guest.quote();
  const { body, status } = await guest.book(id, { guest: { guestEmail: email } });
  expect(status).toBe(201);
  return body.id;
}

export async function bookedIds(target: DatabaseTarget): Promise<string[]> {
  const db = await openDatabase(target);
  const rows = await db.selectFrom('bookings').select('id').execute();
  await db.destroy();
  return rows.map(({ id }) => id);
}

/** Changes the lines of a backup and compresses them again. */
export function rewrite(file: string, change: (lines: string[]) => string[]): void {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
  writeFileSync(file, gzipSync(`${change(lines).join('\n')}\n`));
}
