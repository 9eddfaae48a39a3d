import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { ShowCalendarQuery } from '#schemas/api-types';
import type { StockContext } from '../../stock/index.ts';
import { addEndpoint } from '../../platform/http/add-endpoint.ts';
import { showCalendar } from './show-calendar.ts';

/** The calendar sends one request per change of month. */
const TURNS = { requestsPerMinute: 120 };

/** Registers the calendar of the date picker. */
export function addCalendarRoutes(app: FastifyInstance, context: StockContext): void {
  addEndpoint<{ Querystring: ShowCalendarQuery }>(app, ENDPOINTS.showCalendar, {
    limit: TURNS,
    handler: async ({ query }) => showCalendar(context, query),
  });
}
