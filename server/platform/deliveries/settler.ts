import type { Database } from '../db/database.ts';
import type { Outcome, Source } from './source.ts';

/** How long what has ended waits for others, so that one transaction settles them. */
const SETTLE_AFTER_MS = 250;

interface Settler<Row, Result> {
  /** Settles an attempt that has ended, soon and together with others. */
  settleSoon: (outcome: Outcome<Row, Result>) => void;
  /** Settles at once what has ended, and returns when it is recorded. */
  settleNow: () => Promise<void>;
}

interface Told<Row> {
  onSettled: (rows: readonly Row[]) => void;
  onError: (error: unknown) => void;
}

/** Records how attempts ended, several in one transaction. */
export function createSettler<Row extends { id: string }, Result>(
  db: Database,
  { settle }: Pick<Source<Row, Result>, 'settle'>,
  { onSettled, onError }: Told<Row>,
): Settler<Row, Result> {
  let ended: Outcome<Row, Result>[] = [];
  let settling: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const record = async (outcomes: readonly Outcome<Row, Result>[]): Promise<void> => {
    if (settle === undefined) return;
    const told = await db.transaction().execute((trx) => settle(trx, outcomes));
    for (const tell of told) tell();
  };
  /** Where one of them cannot be recorded, each is recorded by itself, so that it keeps no other. */
  const recordAll = async (outcomes: readonly Outcome<Row, Result>[]): Promise<void> => {
    try {
      await record(outcomes);
    } catch (error) {
      if (outcomes.length === 1) {
        onError(error);
        return;
      }
      for (const outcome of outcomes) {
        // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
        await record([outcome]).catch(onError);
      }
    }
  };
  const settleBehind = async (
    before: Promise<void>,
    outcomes: readonly Outcome<Row, Result>[],
  ): Promise<void> => {
    await before;
    await recordAll(outcomes);
    onSettled(outcomes.map(({ row }) => row));
  };
  const settleNow = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const outcomes = ended;
    ended = [];
    if (outcomes.length > 0) settling = settleBehind(settling, outcomes);
    return settling;
  };
  return {
    settleSoon(outcome) {
      ended.push(outcome);
      timer ??= setTimeout(() => void settleNow(), SETTLE_AFTER_MS).unref();
    },
    settleNow,
  };
}
