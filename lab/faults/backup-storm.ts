import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { TABLES_IN_ORDER } from '../../server/platform/backup/tables-in-order.ts';
import { restoreBackup, writeBackup } from '../../server/platform/backup/index.ts';
import { openDatabase } from '../../server/platform/db/database.ts';
import { auditDatabase } from '../../server/test-support/audit.ts';
import { type HotelPlace, openHotel, serverUnderTest } from './server-under-test.ts';
import { startStorm } from './storm.ts';

const BETWEEN_MS = 500;
const BETWEEN_TABLES_MS = 10;

/** The result of backups during bookings (TRUST R10). */
export interface BackupStormResult {
  backups: number;
  acknowledged: number;
  kept: number;
  slowestMs: number;
  faults: string[];
}

interface BackupStormOptions {
  backups: number;
  clients: number;
  random: () => number;
  /** False for the control: copies each table at its own moment. */
  isOneMoment?: boolean;
}

/** Backs up repeatedly while guests book, then restores and checks each backup. */
export async function backUpUnderLoad(
  place: HotelPlace,
  { backups, clients, random, isOneMoment = true }: BackupStormOptions,
): Promise<BackupStormResult> {
  await openHotel(place);
  const server = await serverUnderTest(place);
  await server.start();
  const storm = startStorm({ address: server.address, dataDir: place.dataDir, clients, random });
  const result: BackupStormResult = { backups, acknowledged: 0, kept: 0, slowestMs: 0, faults: [] };
  const file = join(place.dataDir, 'storm.backup');
  const copy = { kind: 'sqlite', file: join(place.dataDir, 'restored.sqlite') } as const;
  try {
    for (let turn = 0; turn < backups; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one backup after the other
      await wait(BETWEEN_MS);
      const before = [...storm.log.acknowledged.values()];
      const began = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (isOneMoment) await writeBackup(place.target, file, new Date());
      // oxlint-disable-next-line no-await-in-loop -- as above
      else await copyTableByTable(place.target, copy.file);
      result.slowestMs = Math.max(result.slowestMs, Math.round(performance.now() - began));
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (isOneMoment) await restoreBackup(copy, file);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const kept = await bookingIds(copy);
      result.kept = kept.size;
      const lost = before.filter((id) => !kept.has(id));
      // oxlint-disable-next-line no-await-in-loop -- as above
      const wrong = await auditDatabase(copy);
      result.faults.push(
        ...lost.map((id) => `backup ${turn}: booking ${id} was acknowledged before and is not in it`),
        ...wrong.map((fault) => `backup ${turn}: ${fault}`),
      );
      for (const name of [file, copy.file, `${copy.file}-wal`, `${copy.file}-shm`])
        rmSync(name, { force: true });
    }
    await storm.end();
  } finally {
    await server.kill();
  }
  result.acknowledged = storm.log.acknowledged.size;
  return { ...result, faults: [...storm.log.faults, ...result.faults] };
}

/** The control: an inconsistent backup, table by table. */
async function copyTableByTable(target: HotelPlace['target'], file: string): Promise<void> {
  await (await openDatabase({ kind: 'sqlite', file })).destroy();
  const from = await openDatabase(target);
  const to = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  to.exec('begin');
  for (const table of Object.keys(TABLES_IN_ORDER)) {
    const rows = sql<Record<string, SQLInputValue>>`select * from ${sql.table(table)}`;
    // oxlint-disable-next-line no-await-in-loop -- one table after the other is what is wrong with it
    for (const row of (await rows.execute(from)).rows) {
      const columns = Object.keys(row);
      to.prepare(`insert into ${table} (${columns.join()}) values (${columns.map(() => '?').join()})`).run(
        ...Object.values(row),
      );
    }
    // oxlint-disable-next-line no-await-in-loop -- guests go on booking
    await wait(BETWEEN_TABLES_MS);
  }
  to.exec('commit');
  to.close();
  await from.destroy();
}

async function bookingIds(target: HotelPlace['target']): Promise<Set<string>> {
  const db = await openDatabase(target);
  const rows = await db.selectFrom('bookings').select('id').execute();
  await db.destroy();
  return new Set(rows.map(({ id }) => id));
}
