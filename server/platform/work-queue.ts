import { DomainError } from '#domain/refusal';

export interface QueueLimits {
  atOnce: number;
  waiting: number;
}

/** Runs work in order. Throws UNAVAILABLE if too much work is waiting. */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Creates a queue that runs `atOnce` pieces of work at a time, in order of arrival. */
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
      // The slot goes to the longest waiting work, before any new work.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
