import type { SqliteDatabase } from 'kysely';

/** The writing connection, with SQLite's own transaction state. */
export interface WritableDatabase extends SqliteDatabase {
  /** False when SQLite has ended the transaction itself, for example because the disk is full. */
  readonly isTransaction: boolean;
}

/**
 * Runs writing transactions one after the other and syncs the disk once for all that come in one turn of the event
 * loop. The process blocks while the disk syncs, so transactions that arrive meanwhile share the next sync; none waits
 * for others to come. Each transaction is a savepoint, so a failure rolls back only its own changes. A commit resolves
 * only once the disk has it (docs/decisions/0023).
 */
export class GroupCommit {
  readonly #database: WritableDatabase;
  /** Transactions waiting for their turn, in order of arrival. */
  readonly #waiting: (() => void)[] = [];
  #isTurnTaken = false;
  /** Settles when this group is on disk, or when its commit failed. */
  #group: PromiseWithResolvers<void> | undefined;
  #isGroupDue = false;

  constructor(database: WritableDatabase) {
    this.#database = database;
  }

  /** Waits for earlier transactions. No other transaction writes until this one ends. */
  async begin(): Promise<void> {
    await this.#takeTurn();
    try {
      if (this.#group === undefined) this.#beginGroup();
      this.#run('savepoint member');
    } catch (error) {
      this.#endTurn();
      throw error;
    }
  }

  /** Ends the turn at once. The promise settles when the disk has the change. */
  commit(): Promise<void> {
    this.#run('release member');
    const durable = this.#group?.promise ?? Promise.reject(new Error('A transaction ended twice'));
    this.#endTurn();
    return durable;
  }

  /**
   * Rolls back this transaction only. The promise settles with its group: this transaction may have failed because of
   * an earlier one's change, which must not be reported before it is on disk.
   */
  rollback(): Promise<void> {
    const isAlive = this.#database.isTransaction;
    const settled = isAlive ? this.#group?.promise : undefined;
    try {
      if (isAlive) {
        this.#run('rollback to member');
        this.#run('release member');
      }
    } finally {
      this.#endTurn();
    }
    // The transaction that SQLite ended reports its own error.
    return settled ?? Promise.resolve();
  }

  /** Waits for started transactions and commits them to disk. */
  async close(): Promise<void> {
    await this.#takeTurn();
    this.#isTurnTaken = false;
    this.#flush();
  }

  #flush(): void {
    const group = this.#group;
    if (group === undefined) return;
    // Do not commit a transaction that takes more than one turn halfway.
    if (this.#isTurnTaken) {
      this.#isGroupDue = true;
      return;
    }
    this.#group = undefined;
    this.#isGroupDue = false;
    try {
      this.#run('commit');
      group.resolve();
    } catch (error) {
      if (this.#database.isTransaction) this.#run('rollback');
      group.reject(error);
    }
  }

  #beginGroup(): void {
    this.#run('begin immediate');
    this.#group = Promise.withResolvers();
    // If all members failed, nobody awaits the group: avoid an unhandled rejection.
    this.#group.promise.catch(() => {});
    setImmediate(() => this.#flush());
  }

  async #takeTurn(): Promise<void> {
    if (this.#isTurnTaken) await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    this.#isTurnTaken = true;
  }

  #endTurn(): void {
    // SQLite ended the transaction, so all earlier writes of this group are lost too.
    if (this.#group !== undefined && (this.#isGroupDue || !this.#database.isTransaction)) {
      this.#isTurnTaken = false;
      this.#flush();
    }
    const next = this.#waiting.shift();
    this.#isTurnTaken = next !== undefined;
    next?.();
  }

  #run(sql: string): void {
    this.#database.prepare(sql).run([]);
  }
}
