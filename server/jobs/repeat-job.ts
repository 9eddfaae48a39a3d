/** The least time between the end of a run and the next one that a change starts. */
const PAUSE_MS = 500;

export interface RepeatedJob {
  /** Runs the job soon, and once more if it is running. */
  wake: () => void;
  stop: () => Promise<void>;
}

interface Repetition {
  work: () => Promise<void>;
  /** How long after a run the next one comes if nothing wakes the job. */
  everyMs: number;
  /** The same after a run that failed; `everyMs` by default. */
  retryMs?: number;
  /** When the first run comes; after `everyMs` by default. */
  firstMs?: number;
  tell: (fault?: unknown) => void;
}

/** Runs a job repeatedly, never twice at a time, and reports how each run ended. */
export function repeatJob({
  work,
  everyMs,
  retryMs = everyMs,
  firstMs = everyMs,
  tell,
}: Repetition): RepeatedJob {
  let isStopped = false;
  let isWoken = false;
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let earliest = 0;
  const schedule = (ms: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(run, ms).unref();
  };
  const run = (): void => {
    isWoken = false;
    isRunning = true;
    running = runOnce();
  };
  const runOnce = async (): Promise<void> => {
    let nextMs = everyMs;
    try {
      await work();
      tell();
    } catch (error) {
      nextMs = retryMs;
      tell(error);
    }
    isRunning = false;
    earliest = performance.now() + PAUSE_MS;
    schedule(isWoken ? Math.min(PAUSE_MS, nextMs) : nextMs);
  };
  schedule(firstMs);
  return {
    wake() {
      // A run that has begun may have looked before the change.
      if (!isRunning && !isWoken) schedule(Math.max(0, earliest - performance.now()));
      isWoken = true;
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
