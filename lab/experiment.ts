import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../server/test-support/embedded-postgres.ts';
import type { HotelPlace } from './faults/server-under-test.ts';

/** The options of the command line. */
export interface Wanted {
  /** Repetitions or seconds. */
  count: number;
  /** Concurrent guests. */
  clients: number;
  /** Tests a broken variant, which must be caught. */
  isControl: boolean;
  isPostgres: boolean;
  /** Also measures packages that are installed for this run only. */
  withPeers: boolean;
  proxy: string | undefined;
}

export interface Experiment {
  about: string;
  /** The default count; benches have their own. */
  count?: number;
  /** @returns the exit code. */
  run: (wanted: Wanted) => Promise<number>;
}

/** Runs with a data folder and an empty database, and removes them afterwards. */
export async function atNewPlace<Result>(
  isPostgres: boolean,
  run: (place: HotelPlace) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'verandah-lab-'));
  const postgres = isPostgres ? await startPostgres() : undefined;
  try {
    const target =
      postgres === undefined
        ? ({ kind: 'sqlite', file: join(dataDir, 'verandah.sqlite') } as const)
        : ({ kind: 'postgres', url: await postgres.createDatabase('verandah') } as const);
    return await run({ target, dataDir });
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
