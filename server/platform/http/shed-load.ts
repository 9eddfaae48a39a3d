import type { FastifyInstance } from 'fastify';
import type { Slots } from './slots.ts';

/**
 * Limits concurrent requests and refuses the rest immediately, before they are parsed or counted: a guest who is
 * refused within a second can try again, but one who waits for minutes leaves. Some slots are reserved for guests in
 * the middle of a booking, because their earlier requests would be wasted (docs/decisions/0023).
 */
export function shedLoad(api: FastifyInstance, slots: Slots): void {
  const takeTurn = createTurns();
  api.addHook('onRequest', async (request) => slots.refuseWhenFull(request));
  // The body has arrived by now, so slow clients hold no slot.
  api.addHook('preValidation', async (request, reply) => {
    // Also emitted when the client disconnects.
    reply.raw.once('close', slots.take(request));
    await takeTurn();
  });
}

/**
 * Starts one request per turn of the event loop. Node accepts one new connection per turn: with a hundred requests per
 * turn a new client would wait half a minute for its refusal.
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
