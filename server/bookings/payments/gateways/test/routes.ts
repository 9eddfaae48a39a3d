import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '#domain/refusal';
import type { Clock } from '../../../../platform/clock.ts';
import { type Outcome, OUTCOMES, TEST_GATEWAY_PATH, type TestGateway } from './test-gateway.ts';
import { returnFrom, withOutcome } from '../with-outcome.ts';
import { paymentPage, TEST_GATEWAY_STYLES, unknownPage } from './pages.ts';

/** Allows only this page, its style sheet, the hotel's icon and its form, and no frames. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The outcome in the return address. It is informative only, because the webhook decides. */
const PAYMENT_PARAMETER = {
  pay: 'paid',
  'pay-twice': 'paid',
  'pay-refund-fails': 'paid',
  decline: 'declined',
  abandon: 'abandoned',
} as const satisfies Record<Exclude<Outcome, 'pay-late'>, string>;

interface OfOrder {
  Querystring: { order?: string; outcome?: string };
}

/** Adds the test gateway's page, a form that works without scripts. */
export function addTestGatewayRoutes(app: FastifyInstance, gateway: TestGateway, clock: Clock): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('content-security-policy', POLICY);
  });
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
    // Leads back as a real gateway does while a bank is at work: there it is asked at once.
    const back =
      outcome === 'pay-late'
        ? returnFrom(order.paymentId, 'paid')
        : withOutcome(order.returnPath, PAYMENT_PARAMETER[outcome]);
    return reply.redirect(back, 303);
  });
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}
