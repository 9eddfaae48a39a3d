import type { FastifyInstance } from 'fastify';
import { DomainError } from '#domain/refusal';

/** So long the first in the queue has waited when the queue is too long. */
const LONGEST_WAIT_MS = 1000;
/** This share of all may wait longer: a few slow requests at a time are no overload. */
const ALWAYS_SHARE = 1 / 3;

/**
 * Answers so many requests at a time, and fewer while they take long, and refuses the rest at once: who is told so within
 * a second can try again, who waits in a queue of minutes has gone long before it ends. A request counts from when all
 * of it is here, so that guests on slow lines take nobody's place.
 */
export function shedLoad(api: FastifyInstance, most: number, clock = () => performance.now()): void {
  /** When each began, the oldest first. */
  const started = new Map<symbol, number>();
  const isFull = (now: number): boolean => {
    if (started.size >= most) return true;
    const [oldest = now] = started.values();
    return started.size >= most * ALWAYS_SHARE && now - oldest > LONGEST_WAIT_MS;
  };
  api.addHook('preValidation', async (request, reply) => {
    // Whoever looks after the server is always answered: what is only busy must not be taken for dead.
    if (request.routeOptions.config.rateLimit === false) return;
    const now = clock();
    if (isFull(now)) throw new DomainError('UNAVAILABLE');
    const self = Symbol('request');
    started.set(self, now);
    // The answer was sent, or whoever asked has gone.
    reply.raw.once('close', () => started.delete(self));
  });
}
