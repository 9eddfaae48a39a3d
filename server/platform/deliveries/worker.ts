import { type Batch, claimBatch, giveBack, keepLease, type WorkerContext } from './batch.ts';
import { createSettler } from './settler.ts';
import type { Source } from './source.ts';

/** The longest wait for what is under way at shutdown. What was not settled is done again. */
const LONGEST_STOP_MS = 10_000;

export interface Worker {
  /**
   * Begins everything that is due, a few at a time; the last ones may be under way when it returns. Throws the first
   * error since the last run.
   */
  start: () => Promise<void>;
  /** Does everything that is due. Throws the first error, once all have been tried. */
  drain: () => Promise<void>;
  /** Begins nothing further and waits for what is under way, with a time limit. */
  stop: () => Promise<void>;
}

/**
 * Does what waits in a table: claims a batch, does it a few at a time, and settles together what has ended. Of all
 * workers, here and in other processes, only one does a row at a time. Each is done at least once, and again only after
 * a worker was killed or could not record it: what leads outside needs an id by which a repetition is known.
 */
export function createWorker<Row extends { id: string }, Result>(
  context: WorkerContext,
  source: Source<Row, Result>,
): Worker {
  const underWay = new Map<string, Promise<void>>();
  const open = new Map<string, { batch: Batch<Row>; stop: () => void }>();
  const errors: unknown[] = [];
  let pass: Promise<void> | undefined;
  let isStopped = false;

  const close = (rows: readonly Row[]): void => {
    for (const { id } of rows) {
      const held = open.get(id);
      open.delete(id);
      held?.batch.open.delete(id);
      if (held?.batch.open.size === 0) held.stop();
    }
  };
  const { settleSoon, settleNow } = createSettler(context.db, source, {
    onSettled: close,
    onError: (error) => errors.push(error),
  });
  const deliver = async (row: Row, batch: Batch<Row>): Promise<void> => {
    try {
      settleSoon({ row, kind: 'DONE', result: await source.deliver(row) });
    } catch (error) {
      errors.push(error);
      settleSoon({ row, kind: 'FAILED', error });
    }
    underWay.delete(row.id);
    batch.toDo -= 1;
    if (batch.toDo === 0 || isStopped) await settleNow();
  };
  const freeSlot = async (): Promise<void> => {
    if (underWay.size >= source.atOnce) await Promise.race(underWay.values());
  };
  const beginAll = async (batch: Batch<Row>, rows: readonly Row[]): Promise<void> => {
    for (const [index, row] of rows.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- until one of them ends there is no room for another
      await freeSlot();
      if (!isStopped) underWay.set(row.id, deliver(row, batch));
      else if (source.lease !== undefined) {
        const left = rows.slice(index);
        close(left);
        // oxlint-disable-next-line no-await-in-loop -- the loop ends here
        return giveBack(context, source.lease, { batch, rows: left });
      }
    }
  };
  const runPass = async (): Promise<void> => {
    let behind: Row | undefined;
    let isFirst = true;
    do {
      // oxlint-disable-next-line no-await-in-loop -- a batch begins where the one before ends
      await freeSlot();
      if (isStopped) return;
      // oxlint-disable-next-line no-await-in-loop -- as above
      const batch = await claimBatch(context, source, { behind, isFirst });
      const kept = source.lease === undefined ? undefined : keepLease(context, source.lease, batch);
      // After the clock was set back, what is under way here can look due again.
      const rows = batch.rows.filter(({ id }) => !open.has(id));
      batch.toDo = rows.length;
      batch.open = new Set(rows.map(({ id }) => id));
      for (const { id } of rows) open.set(id, { batch, stop: () => kept?.stop() });
      if (rows.length === 0) kept?.stop();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await beginAll(batch, rows);
      ({ behind } = batch);
      isFirst = false;
    } while (source.isExhausted && behind !== undefined);
  };
  const begin = (): Promise<void> => {
    pass ??= runPass().finally(() => {
      pass = undefined;
    });
    return pass;
  };
  const untilQuiet = async (): Promise<void> => {
    await Promise.all(underWay.values());
    await settleNow();
  };
  const report = (): void => {
    const [error] = errors;
    if (errors.splice(0).length > 0) throw error;
  };
  return {
    async start() {
      await begin();
      report();
    },
    async drain() {
      await begin();
      await untilQuiet();
      report();
    },
    async stop() {
      isStopped = true;
      const isOver = Promise.all([pass?.catch(() => {}), untilQuiet()]).then(untilQuiet);
      const { promise: isLate, resolve } = Promise.withResolvers<void>();
      const patience = setTimeout(resolve, LONGEST_STOP_MS);
      await Promise.race([isOver, isLate]);
      clearTimeout(patience);
    },
  };
}

/** What one run does: one kind after the other. */
export type AnyWorker = Pick<Worker, 'drain' | 'stop'>;

/**
 * Runs workers one after the other, each to its end, and throws the first error of them all once everything was tried.
 * @param signal ends the run behind what is under way.
 */
export async function drainAll(workers: readonly AnyWorker[], signal?: AbortSignal): Promise<void> {
  const errors: unknown[] = [];
  const stopAll = (): void => void Promise.all(workers.map((worker) => worker.stop()));
  signal?.addEventListener('abort', stopAll, { once: true });
  for (const worker of workers) {
    if (signal?.aborted === true) break;
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await worker.drain().catch((error: unknown) => errors.push(error));
  }
  signal?.removeEventListener('abort', stopAll);
  if (errors.length > 0) throw errors[0];
}
