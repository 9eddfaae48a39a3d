import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { ContactMessageRequest } from '#schemas/api-types';
import type { ReleaseContext } from '../release/index.ts';
import { addEndpoint } from '../platform/http/add-endpoint.ts';
import { pageTexts } from '../platform/http/page-texts.ts';
import { networkAddress } from '../platform/http/network-address.ts';
import { sendAnswer } from '../platform/http/send-answer.ts';
import { sendMessage } from './send-message.ts';

const POSTS = { requestsPerMinute: 30 };

/** The route of the contact form. */
export function addContactRoutes(app: FastifyInstance, context: ReleaseContext): void {
  addEndpoint<{ Body: ContactMessageRequest }>(app, ENDPOINTS.sendContactMessage, {
    limit: POSTS,
    handler: async (request, reply) => {
      const caller = {
        network: networkAddress(request.ip),
        idempotencyKey: String(request.headers['idempotency-key']),
        language: pageTexts(context.release.peek(), request).language,
      };
      return sendAnswer(reply, await sendMessage(context, caller, request.body));
    },
  });
}
