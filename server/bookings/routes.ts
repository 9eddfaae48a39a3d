import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { ConfirmBookingRequest, CreateBookingRequest } from '#schemas/api-types';
import type { BookingContext } from './context.ts';
import { addEndpoint } from '../platform/http/add-endpoint.ts';
import { sendAnswer } from '../platform/http/send-answer.ts';
import { addAccessRoutes } from './access/routes.ts';
import { callerOf, knownVisitor, type OfBooking } from './caller.ts';
import { addCancellationRoutes } from './cancellation/routes.ts';
import { confirmBooking } from './confirm-booking.ts';
import { createBooking } from './create-booking.ts';
import { addDocumentRoutes } from './documents/routes.ts';
import { extendHold } from './extend-hold.ts';
import { addListRoutes } from './list/routes.ts';
import { addNewsRoutes } from './news/routes.ts';
import { addPaymentRoutes } from './payments/routes.ts';
import { sendCode } from './send-code.ts';
import { showBooking } from './show-booking.ts';
import { showCalendarFile } from './show-calendar-file.ts';

/** Codes have limits of their own; this one keeps a network from trying many bookings. */
const GUESSES = { requestsPerMinute: 60 };

/** Routes for bookings, their payments, cancellations, lists and links. */
export function addBookingRoutes(app: FastifyInstance, context: BookingContext): void {
  addEndpoint<{ Body: CreateBookingRequest }>(app, ENDPOINTS.createBooking, {
    handler: async (request, reply) =>
      sendAnswer(reply, await createBooking(context, await callerOf(context, request), request.body)),
  });
  addEndpoint<OfBooking>(app, ENDPOINTS.showBooking, {
    handler: async (request) => showBooking(context, await knownVisitor(context, request), request.params.id),
  });
  addEndpoint<OfBooking>(app, ENDPOINTS.sendCode, {
    limit: GUESSES,
    handler: async (request, reply) =>
      sendAnswer(reply, await sendCode(context, await callerOf(context, request), request.params.id)),
  });
  addEndpoint<OfBooking & { Body: ConfirmBookingRequest }>(app, ENDPOINTS.confirmBooking, {
    limit: GUESSES,
    handler: async (request, reply) => {
      const confirmation = { id: request.params.id, otp: request.body.otp };
      return sendAnswer(reply, await confirmBooking(context, await callerOf(context, request), confirmation));
    },
  });
  addEndpoint<OfBooking>(app, ENDPOINTS.extendHold, {
    handler: async (request, reply) =>
      sendAnswer(reply, await extendHold(context, await callerOf(context, request), request.params.id)),
  });
  addEndpoint<OfBooking>(app, ENDPOINTS.showCalendarFile, {
    handler: async (request, reply) => {
      const visitor = await knownVisitor(context, request);
      const file = await showCalendarFile(context, visitor, request.params.id);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="stay.ics"')
        .send(file);
    },
  });
  addCancellationRoutes(app, context);
  addDocumentRoutes(app, context);
  addPaymentRoutes(app, context);
  addListRoutes(app, context);
  addAccessRoutes(app, context);
  addNewsRoutes(app, context);
}
