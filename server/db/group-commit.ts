import { performance } from 'node:perf_hooks';
import type { SqliteDatabase } from 'kysely';

/** The connection that writes, with what SQLite itself says about it. */
export interface WritableDatabase extends SqliteDatabase {
  /** False when SQLite has ended the transaction of its own accord, as it does when a disk is full. */
  readonly isTransaction: boolean;
}

/** How long a group may stay open: several syncs of a disk, and less than anybody sees. */
const LONGEST_GROUP_MS = 50;
/** A process that has had nothing to do for so long has nobody on the way who would join. */
const IDLE_MS = 1;

/** Milliseconds since some moment; those in which the event loop had nothing to do. */
export interface Clock {
  now: () => number;
  idle: () => number;
}

const PROCESS_CLOCK: Clock = {
  now: () => performance.now(),
  idle: () => performance.eventLoopUtilization().idle,
};

/**
 * Lets transactions write one after the other and syncs the disk once for all that came together: a sync takes longer
 * than the transaction before it. Each is a savepoint, so that one that fails takes back its own changes alone, and none
 * is told that it is done before the disk has them all (docs/decisions/0016, 0017, 0020).
 */
export class GroupCommit {
  readonly #database: WritableDatabase;
  readonly #clock: Clock;
  /** Who waits for a turn, in the order in which they came. */
  readonly #waiting: (() => void)[] = [];
  #isTurnTaken = false;
  /** Settled when the disk has the transactions of this group, or has refused them. */
  #group: PromiseWithResolvers<void> | undefined;
  #isGroupDue = false;
  /** Transactions that have begun in this group. */
  #members = 0;
  /** The group before had more than one. */
  #hadCompany = false;

  constructor(database: WritableDatabase, clock = PROCESS_CLOCK) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Waits until the transactions before have had their turn; then nobody else writes until this one has ended. */
  async begin(): Promise<void> {
    await this.#takeTurn();
    try {
      if (this.#group === undefined) this.#beginGroup();
      this.#run('savepoint member');
      this.#members += 1;
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

  /** Takes back what this transaction did, and nothing else. */
  rollback(): void {
    try {
      if (this.#database.isTransaction) {
        this.#run('rollback to member');
        this.#run('release member');
      }
    } finally {
      this.#endTurn();
    }
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
    if (this.#isTurnTaken) {
      this.#isGroupDue = true;
      return;
    }
    this.#group = undefined;
    this.#isGroupDue = false;
    this.#hadCompany = this.#members > 1;
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
    this.#members = 0;
    // Where several came at a time more are on their way, and each group that waits for them is a sync less.
    if (this.#hadCompany) this.#flushWhenIdle(this.#clock.now());
    else this.#flushWhenNobodyComes(this.#clock.now());
  }

  /** A request is on its way to its transaction for as long as the process has something to do. */
  #flushWhenIdle(began: number): void {
    const idleBefore = this.#clock.idle();
    setTimeout(() => {
      const isBusy = this.#clock.idle() - idleBefore < IDLE_MS / 2;
      if (isBusy && this.#clock.now() - began < LONGEST_GROUP_MS) this.#flushWhenIdle(began);
      else this.#flush();
    }, IDLE_MS);
  }

  /** Requests begin in turns of the event loop (http/shed-load.ts): one that brings nobody ends the group. */
  #flushWhenNobodyComes(began: number, members = 0): void {
    setImmediate(() => {
      const isGrowing = this.#members > members && this.#clock.now() - began < LONGEST_GROUP_MS;
      if (isGrowing) this.#flushWhenNobodyComes(began, this.#members);
      else this.#flush();
    });
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
