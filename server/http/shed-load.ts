import type { FastifyInstance } from 'fastify';
import { DomainError } from '#domain/refusal';

/**
 * Answers so many requests at a time and refuses the rest at once: who is told so within a second can try again, who
 * waits in a queue of minutes has gone long before it ends. A request counts from when all of it is here, so that
 * guests on slow lines take nobody's place.
 */
export function shedLoad(api: FastifyInstance, most: number): void {
  let started = 0;
  api.addHook('preValidation', async (request, reply) => {
    // Whoever looks after the server is always answered: what is only busy must not be taken for dead.
    if (request.routeOptions.config.rateLimit === false) return;
    if (started >= most) throw new DomainError('UNAVAILABLE');
    started += 1;
    // The answer was sent, or whoever asked has gone.
    reply.raw.once('close', () => {
      started -= 1;
    });
  });
}
