import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { SearchAvailabilityQuery } from '#schemas/api-types';
import type { Context } from '../../context.ts';
import { addEndpoint } from '../../http/add-endpoint.ts';
import { rememberAnswer } from './remember-answers.ts';
import { answerSearch, readSearch } from './search-rooms.ts';

/** What can be booked. */
export function addAvailabilityRoutes(app: FastifyInstance, context: Context): void {
  addEndpoint<{ Querystring: SearchAvailabilityQuery }>(app, ENDPOINTS.searchAvailability, {
    handler: async ({ query }, reply) => {
      const search = await readSearch(context, query);
      const answer = rememberAnswer(query, search, () =>
        String(reply.serializeInput({ ...answerSearch(search) }, '200')),
      );
      return reply.type('application/json; charset=utf-8').send(answer);
    },
  });
}
