import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Trx } from './database.ts';

/** A run of a job ends after so many; the next run goes on. */
const MOST_PIECES = 100;

/** A change of any number of rows, made of transactions that change few. */
export interface Pieces {
  /** At most so many rows in one transaction. */
  rows: number;
  /** Changes so many rows of those that are left, and returns how many there were. */
  change: (trx: Trx, rows: number) => Promise<number>;
}

/**
 * Changes rows piece by piece until a piece finds fewer than it may take. However many rows are due, no statement and no
 * transaction grows with them, and guests are served in between: after each piece the job waits as long as the piece took.
 */
export async function inPieces(db: Database, { rows, change }: Pieces): Promise<void> {
  for (let piece = 0; piece < MOST_PIECES; piece += 1) {
    const began = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one short transaction after the other
    const changed = await db.transaction().execute((trx) => change(trx, rows));
    if (changed < rows) return;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await wait(performance.now() - began);
  }
}
