import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#domain/refusal';

/** Made once: to write down where an error comes from takes longer than the rest of a refusal. */
const BUSY = new DomainError('UNAVAILABLE');

/**
 * Lets in so many requests at a time and refuses the rest at once, before anything is read or counted: who is told so
 * within a second can try again, who waits in a queue of minutes has gone long before it ends. Half of the places are for
 * those who are in the middle of it: a quote whose booking is refused was work for nothing (docs/decisions/0017).
 */
export function shedLoad(
  api: FastifyInstance,
  most: number,
  isInTheMiddle: (request: FastifyRequest) => boolean,
): void {
  let inside = 0;
  const takeTurn = createTurns();
  const refuseWhenFull = (request: FastifyRequest): void => {
    if (inside >= most || (inside >= most / 2 && !isInTheMiddle(request))) throw BUSY;
  };
  api.addHook('onRequest', async (request) => {
    if (!isAlwaysAnswered(request)) refuseWhenFull(request);
  });
  // All of it is here by now, so that guests on slow lines take nobody's place.
  api.addHook('preValidation', async (request, reply) => {
    if (isAlwaysAnswered(request)) return;
    refuseWhenFull(request);
    inside += 1;
    // The answer was sent, or whoever asked has gone.
    reply.raw.once('close', () => (inside -= 1));
    await takeTurn();
  });
}

/** Whoever looks after the server: what is only busy must not be taken for dead. */
function isAlwaysAnswered({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.rateLimit === false;
}

/**
 * One request begins in each turn of the event loop. Node takes in one new connection in a turn: were a hundred requests
 * answered in it, whoever connects would wait half a minute to be refused.
 */
function createTurns(): () => Promise<void> | undefined {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const pass = (): void => {
    const next = waiting.shift();
    isTaken = next !== undefined;
    if (next === undefined) return;
    setImmediate(pass);
    next();
  };
  return () => {
    if (isTaken) return new Promise((resolve) => void waiting.push(resolve));
    isTaken = true;
    setImmediate(pass);
    return undefined;
  };
}
