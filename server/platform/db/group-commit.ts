import type { SqliteDatabase } from 'kysely';

/** The connection that writes, with what SQLite itself says about it. */
export interface WritableDatabase extends SqliteDatabase {
  /** False when SQLite has ended the transaction of its own accord, as it does when a disk is full. */
  readonly isTransaction: boolean;
}

/**
 * Lets transactions write one after the other and syncs the disk once for all that come in one turn of the event loop. The
 * process stands still while the disk syncs, so whoever comes meanwhile comes in the turn after it and shares the next sync;
 * nobody waits for company. Each transaction is a savepoint, so that one that fails takes back its own changes alone, and none
 * is told that it is done before the disk has them all (docs/decisions/0023).
 */
export class GroupCommit {
  readonly #database: WritableDatabase;
  /** Who waits for a turn, in the order in which they came. */
  readonly #waiting: (() => void)[] = [];
  #isTurnTaken = false;
  /** Settled when the disk has the transactions of this group, or has refused them. */
  #group: PromiseWithResolvers<void> | undefined;
  #isGroupDue = false;

  constructor(database: WritableDatabase) {
    this.#database = database;
  }

  /** Waits until the transactions before have had their turn; then nobody else writes until this one has ended. */
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

  /** Ends the turn at once; what it returns is settled when the disk has the change. */
  commit(): Promise<void> {
    this.#run('release member');
    const durable = this.#group?.promise ?? Promise.reject(new Error('A transaction ended twice'));
    this.#endTurn();
    return durable;
  }

  /**
   * Takes back what this transaction did, and nothing else. What it returns is settled with its group: it may have been refused
   * because of what one before it did, which nobody is told of until the disk has it.
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
    // Whose transaction SQLite has ended hears of its own error.
    return settled ?? Promise.resolve();
  }

  /** Waits for the transactions that have begun, and brings what they did to the disk. */
  async close(): Promise<void> {
    await this.#takeTurn();
    this.#isTurnTaken = false;
    this.#flush();
  }

  #flush(): void {
    const group = this.#group;
    if (group === undefined) return;
    // A transaction that takes more than one turn is not committed half way.
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
    // A group whose members all failed has nobody who hears of its end.
    this.#group.promise.catch(() => {});
    setImmediate(() => this.#flush());
  }

  async #takeTurn(): Promise<void> {
    if (this.#isTurnTaken) await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    this.#isTurnTaken = true;
  }

  #endTurn(): void {
    // Ended by SQLite: everything that was written before it in this group is gone too.
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
