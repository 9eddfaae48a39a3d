import { DomainError } from '#domain/refusal';

/** How much work runs at a time, and how much may wait for it. */
export interface QueueLimits {
  atOnce: number;
  waiting: number;
}

/** Runs work in turn; refuses with UNAVAILABLE when too much waits already. */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs work a few at a time, in the order in which it came. */
export function createWorkQueue({ atOnce, waiting: mostWaiting }: QueueLimits): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new DomainError('UNAVAILABLE');
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed on: whoever waits longest has it before anybody new.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
