import type { FastifyInstance } from 'fastify';
import { DomainError } from '#domain/refusal';

/** Nobody waits longer for the last guest: a request ends by its own limit before. */
const LONGEST_MS = 20_000;

/** The way out of service: what was started ends, what comes new is told to try again. */
export interface Drain {
  watch: (app: FastifyInstance) => void;
  /** Resolves when the last started request has its answer, or when it has taken too long. */
  begin: () => Promise<void>;
}

export function createDrain(longestMs = LONGEST_MS): Drain {
  let started = 0;
  const ended = Promise.withResolvers<void>();
  let isDraining = false;
  return {
    watch(app) {
      app.addHook('onRequest', async (_request, reply) => {
        if (isDraining) {
          // A proxy takes the next request elsewhere.
          reply.header('connection', 'close');
          throw new DomainError('UNAVAILABLE');
        }
        started += 1;
        // The answer was sent, or whoever asked has gone.
        reply.raw.once('close', () => {
          started -= 1;
          if (isDraining && started === 0) ended.resolve();
        });
      });
    },
    async begin() {
      isDraining = true;
      if (started === 0) return;
      const timer = setTimeout(ended.resolve, longestMs);
      await ended.promise;
      clearTimeout(timer);
    },
  };
}
