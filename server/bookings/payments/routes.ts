import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { BookingContext } from '../context.ts';
import { addEndpoint } from '../../platform/http/add-endpoint.ts';
import { textOfBody } from '../../platform/http/json-body.ts';
import { sendAnswer } from '../../platform/http/send-answer.ts';
import { callerOf, type OfBooking } from '../caller.ts';
import { handleWebhook } from './handle-webhook.ts';
import { startPayment } from './start-payment.ts';

/** The route that starts a payment. */
export function addPaymentRoutes(app: FastifyInstance, context: BookingContext): void {
  addEndpoint<OfBooking>(app, ENDPOINTS.startPayment, {
    handler: async (request, reply) =>
      sendAnswer(reply, await startPayment(context, await callerOf(context, request), request.params.id)),
  });
}

/** The webhook of payment gateways. */
export function addGatewayRoutes(app: FastifyInstance, context: BookingContext): void {
  addEndpoint<{ Headers: { 'gateway-signature': string } }>(app, ENDPOINTS.handleWebhook, {
    // After a pause a gateway sends many events at once. An unsigned message costs one hash.
    limit: { requestsPerMinute: 2 * context.config.requestsPerMinute },
    handler: async (request) => {
      const signature = request.headers['gateway-signature'];
      await handleWebhook(context, { text: textOfBody(request), signature });
      return { received: true };
    },
  });
}
