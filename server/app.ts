import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { DomainError } from '#domain/refusal';
import type { Context } from './context.ts';
import { addAccountRoutes } from './accounts/index.ts';
import { addAvailabilityRoutes, addCalendarRoutes } from './availability/index.ts';
import {
  addGatewayRoutes,
  addPaymentReturn,
  addBookingRoutes,
  addTestGatewayRoutes,
} from './bookings/index.ts';
import { addContactRoutes } from './contact/index.ts';
import { addDocumentPages, addDocumentRoutes, addHealthRoutes, addSiteRoutes } from './site/index.ts';
import { addMailboxRoutes } from './platform/mail/mailbox/routes.ts';
import { addProfileRoutes } from './profile/index.ts';
import { addProxyCheck } from './platform/http/proxy-check/routes.ts';
import { addPublishingRoutes } from './publishing/index.ts';
import { addQuoteRoutes } from './quotes/index.ts';
import { answerUnreadable } from './platform/http/answer-unreadable.ts';
import { addSchemaCompilers } from './platform/http/compile-schemas.ts';
import { followRequests } from './platform/http/current-request.ts';
import { answerErrors, refusalOf } from './platform/http/error-handler.ts';
import { faultForLog } from './platform/http/fault-for-log.ts';
import { addCustomDomain } from './platform/http/custom-domain.ts';
import { guestSlots } from './platform/http/guest-slots.ts';
import { addJsonBody } from './platform/http/json-body.ts';
import { logRefusal } from './platform/http/log-refusal.ts';
import { networkAddress } from './platform/http/network-address.ts';
import { createSlots } from './platform/http/slots.ts';
import { refuseOtherOrigins } from './platform/http/same-origin.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { shedLoad } from './platform/http/shed-load.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
/** A client sends a few files at a time; each is held in memory. */
const PUBLISHERS_AT_ONCE = 12;
const REQUEST_TIMEOUT_MS = 15_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** How often Node checks for requests that take too long to arrive. */
const LOOK_FOR_SLOW_MS = 2000;

export interface LogStream {
  write(line: string): void;
}

/** Builds the server from its context. It does not listen yet. */
export async function buildApp(context: Context, logStream?: LogStream): Promise<FastifyInstance> {
  const answerError = answerErrors(context.release.peek);
  const app: FastifyInstance = Fastify({
    logger: {
      level: context.config.logLevel,
      // Addresses and bodies can name a guest, so request objects are never logged; watchEachRequest logs the safe
      // fields.
      serializers: { req: () => ({}), err: faultForLog },
      ...(logStream === undefined ? {} : { stream: logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(context.newId()),
    trustProxy: context.config.trustedProxies.length === 0 ? false : [...context.config.trustedProxies],
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: LOOK_FOR_SLOW_MS },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    return503OnClosing: true,
    // drain.ts has waited for started requests by then; an idle keep-alive connection would keep the process running.
    forceCloseConnections: true,
    clientErrorHandler: answerUnreadable(context.release.peek),
    frameworkErrors: (_error, request, reply) => {
      context.metrics.countRefusal('BAD_REQUEST');
      answerError(new DomainError('BAD_REQUEST'), request, reply);
    },
  });
  addSchemaCompilers(app);
  app.setErrorHandler<Error>((error, request, reply) => {
    const { code } = refusalOf(error);
    context.metrics.countRefusal(code);
    logRefusal(context, request, code);
    return answerError(error, request, reply);
  });
  app.setNotFoundHandler(async () => {
    throw new DomainError('NOT_FOUND');
  });
  // Only JSON bodies are accepted: a form on another site cannot send JSON without a CORS preflight.
  addJsonBody(app);
  await app.register(cookie);
  await addSecurityHeaders(app, context);
  context.drain.watch(app);
  addCustomDomain(app, context);
  watchEachRequest(app, context);
  followRequests(app);
  app.addHook('onRequest', async (request) => refuseOtherOrigins(context.config, request));
  await app.register(async (api) => addApi(api, context));
  if (context.config.mode !== 'production') {
    const { mailbox } = context;
    if (mailbox !== undefined)
      await app.register(async (development) => addMailboxRoutes(development, mailbox));
    addDocumentPages(app);
  }
  if (context.testGateway !== undefined) {
    const { testGateway, clock } = context;
    await app.register(async (gateway) => addTestGatewayRoutes(gateway, testGateway, clock));
  }
  addProxyCheck(app, context);
  addSiteRoutes(app, context);
  return app;
}

/** Request ids grant no access, so a counter is enough; all other ids are random. */
function requestIds(start: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count}`;
  };
}

async function addApi(api: FastifyInstance, context: Context): Promise<void> {
  await api.register(rateLimit, {
    max: context.config.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkAddress(request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
  // Answers are current and often personal, so no proxy may cache them.
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // Guests' devices set their clocks by it: it must be the clock that holds and codes end by.
  api.addHook('onSend', async (_request, reply) => {
    reply.header('date', context.clock.now().toUTCString());
  });
  // Health routes come before load shedding: a busy server must not look dead to its balancer.
  addHealthRoutes(api, context);
  await api.register(async (guests) => addGuestApi(guests, context));
  // Webhooks have slots of their own, so that guests and gateways cannot block each other.
  await api.register(async (gateways) => {
    shedLoad(gateways, createSlots(context.config.requestsAtOnce));
    addGatewayRoutes(gateways, context);
    addPaymentReturn(gateways, context);
  });
  await api.register(async (publishers) => {
    shedLoad(publishers, createSlots(PUBLISHERS_AT_ONCE));
    await addPublishingRoutes(publishers, context);
  });
}

async function addGuestApi(api: FastifyInstance, context: Context): Promise<void> {
  // Registered before each route's rate limit, because a refusal under load must cost as little as possible.
  shedLoad(api, guestSlots(context));
  addDocumentRoutes(api);
  addAvailabilityRoutes(api, context);
  addQuoteRoutes(api, context);
  addCalendarRoutes(api, context);
  addBookingRoutes(api, context);
  addAccountRoutes(api, context);
  await addProfileRoutes(api, context);
  addContactRoutes(api, context);
  api.all('/api/*', async () => {
    throw new DomainError('NOT_FOUND');
  });
}

/** Logs one line and counts one metric per request. Both name the route's pattern, never the requested address. */
function watchEachRequest(app: FastifyInstance, { metrics }: Context): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    metrics.countRequest({ method, route, status, seconds: reply.elapsedTime / 1000 });
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'request');
  });
}
