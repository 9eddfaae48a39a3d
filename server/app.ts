import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { DomainError } from '#domain/refusal';
import type { Context } from './context.ts';
import { addAvailabilityRoutes } from './features/availability/routes.ts';
import { addBookingRoutes } from './features/bookings/routes.ts';
import { addDocumentRoutes } from './features/documents/routes.ts';
import { addHealthRoutes } from './features/health/routes.ts';
import { addMailboxRoutes } from './features/mailbox/routes.ts';
import { addQuoteRoutes } from './features/quotes/routes.ts';
import { addSiteRoutes } from './features/site/routes.ts';
import { createValidator } from './http/add-endpoint.ts';
import { answerError } from './http/error-handler.ts';
import { addJsonBody } from './http/json-body.ts';
import { networkAddress } from './http/network-address.ts';
import { refuseOtherOrigins } from './http/same-origin.ts';
import { addSecurityHeaders } from './http/security-headers.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 15_000;

/** Where log lines go instead of standard output. */
export interface LogStream {
  write(line: string): void;
}

/** Builds the server from its context; it listens to nobody yet. */
export async function buildApp(context: Context, logStream?: LogStream): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: {
      level: context.config.logLevel,
      // An address or a body could name a guest: nothing of a request is logged but what logEachRequest picks.
      serializers: { req: () => ({}) },
      ...(logStream === undefined ? {} : { stream: logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => context.newId(),
    trustProxy: context.config.trustedProxies.length === 0 ? false : [...context.config.trustedProxies],
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    // An address that cannot be read never reaches a route.
    frameworkErrors: (_error, request, reply) => {
      answerError(new DomainError('BAD_REQUEST'), request, reply);
    },
  });
  const validator = createValidator();
  app.setValidatorCompiler(({ schema }) => validator.compile(schema));
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async () => {
    throw new DomainError('NOT_FOUND');
  });
  // Only JSON changes anything: a form of another site cannot send that without asking first.
  addJsonBody(app);
  await app.register(cookie);
  await addSecurityHeaders(app, context);
  logEachRequest(app);
  app.addHook('onRequest', async (request) => refuseOtherOrigins(context.config, request));
  await app.register(async (api) => addApi(api, context));
  if (context.mailbox !== undefined && context.config.mode !== 'production') {
    const { mailbox } = context;
    await app.register(async (development) => addMailboxRoutes(development, mailbox));
  }
  addSiteRoutes(app, context);
  return app;
}

async function addApi(api: FastifyInstance, context: Context): Promise<void> {
  await api.register(rateLimit, {
    max: context.config.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkAddress(request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
  // Answers are about this moment and often about one guest: nobody in between keeps them.
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  addHealthRoutes(api, context);
  addDocumentRoutes(api);
  addAvailabilityRoutes(api, context);
  addQuoteRoutes(api, context);
  addBookingRoutes(api, context);
  api.all('/api/*', async () => {
    throw new DomainError('NOT_FOUND');
  });
}

/** One line per request, without anything personal: the route's pattern and not the address that was asked for. */
function logEachRequest(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
