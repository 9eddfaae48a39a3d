import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { StopNewsRequest } from '#schemas/api-types';
import { addEndpoint } from '../../platform/http/add-endpoint.ts';
import type { BookingContext } from '../context.ts';
import { stopNews } from './stop-news.ts';

/** A token cannot be guessed; this limits the attempts. */
const GUESSES = { requestsPerMinute: 30 };

export function addNewsRoutes(app: FastifyInstance, context: BookingContext): void {
  addEndpoint<{ Body: StopNewsRequest }>(app, ENDPOINTS.stopNews, {
    limit: GUESSES,
    handler: async (request) => stopNews(context, request.body),
  });
}
