import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { ListBookingsQuery } from '#schemas/api-types';
import type { BookingContext } from '../context.ts';
import { addEndpoint } from '../../platform/http/add-endpoint.ts';
import { visitorOf } from '../../accounts/index.ts';
import { listBookings } from './list-bookings.ts';

/** The route for a visitor's bookings. */
export function addListRoutes(app: FastifyInstance, context: BookingContext): void {
  addEndpoint<{ Querystring: ListBookingsQuery }>(app, ENDPOINTS.listBookings, {
    handler: async (request) => listBookings(context, await visitorOf(context, request), request.query),
  });
}
