/** What the lab runs, and what all of its runs share. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../server/test-support/embedded-postgres.ts';
import type { HotelPlace } from './faults/server-under-test.ts';

/** What the command line says besides a name. */
export interface Wanted {
  /** How often, or for how many seconds. */
  count: number;
  /** How many guests there are at a time. */
  clients: number;
  /** Tests a broken variant, which has to be caught. */
  isControl: boolean;
  isPostgres: boolean;
  /** Also measures what is no dependency of ours and is installed for the run. */
  withPeers: boolean;
  proxy: string | undefined;
}

export interface Experiment {
  /** For the list of names. */
  about: string;
  /** The count of a run that names none; a bench has its own. */
  count?: number;
  /** Gives the exit code. */
  run: (wanted: Wanted) => Promise<number>;
}

/** A data folder and an empty database for one run, removed after it. */
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
