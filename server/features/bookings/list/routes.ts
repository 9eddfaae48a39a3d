import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { ListBookingsQuery } from '#schemas/api-types';
import type { Context } from '../../../context.ts';
import { addEndpoint } from '../../../http/add-endpoint.ts';
import { visitorOf } from '../../../http/visitor.ts';
import { listBookings } from './list-bookings.ts';

/** The bookings of whoever asks. */
export function addListRoutes(app: FastifyInstance, context: Context): void {
  addEndpoint<{ Querystring: ListBookingsQuery }>(app, ENDPOINTS.listBookings, {
    handler: async (request) => listBookings(context, await visitorOf(context, request), request.query),
  });
}
