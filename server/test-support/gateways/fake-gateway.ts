import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { SignedMessage } from '../../bookings/payments/payment-gateway.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import { type FakeAccount, FakeRefusal } from './fake-account.ts';

/** What goes wrong with the next calls of the shop: `lost` is done, and its answer does not arrive. */
export type FakeFault = 'down' | 'lost' | undefined;

/** A gateway on this machine that answers as its documents say. No money moves. */
export interface FakeGateway {
  name: string;
  /** Connects a server to it. */
  env: Readonly<Record<string, string>>;
  account: FakeAccount;
  /** All messages that were signed so far, in the order in which things happened. */
  messages: SignedMessage[];
  /** Signs a body as the gateway does, with the newest secret unless another is given. */
  sign: (body: string, secret?: string) => SignedMessage;
  setFault: (next: () => FakeFault) => void;
  /** How many times the shop has called. */
  calls: () => number;
  /** The calls themselves, oldest first. */
  requests: readonly FakeRequest[];
  close: () => Promise<void>;
}

export interface FakeApi {
  /** @returns the status and the body; undefined for an unknown path. */
  answer: (request: FakeRequest) => { status: number; body: unknown } | undefined;
  refusal: (error: FakeRefusal) => { status: number; body: unknown };
  isAuthorised: (request: FakeRequest) => boolean;
}

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  text: string;
  headers: IncomingMessage['headers'];
}

interface Face {
  api: FakeApi;
  account: FakeAccount;
  /** Tells the server, as the gateway does; a failure is not repeated. */
  deliver?: (() => Promise<void>) | undefined;
}

const BUTTONS = { pay: 'Pay', decline: 'Decline', pend: 'The bank is slow', leave: 'Leave' } as const;

/** Starts the gateway's interface for the shop, and its page for guests under /pay/. */
export async function startFakeServer({ api, account, deliver }: Face) {
  let nextFault: (() => FakeFault) | undefined;
  const requests: FakeRequest[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readBody(request);
    const url = new URL(request.url ?? '/', 'http://gateway.invalid');
    if (url.pathname.startsWith('/pay/')) {
      showPage(account, { url, isPost: request.method === 'POST', response });
      await deliver?.();
      return;
    }
    const fault = nextFault?.();
    const { method = 'GET', headers } = request;
    const call = { method, path: url.pathname, query: url.searchParams, text, headers };
    requests.push(call);
    const answer = fault === 'down' ? undefined : answerOf(api, call);
    if (fault !== undefined || answer === undefined) {
      request.socket.destroy();
      return;
    }
    send(response, answer.status, JSON.stringify(answer.body), 'application/json');
    await deliver?.();
  };
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    setFault(next: () => FakeFault) {
      nextFault = next;
    },
    calls: () => requests.length,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answerOf(api: FakeApi, request: FakeRequest): { status: number; body: unknown } {
  if (!api.isAuthorised(request)) return { status: 401, body: { error: { description: 'Unknown key' } } };
  try {
    return api.answer(request) ?? { status: 404, body: { error: { description: 'Unknown path' } } };
  } catch (error) {
    if (error instanceof FakeRefusal) return api.refusal(error);
    throw error;
  }
}

/** The guest's page: a form without scripts, or the way back once a button was pressed. */
function showPage(
  account: FakeAccount,
  { url, isPost, response }: { url: URL; isPost: boolean; response: ServerResponse },
): void {
  const page = account.find(url.pathname.slice('/pay/'.length));
  const outcome = url.searchParams.get('outcome');
  if (isPost && outcome !== null) {
    if (outcome === 'pay' || outcome === 'pend' || outcome === 'decline') account.finish(page.id, outcome);
    const isBack = outcome === 'pay' || outcome === 'pend';
    const target = isBack ? page.paidPath : (outcome === 'leave' && page.leftPath) || url.pathname;
    response.writeHead(303, { location: target }).end();
    return;
  }
  const words = page.state === 'open' ? '' : `<p>This page is ${page.state}.</p>`;
  const buttons = Object.entries(BUTTONS).map(
    ([name, label]) => `<button formaction="${url.pathname}?outcome=${name}">${label}</button>`,
  );
  const form = page.state === 'open' ? `<form method="post">${buttons.join('\n')}</form>` : '';
  send(
    response,
    200,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fake gateway</title><main><h1>Fake gateway</h1><p>${escapeHtml(page.name)}: ${page.amount} ${escapeHtml(page.currency)}</p>${words}${form}</main></html>`,
    'text/html; charset=utf-8',
  );
}

function send(response: ServerResponse, status: number, text: string, type: string): void {
  response.writeHead(status, { 'content-type': type }).end(text);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}
