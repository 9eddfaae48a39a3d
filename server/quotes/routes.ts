import type { FastifyInstance } from 'fastify';
import { DomainError } from '#domain/refusal';
import { ENDPOINTS } from '#schemas/api';
import type { CreateQuoteRequest } from '#schemas/api-types';
import type { QuoteContext } from './context.ts';
import { addEndpoint } from '../platform/http/add-endpoint.ts';
import { ensureGuestSession } from '../platform/http/guest-session.ts';
import { pageTexts } from '../platform/http/page-texts.ts';
import { visitorOf } from '../accounts/index.ts';
import { makeQuote } from './make-quote.ts';
import { showQuote } from './show-quote.ts';

export function addQuoteRoutes(app: FastifyInstance, context: QuoteContext): void {
  addEndpoint<{ Body: CreateQuoteRequest }>(app, ENDPOINTS.createQuote, {
    handler: async (request, reply) => {
      const { hash } = ensureGuestSession(context, request, reply);
      const guest = { guestHash: hash, language: pageTexts(context.release.peek(), request).language };
      return reply.status(201).send(await makeQuote(context, guest, request.body));
    },
  });
  addEndpoint<{ Params: { id: string } }>(app, ENDPOINTS.showQuote, {
    handler: async (request) => {
      const visitor = await visitorOf(context, request);
      if (visitor?.guestHash === undefined) throw new DomainError('NOT_FOUND');
      return showQuote(context, { ...visitor, guestHash: visitor.guestHash }, request.params.id);
    },
  });
}
