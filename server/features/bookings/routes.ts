import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#domain/refusal';
import { ENDPOINTS } from '#schemas/api';
import type { ConfirmBookingRequest, CreateBookingRequest } from '#schemas/api-types';
import type { Context } from '../../context.ts';
import { addEndpoint } from '../../http/add-endpoint.ts';
import { guestSession } from '../../http/guest-session.ts';
import { networkAddress } from '../../http/network-address.ts';
import type { Answer } from '../../idempotency/answer-once.ts';
import { confirmBooking } from './confirm-booking.ts';
import { createBooking } from './create-booking.ts';
import { extendHold } from './extend-hold.ts';
import { sendCode } from './send-code.ts';
import { showBooking } from './show-booking.ts';

interface OfBooking {
  Params: { id: string };
}

/** Guesses at codes are limited per code; this keeps one network from trying many bookings. */
const GUESSES = { requestsPerMinute: 60 };

/** From a quote to a confirmed booking. */
export function addBookingRoutes(app: FastifyInstance, context: Context): void {
  const callerOf = (request: FastifyRequest) => {
    const session = guestSession(context, request);
    // Who has no session has no quote and no booking: the same answer as for an unknown id.
    if (session === undefined) throw new DomainError('NOT_FOUND');
    return {
      session,
      network: networkAddress(request.ip),
      idempotencyKey: String(request.headers['idempotency-key']),
    };
  };
  addEndpoint<{ Body: CreateBookingRequest }>(app, ENDPOINTS.createBooking, {
    handler: async (request, reply) =>
      send(reply, await createBooking(context, callerOf(request), request.body)),
  });
  addEndpoint<OfBooking>(app, ENDPOINTS.showBooking, {
    handler: async (request) => showBooking(context, callerOf(request).session, request.params.id),
  });
  addEndpoint<OfBooking>(app, ENDPOINTS.sendCode, {
    limit: GUESSES,
    handler: async (request, reply) =>
      send(reply, await sendCode(context, callerOf(request), request.params.id)),
  });
  addEndpoint<OfBooking & { Body: ConfirmBookingRequest }>(app, ENDPOINTS.confirmBooking, {
    limit: GUESSES,
    handler: async (request, reply) =>
      send(
        reply,
        await confirmBooking(context, callerOf(request), { id: request.params.id, otp: request.body.otp }),
      ),
  });
  addEndpoint<OfBooking>(app, ENDPOINTS.extendHold, {
    handler: async (request, reply) =>
      send(reply, await extendHold(context, callerOf(request), request.params.id)),
  });
}

function send(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  return reply.status(status).send(body);
}
