import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { restoreBackup, writeBackup } from '../../backup/index.ts';
import { openDatabase } from '../../db/database.ts';
import { auditDatabase } from '../audit.ts';
import { type HotelPlace, openHotel, serverUnderFire } from './hotel-under-fire.ts';
import { startStorm } from './storm.ts';

const BETWEEN_MS = 500;

/** What backups during a storm held (TRUST R10). */
export interface BackupStormResult {
  backups: number;
  acknowledged: number;
  /** Bookings in the last backup. */
  kept: number;
  slowestMs: number;
  faults: string[];
}

/** Backs up again and again while guests book, restores each copy and adds it up. */
export async function backUpInStorm(
  place: HotelPlace,
  { backups, clients, random }: { backups: number; clients: number; random: () => number },
): Promise<BackupStormResult> {
  await openHotel(place);
  const server = await serverUnderFire(place, 'real');
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
      await writeBackup(place.target, file, new Date());
      result.slowestMs = Math.max(result.slowestMs, Math.round(performance.now() - began));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await restoreBackup(copy, file);
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

async function bookingIds(target: HotelPlace['target']): Promise<Set<string>> {
  const db = await openDatabase(target);
  const rows = await db.selectFrom('bookings').select('id').execute();
  await db.destroy();
  return new Set(rows.map(({ id }) => id));
}
