import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '#domain/refusal';
import type { Clock } from '../../../platform/clock.ts';
import { type Outcome, OUTCOMES, TEST_GATEWAY_PATH, type TestGateway } from '../payment-test-gateway.ts';
import { paymentPage, TEST_GATEWAY_STYLES, unknownPage } from './pages.ts';

/** Nothing but this page, its style sheet and its form; nobody frames it. */
const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The word that the guest comes back with; it decides nothing, since only the webhook is believed. */
const WORD_OF: Readonly<Record<Outcome, string>> = {
  pay: 'paid',
  'pay-twice': 'paid',
  'pay-refund-fails': 'paid',
  'pay-late': 'pending',
  decline: 'declined',
  abandon: 'abandoned',
};

interface OfOrder {
  Querystring: { order?: string; outcome?: string };
}

/** The hosted page of the test gateway. It works without scripts, as a form. */
export function addTestGatewayRoutes(app: FastifyInstance, gateway: TestGateway, clock: Clock): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('content-security-policy', POLICY);
  });
  // The buttons send no fields: which one was pressed is in the address.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, _body, done) => done(null, undefined),
  );
  app.get(`${TEST_GATEWAY_PATH}/style.css`, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(TEST_GATEWAY_STYLES),
  );
  app.get<OfOrder>(`${TEST_GATEWAY_PATH}/pay`, async ({ query }, reply) => {
    const token = String(query.order);
    const order = gateway.orderOf(token);
    if (order === undefined) return sendPage(reply.status(404), unknownPage());
    const isOver = Date.parse(order.payUntil) <= clock.now().getTime();
    return sendPage(reply, paymentPage(token, order, isOver));
  });
  app.post<OfOrder>(`${TEST_GATEWAY_PATH}/pay`, async ({ query }, reply) => {
    const outcome = OUTCOMES.find((known) => known === query.outcome);
    if (outcome === undefined) throw new DomainError('NOT_FOUND');
    const order = gateway.orderOf(String(query.order));
    if (order === undefined) return sendPage(reply.status(404), unknownPage());
    await gateway.settle(order, outcome);
    return reply.redirect(`${order.returnPath}&payment=${WORD_OF[outcome]}`, 303);
  });
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}
