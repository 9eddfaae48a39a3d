import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { SearchAroundQuery, SearchAvailabilityQuery } from '#schemas/api-types';
import type { StockContext } from '../stock/index.ts';
import { addEndpoint } from '../platform/http/add-endpoint.ts';
import { searchAround } from './search-around.ts';
import { storeAnswer, storedAnswer } from './search-cache.ts';
import { answerSearch, readSearch } from './search-rooms.ts';
import { showLowestPrices } from './show-lowest-prices.ts';

/** The days around come with every search, and a month of them with a press in the calendar. */
const TURNS = { requestsPerMinute: 120 };

const JSON_TYPE = 'application/json; charset=utf-8';

export function addAvailabilityRoutes(app: FastifyInstance, context: StockContext): void {
  addEndpoint<{ Querystring: SearchAvailabilityQuery }>(app, ENDPOINTS.searchAvailability, {
    handler: async ({ query }, reply) => {
      const search = await readSearch(context, query);
      const stored = storedAnswer(query, search);
      if (stored !== undefined) return reply.type(JSON_TYPE).send(stored);
      const { availability, isOfStock } = await answerSearch(context, search);
      const answer = Buffer.from(String(reply.serializeInput({ ...availability }, '200')));
      if (isOfStock) storeAnswer(query, search, answer);
      return reply.type(JSON_TYPE).send(answer);
    },
  });
  addEndpoint(app, ENDPOINTS.showLowestPrices, {
    handler: async () => showLowestPrices(context),
  });
  addEndpoint<{ Querystring: SearchAroundQuery }>(app, ENDPOINTS.searchAround, {
    limit: TURNS,
    handler: async ({ query }) => searchAround(context, query),
  });
}
