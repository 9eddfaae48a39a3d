import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Trx } from './database.ts';

/** A run ends after this many transactions; the next run continues. */
const MOST_PIECES = 100;

export interface Pieces {
  /** The most rows per transaction. */
  rows: number;
  /** Changes at most this many of the remaining rows and returns how many it changed. */
  change: (trx: Trx, rows: number) => Promise<number>;
}

/**
 * Changes rows in short transactions until one finds fewer rows than its limit. After each one the job waits as long as
 * it took, so that guests' requests run in between. Returns whether nothing is left.
 */
export async function inPieces(db: Database, { rows, change }: Pieces): Promise<boolean> {
  for (let piece = 0; piece < MOST_PIECES; piece += 1) {
    const began = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one short transaction after the other
    const changed = await db.transaction().execute((trx) => change(trx, rows));
    if (changed < rows) return true;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await wait(performance.now() - began);
  }
  return false;
}
