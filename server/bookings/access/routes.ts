import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { FindBookingRequest, OpenBookingRequest } from '#schemas/api-types';
import type { BookingContext } from '../context.ts';
import { addEndpoint } from '../../platform/http/add-endpoint.ts';
import { setLinkedBooking } from '../../platform/http/booking-link.ts';
import { networkAddress } from '../../platform/http/network-address.ts';
import { sendAnswer } from '../../platform/http/send-answer.ts';
import { findBooking } from './find-booking.ts';
import { openBooking } from './open-booking.ts';

/** A token cannot be guessed; this limits the attempts. */
const GUESSES = { requestsPerMinute: 30 };

/** Routes for finding a booking and opening its mailed link. */
export function addAccessRoutes(app: FastifyInstance, context: BookingContext): void {
  addEndpoint<{ Body: FindBookingRequest }>(app, ENDPOINTS.findBooking, {
    limit: GUESSES,
    handler: async (request, reply) => {
      const caller = {
        network: networkAddress(request.ip),
        idempotencyKey: String(request.headers['idempotency-key']),
      };
      return sendAnswer(reply, await findBooking(context, caller, request.body));
    },
  });
  addEndpoint<{ Body: OpenBookingRequest }>(app, ENDPOINTS.openBooking, {
    limit: GUESSES,
    handler: async (request, reply) => {
      const { answer, token } = await openBooking(context, request.body);
      setLinkedBooking(context, reply, token);
      return answer;
    },
  });
}
