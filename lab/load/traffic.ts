/** Guests who read pages, search and book through a proxy. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { newKey, PLAIN_QUOTE } from '../../server/test-support/guest.ts';
import { stayAhead } from '../faults/server-under-test.ts';

const PAUSE_MS = 20;
const LONGEST_OLD_MS = 5000;
const PAGES = ['/', '/rooms'];

export interface PublishedAt {
  releaseId: string;
  at: number;
}

export interface Traffic {
  requests: number;
  /** By request and outcome. */
  failures: Map<string, number>;
  booked: string[];
  /** The release of each price, and when it was requested. */
  priced: PublishedAt[];
}

export function newTraffic(): Traffic {
  return { requests: 0, failures: new Map(), booked: [], priced: [] };
}

export async function sendTraffic(
  address: string,
  { clients, over, traffic }: { clients: number; over: AbortSignal; traffic: Traffic },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const ask = requester(address, agent, traffic);
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (!over.aborted) {
        // oxlint-disable-next-line no-await-in-loop -- one guest after the other
        await visit(ask, traffic);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await wait(PAUSE_MS);
      }
    }),
  );
  agent.destroy();
}

/** Prices of a release that had not been current for five seconds. */
export function staleAnswers({ priced }: Traffic, published: readonly PublishedAt[]): string[] {
  return priced.flatMap(({ releaseId, at }) => {
    const next = published[published.findIndex((each) => each.releaseId === releaseId) + 1];
    if (next === undefined || at - next.at <= LONGEST_OLD_MS) return [];
    return [`${Math.round(at - next.at)} ms after ${next.releaseId} a price came from ${releaseId}`];
  });
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Question {
  what: string;
  url: string;
  headers?: Record<string, string>;
  body?: object;
}

/** Undefined for a failure, which is counted. */
type Ask = (question: Question) => Promise<Answer | undefined>;

async function visit(ask: Ask, traffic: Traffic): Promise<void> {
  const stay = stayAhead(3 + Math.floor(Math.random() * 60), 2);
  for (const url of PAGES)
    // oxlint-disable-next-line no-await-in-loop -- as a guest reads
    await ask({ what: 'page', url, headers: { accept: 'text/html' } });
  const search = `location=harbour&checkin=${stay.checkIn}&checkout=${stay.checkOut}&rooms=2`;
  const searchedAt = performance.now();
  const found = await ask({ what: 'search', url: `/api/v1/availability?${search}` });
  if (found !== undefined) {
    // The server's answers.
    const { offersValidOn } = JSON.parse(found.body) as { offersValidOn: string };
    traffic.priced.push({ releaseId: offersValidOn, at: searchedAt });
  }
  const quotedAt = performance.now();
  const quoted = await ask({ what: 'quote', url: '/api/v1/quotes', body: { ...PLAIN_QUOTE, ...stay } });
  if (quoted === undefined) return;
  const { id: quoteId, releaseId } = JSON.parse(quoted.body) as { id: string; releaseId: string };
  traffic.priced.push({ releaseId, at: quotedAt });
  const booked = await ask({
    what: 'booking',
    url: '/api/v1/bookings',
    headers: {
      'idempotency-key': newKey(),
      cookie: (quoted.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; '),
    },
    body: {
      quoteId,
      guest: {
        guestFirstName: 'Meera',
        guestLastName: 'Nair',
        guestPhone: '+919812345678',
        guestEmail: `guest-${newKey()}@example.com`,
      },
    },
  });
  if (booked !== undefined) traffic.booked.push((JSON.parse(booked.body) as { id: string }).id);
}

function requester(address: string, agent: Agent, traffic: Traffic): Ask {
  return async ({ what, url, headers = {}, body }) => {
    traffic.requests += 1;
    const answer = await send(new URL(url, address), { agent, headers, body }).catch(
      (error: Error) => error.message,
    );
    if (typeof answer !== 'string' && answer.status < 300) return answer;
    const heard = typeof answer === 'string' ? answer : answer.status;
    const kind = `${what} ${heard}`;
    traffic.failures.set(kind, (traffic.failures.get(kind) ?? 0) + 1);
    return undefined;
  };
}

interface Sent {
  agent: Agent;
  headers: Record<string, string>;
  body: object | undefined;
}

function send(url: URL, { agent, headers, body }: Sent): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const asking = request(url, {
    method: body === undefined ? 'GET' : 'POST',
    agent,
    headers: { ...headers, ...type },
  });
  asking.once('error', reject);
  asking.once('response', (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => (text += chunk));
    response.once('error', reject);
    response.once('end', () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
    );
  });
  asking.end(body === undefined ? undefined : JSON.stringify(body));
  return promise;
}
