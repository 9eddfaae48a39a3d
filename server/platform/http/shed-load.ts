import type { FastifyInstance } from 'fastify';
import type { Slots } from './slots.ts';

/**
 * Lets in so many requests at a time and refuses the rest at once, before anything is read or counted: who is told so
 * within a second can try again, who waits in a queue of minutes has gone long before it ends. Some places are for those who
 * are in the middle of it: a quote whose booking is refused was work for nothing (docs/decisions/0023).
 */
export function shedLoad(api: FastifyInstance, places: Slots): void {
  const takeTurn = createTurns();
  api.addHook('onRequest', async (request) => places.refuseWhenFull(request));
  // All of it is here by now, so that guests on slow lines take nobody's place.
  api.addHook('preValidation', async (request, reply) => {
    // The answer was sent, or whoever asked has gone.
    reply.raw.once('close', places.take(request));
    await takeTurn();
  });
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
