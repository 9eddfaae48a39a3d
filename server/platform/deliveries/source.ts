import type { Handle, Trx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

/** A search for what is due. */
export interface Due<Row> {
  now: string;
  limit: number;
  /** Only those behind this one, which the run has had; undefined at its begin. Those with a lease are not due twice. */
  behind: Row | undefined;
}

/** How one attempt ended. */
export type Outcome<Row, Result> = { row: Row } & (
  | { kind: 'DONE'; result: Result }
  | { kind: 'FAILED'; error: unknown }
);

/**
 * The column that says from when on a row is due. While the row is being done it holds the end of the lease, so that no
 * other process does the same, and another takes over from one that was killed.
 */
export interface Lease {
  table: keyof Tables;
  column: string;
  /** The column that counts attempts, each when its lease begins. */
  attempts?: string;
}

/**
 * One kind of work that waits in a table and leads outside of the database, or only into it. Work inside needs neither
 * a lease nor a settlement: the transaction that does it is both.
 */
export interface Source<Row extends { id: string }, Result = void> {
  /** How many are claimed in one transaction, and settled in another. */
  batch: number;
  /** How many are under way at the same time. One spares a gateway in trouble, and keeps the order. */
  atOnce: number;
  /** Whether a run goes on until nothing is due. Otherwise it ends with its first batch. */
  isExhausted: boolean;
  lease?: Lease;
  /** Puts right what would keep rows from being due, in the transaction of the first claim of a run. */
  prepare?: (trx: Trx, now: Date) => Promise<void>;
  /** Finds what is due, in the order in which it is done. */
  due: (db: Handle, search: Due<Row>) => Promise<Row[]>;
  /** Does one. An error does not stop those behind it, and the first one is reported at the end of the run. */
  deliver: (row: Row) => Promise<Result>;
  /**
   * Records how several ended, in one transaction.
   * @returns what is to be logged and counted once that is certain.
   */
  settle?: (trx: Trx, outcomes: readonly Outcome<Row, Result>[]) => Promise<readonly (() => void)[]>;
}
