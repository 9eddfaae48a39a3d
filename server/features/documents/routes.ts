import openapi from '#schemas/openapi' with { type: 'json' };
import type { FastifyInstance } from 'fastify';

/** The description of the API, generated from the same schema files that the routes are declared with. */
export function addDocumentRoutes(app: FastifyInstance): void {
  const text = JSON.stringify(openapi);
  app.get('/api/v1/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text),
  );
}
