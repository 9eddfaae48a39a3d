import type { FastifyInstance } from 'fastify';
import { DomainError } from '#domain/refusal';

/** Longer than any request may take. */
const LONGEST_MS = 20_000;

/** A graceful shutdown: readiness turns off first, then new requests are refused and started ones finish. */
export interface Drain {
  watch: (app: FastifyInstance) => void;
  /** True once the process was asked to stop. It is no longer ready but still accepts requests for a while. */
  hasBegun: () => boolean;
  /**
   * Resolves when the last started request is answered, or after a time limit. @param leastMs how long requests are still
   * accepted at least.
   */
  begin: (leastMs?: number) => Promise<void>;
  /** Skips the rest of the time in which requests are still accepted. */
  hurry: () => void;
}

interface DrainTimes {
  /** How long requests are still accepted, so that balancers notice and stop sending them. */
  servesForMs?: number;
  longestMs?: number;
}

export function createDrain({ servesForMs = 0, longestMs = LONGEST_MS }: DrainTimes = {}): Drain {
  let started = 0;
  const ended = Promise.withResolvers<void>();
  const hurried = Promise.withResolvers<void>();
  let hasBegun = false;
  let isRefusing = false;
  /** Another process takes the next connections from the same socket. */
  let isLeaving = false;
  return {
    watch(app) {
      app.addHook('onRequest', async (_request, reply) => {
        // Makes a proxy open its next connection to another process.
        if (isRefusing || isLeaving) reply.header('connection', 'close');
        if (isRefusing) throw new DomainError('UNAVAILABLE');
        started += 1;
        // Also emitted when the client disconnects.
        reply.raw.once('close', () => {
          started -= 1;
          if (isRefusing && started === 0) ended.resolve();
        });
      });
    },
    hasBegun: () => hasBegun,
    async begin(leastMs = 0) {
      hasBegun = true;
      isLeaving = leastMs > 0;
      const servesMs = Math.max(servesForMs, leastMs);
      if (servesMs > 0) await within(servesMs, hurried);
      isRefusing = true;
      if (started > 0) await within(longestMs, ended);
    },
    hurry: () => hurried.resolve(),
  };
}

async function within(ms: number, { promise, resolve }: PromiseWithResolvers<void>): Promise<void> {
  const timer = setTimeout(resolve, ms);
  await promise;
  clearTimeout(timer);
}
