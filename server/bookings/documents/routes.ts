import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { NameCompanyRequest } from '#schemas/api-types';
import type { BookingContext } from '../context.ts';
import { addEndpoint } from '../../platform/http/add-endpoint.ts';
import { knownVisitor, type OfBooking } from '../caller.ts';
import { fileNameOf, pdfOf } from './document-file.ts';
import { nameCompany } from './name-company.ts';
import { documentOf, listDocuments, showDocument } from './show-documents.ts';

interface OfDocument {
  Params: { id: string; documentId: string };
}

/** A PDF is drawn for each request. */
const DRAWINGS = { requestsPerMinute: 60 };

/** Routes for the invoice and the credit notes of a booking, and for the company that they are for. */
export function addDocumentRoutes(app: FastifyInstance, context: BookingContext): void {
  addEndpoint<OfBooking>(app, ENDPOINTS.listDocuments, {
    handler: async (request) =>
      listDocuments(context, await knownVisitor(context, request), request.params.id),
  });
  addEndpoint<OfDocument>(app, ENDPOINTS.showDocument, {
    handler: async (request) => showDocument(context, await knownVisitor(context, request), request.params),
  });
  addEndpoint<OfDocument>(app, ENDPOINTS.showDocumentFile, {
    limit: DRAWINGS,
    handler: async (request, reply) => {
      const row = await documentOf(context, await knownVisitor(context, request), request.params);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileNameOf(row)}"`)
        .send(await pdfOf(row));
    },
  });
  addEndpoint<OfBooking & { Body: NameCompanyRequest }>(app, ENDPOINTS.nameCompany, {
    handler: async (request) =>
      nameCompany(context, await knownVisitor(context, request), {
        id: request.params.id,
        typed: request.body,
      }),
  });
}
