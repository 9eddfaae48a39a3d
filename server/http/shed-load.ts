import type { FastifyInstance } from 'fastify';
import { DomainError } from '#domain/refusal';

/** So long the first in the queue has waited when the queue is too long. */
const LONGEST_WAIT_MS = 1000;
/** This share of all may wait longer: a few slow requests at a time are no overload. */
const ALWAYS_SHARE = 1 / 3;
/** What has arrived and is not read yet is seen by nobody: it waits until everything before it in this turn is done. */
const LONGEST_TURN_MS = 400;
/** This share of all is answered in a turn, however long it takes. */
const ALWAYS_SHARE_OF_TURN = 1 / 8;

/**
 * Answers so many requests at a time, and fewer while they take long, and refuses the rest at once: who is told so within
 * a second can try again, who waits in a queue of minutes has gone long before it ends. A request counts from when all
 * of it is here, so that guests on slow lines take nobody's place.
 */
export function shedLoad(api: FastifyInstance, most: number, clock = () => performance.now()): void {
  /** When each began, the oldest first. */
  const started = new Map<symbol, number>();
  /** The requests that lay ready when the process looked, one after the other. */
  let turn: { beganMs: number; requests: number } | undefined;
  const isFull = (now: number): boolean => {
    const [oldest = now] = started.values();
    return (
      started.size >= most ||
      (started.size >= most * ALWAYS_SHARE && now - oldest > LONGEST_WAIT_MS) ||
      (turn !== undefined &&
        turn.requests >= most * ALWAYS_SHARE_OF_TURN &&
        now - turn.beganMs > LONGEST_TURN_MS)
    );
  };
  api.addHook('preValidation', async (request, reply) => {
    // Whoever looks after the server is always answered: what is only busy must not be taken for dead.
    if (request.routeOptions.config.rateLimit === false) return;
    const now = clock();
    if (turn === undefined) {
      turn = { beganMs: now, requests: 0 };
      setImmediate(() => (turn = undefined));
    }
    if (isFull(now)) throw new DomainError('UNAVAILABLE');
    turn.requests += 1;
    const self = Symbol('request');
    started.set(self, now);
    // The answer was sent, or whoever asked has gone.
    reply.raw.once('close', () => started.delete(self));
  });
}
