/** Guests who book over a few open connections. */
import { randomBytes } from 'node:crypto';
import { Agent, get, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { newKey } from '../../server/test-support/guest.ts';
import { refuseIdleRun, someQuote } from '../faults/server-under-test.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  ms: number;
}

/** The default limit; servers under test have none. */
export const USUAL_LIMIT = { REQUESTS_AT_ONCE: '100' };

export interface Crowd {
  /** Booking ids by e-mail address. */
  acknowledged: Map<string, string>;
  /** Milliseconds of served and of refused requests. */
  servedMs: number[];
  refusedMs: number[];
  faults: string[];
}

export function newCrowd(): Crowd {
  return { acknowledged: new Map(), servedMs: [], refusedMs: [], faults: [] };
}

export function connections(count: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: count });
}

/** A guest with a network of their own, as one network may hold only a few rooms. @returns true for a booking. */
export async function visit(address: string, agent: Agent, crowd: Crowd): Promise<boolean> {
  const network = { 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` };
  const quoted = await post(`${address}/api/v1/quotes`, { agent, body: plentiful(), headers: network });
  if (!note(quoted, crowd)) return false;
  // The server's answer.
  const { id: quoteId } = JSON.parse(quoted.body) as { id: string };
  const email = `guest-${newKey()}@example.com`;
  const guest = { guestFirstName: 'Meera', guestLastName: 'Nair', guestPhone: '+919812345678' };
  const booked = await post(`${address}/api/v1/bookings`, {
    agent,
    body: { quoteId, guest: { ...guest, guestEmail: email } },
    headers: {
      ...network,
      'idempotency-key': newKey(),
      cookie: (quoted.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; '),
    },
  });
  if (!note(booked, crowd)) return false;
  crowd.acknowledged.set(email, (JSON.parse(booked.body) as { id: string }).id);
  return true;
}

/** Sequential guests for each client. @returns bookings per second. */
export async function bookWithClients(
  address: string,
  { clients, seconds, crowd }: { clients: number; seconds: number; crowd: Crowd },
): Promise<number> {
  const agent = connections(clients);
  const until = performance.now() + seconds * 1000;
  const before = crowd.acknowledged.size;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      // oxlint-disable-next-line no-await-in-loop -- one guest after the other
      while (performance.now() < until) await visit(address, agent, crowd);
    }),
  );
  agent.destroy();
  const bookings = crowd.acknowledged.size - before;
  refuseIdleRun(bookings);
  return bookings / seconds;
}

export async function getMs(url: string, agent: Agent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const asked = performance.now();
  get(url, { agent }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
    response.resume();
    response.once('end', () => resolve(performance.now() - asked));
  }).once('error', reject);
  return promise;
}

/** Guests arrive at a fixed rate, regardless of answers. Resolves when the last is done. */
export async function arrive(
  address: string,
  { agent, perSecond, seconds, crowd }: { agent: Agent; perSecond: number; seconds: number; crowd: Crowd },
): Promise<number> {
  const began = performance.now();
  const visits: Promise<unknown>[] = [];
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    while (visits.length < due)
      visits.push(
        visit(address, agent, crowd).catch((error: unknown) =>
          crowd.faults.push(`no answer: ${String(error)}`),
        ),
      );
    // oxlint-disable-next-line no-await-in-loop -- the next arrive a moment later
    await wait(5);
  }
  await Promise.all(visits);
  return visits.length;
}

export function percentile(ms: readonly number[], share: number): number {
  return Math.round(ms.toSorted((a, b) => a - b)[Math.floor(ms.length * share)] ?? 0);
}

/** True for a successful answer. A refusal says when to retry; everything else is a fault. */
function note({ status, headers, body, ms }: Answer, { servedMs, refusedMs, faults }: Crowd): boolean {
  if (status === 201) return servedMs.push(ms) > 0;
  if ((status === 429 || status === 503) && Number(headers['retry-after']) > 0) refusedMs.push(ms);
  else faults.push(`heard ${status} ${body.slice(0, 200)}`);
  return false;
}

function plentiful(): object {
  return { ...someQuote(Math.random), rooms: someQuote(() => 1).rooms };
}

interface Posted {
  agent: Agent;
  body: object;
  headers: Record<string, string>;
}

function post(url: string, { agent, body, headers }: Posted): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const asking = request(url, {
    method: 'POST',
    agent,
    headers: { ...headers, 'content-type': 'application/json' },
  });
  // From the moment of a free connection: waiting for ours is not the server's time.
  let sent = performance.now();
  asking.once('socket', () => (sent = performance.now()));
  asking.once('error', reject);
  asking.once('response', (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => (text += chunk));
    response.once('error', reject);
    response.once('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: text,
        ms: performance.now() - sent,
      }),
    );
  });
  asking.end(JSON.stringify(body));
  return promise;
}
