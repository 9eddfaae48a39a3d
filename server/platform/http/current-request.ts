import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const current = new AsyncLocalStorage<string>();

/** Lets whatever a handler calls ask for the id of its request. After the body: parsing it would lose the id. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    current.run(request.id, done);
  });
}

/** The id of the request that is being handled, as in the log; undefined in jobs and commands. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
