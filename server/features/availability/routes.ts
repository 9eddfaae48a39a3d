import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { SearchAvailabilityQuery } from '#schemas/api-types';
import type { Context } from '../../context.ts';
import { addEndpoint } from '../../http/add-endpoint.ts';
import { searchRooms } from './search-rooms.ts';

/** What can be booked. */
export function addAvailabilityRoutes(app: FastifyInstance, context: Context): void {
  addEndpoint<{ Querystring: SearchAvailabilityQuery }>(app, ENDPOINTS.searchAvailability, {
    handler: async ({ query }) => searchRooms(context, query),
  });
}
