import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { CancelBookingRequest } from '#schemas/api-types';
import type { BookingContext } from '../context.ts';
import { addEndpoint } from '../../platform/http/add-endpoint.ts';
import { sendAnswer } from '../../platform/http/send-answer.ts';
import { callerOf, knownVisitor, type OfBooking } from '../caller.ts';
import { cancelBooking } from './cancel-booking.ts';
import { listRefunds } from './list-refunds.ts';
import { quoteCancellation } from './quote-cancellation.ts';

/** Routes for quoting a cancellation, cancelling and listing refunds. */
export function addCancellationRoutes(app: FastifyInstance, context: BookingContext): void {
  addEndpoint<OfBooking>(app, ENDPOINTS.quoteCancellation, {
    handler: async (request, reply) => {
      const visitor = await knownVisitor(context, request);
      return reply.status(201).send(await quoteCancellation(context, visitor, request.params.id));
    },
  });
  addEndpoint<OfBooking & { Body: CancelBookingRequest }>(app, ENDPOINTS.cancelBooking, {
    handler: async (request, reply) => {
      const cancellation = { id: request.params.id, ...request.body };
      return sendAnswer(reply, await cancelBooking(context, await callerOf(context, request), cancellation));
    },
  });
  addEndpoint<OfBooking>(app, ENDPOINTS.listRefunds, {
    handler: async (request) => listRefunds(context, await knownVisitor(context, request), request.params.id),
  });
}
