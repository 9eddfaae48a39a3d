import openapi from '#schemas/openapi' with { type: 'json' };
import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import { API_STYLES, apiPage } from './api-page.ts';

const text = JSON.stringify(openapi);

/** Serves the OpenAPI document, which is generated from the same schemas as the routes. */
export function addDocumentRoutes(app: FastifyInstance): void {
  app.get('/api/v1/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text),
  );
}

/** Serves the API's documentation as an HTML page in development. */
export function addDocumentPages(app: FastifyInstance): void {
  app.get('/_dev/api', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(apiPage(Object.values(ENDPOINTS))),
  );
  app.get('/_dev/api.css', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/css; charset=utf-8').send(API_STYLES),
  );
}
