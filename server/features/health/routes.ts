import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { Context } from '../../context.ts';
import { addEndpoint } from '../../http/add-endpoint.ts';

/** Whether the process lives, and whether it can serve guests. */
export function addHealthRoutes(app: FastifyInstance, context: Context): void {
  addEndpoint(app, ENDPOINTS.showHealth, {
    limit: false,
    handler: async () => ({ status: 'ok' }),
  });
  addEndpoint(app, ENDPOINTS.showReadiness, {
    limit: false,
    handler: async () => {
      await sql`select 1`.execute(context.db);
      return { status: 'ready', releaseId: context.release.get().id };
    },
  });
}
