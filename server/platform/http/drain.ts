import type { FastifyInstance } from 'fastify';
import { DomainError } from '#domain/refusal';

/** Nobody waits longer for the last guest: a request ends by its own limit before. */
const LONGEST_MS = 20_000;

/** The way out of service: balancers hear of it first, then what was started ends and what comes new is told to try again. */
export interface Drain {
  watch: (app: FastifyInstance) => void;
  /** True from the moment the process is asked to stop: it is not ready any more, and still serves for a while. */
  hasBegun: () => boolean;
  /** Resolves when the last started request has its answer, or when it has taken too long. */
  begin: () => Promise<void>;
  /** Ends the time in which everything is still served. */
  hurry: () => void;
}

interface DrainTimes {
  /** How long everything is still served, so that a balancer can notice and send new requests elsewhere. */
  servesForMs?: number;
  longestMs?: number;
}

export function createDrain({ servesForMs = 0, longestMs = LONGEST_MS }: DrainTimes = {}): Drain {
  let started = 0;
  const ended = Promise.withResolvers<void>();
  const hurried = Promise.withResolvers<void>();
  let hasBegun = false;
  let isRefusing = false;
  return {
    watch(app) {
      app.addHook('onRequest', async (_request, reply) => {
        if (isRefusing) {
          // A proxy takes the next request elsewhere.
          reply.header('connection', 'close');
          throw new DomainError('UNAVAILABLE');
        }
        started += 1;
        // The answer was sent, or whoever asked has gone.
        reply.raw.once('close', () => {
          started -= 1;
          if (isRefusing && started === 0) ended.resolve();
        });
      });
    },
    hasBegun: () => hasBegun,
    async begin() {
      hasBegun = true;
      if (servesForMs > 0) await within(servesForMs, hurried);
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
