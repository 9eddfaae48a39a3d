import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { ShowCalendarQuery } from '#schemas/api-types';
import type { StockContext } from '../../stock/index.ts';
import { addEndpoint } from '../../platform/http/add-endpoint.ts';
import { showCalendar } from './show-calendar.ts';

/** A page asks once for each turn of its months. */
const TURNS = { requestsPerMinute: 120 };

/** Days for choosing a stay. */
export function addCalendarRoutes(app: FastifyInstance, context: StockContext): void {
  addEndpoint<{ Querystring: ShowCalendarQuery }>(app, ENDPOINTS.showCalendar, {
    limit: TURNS,
    handler: async ({ query }) => showCalendar(context, query),
  });
}
