import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { BookingContext } from '../context.ts';
import { addEndpoint } from '../../platform/http/add-endpoint.ts';
import { sendAnswer } from '../../platform/http/send-answer.ts';
import { callerOf, type OfBooking } from '../caller.ts';
import { handleWebhook } from './handle-webhook.ts';
import { startPayment } from './start-payment.ts';

/** The largest events hold a payment with its whole history. */
const MOST_WEBHOOK_BYTES = 256 * 1024;

/** The route that starts a payment. */
export function addPaymentRoutes(app: FastifyInstance, context: BookingContext): void {
  addEndpoint<OfBooking>(app, ENDPOINTS.startPayment, {
    handler: async (request, reply) =>
      sendAnswer(reply, await startPayment(context, await callerOf(context, request), request.params.id)),
  });
}

/** The webhooks of payment gateways. Their bodies stay bytes, because signatures cover those. */
export function addGatewayRoutes(app: FastifyInstance, context: BookingContext): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MOST_WEBHOOK_BYTES },
    (_request: FastifyRequest, body: Buffer, done: (error: null, body: Buffer) => void) => done(null, body),
  );
  addEndpoint<{ Params: { gateway: string }; Body: Buffer | undefined }>(app, ENDPOINTS.handleWebhook, {
    // After a pause a gateway sends many events at once. An unsigned message costs one hash.
    limit: { requestsPerMinute: 2 * context.config.requestsPerMinute },
    handler: async ({ params, body, headers }) => {
      await handleWebhook(context, params.gateway.toUpperCase(), {
        body: body ?? Buffer.alloc(0),
        headers,
      });
      return { received: true };
    },
  });
}
