import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#domain/refusal';
import type { PlatformContext } from '../../context.ts';
import { isPass, PROXY_CHECK } from './pass.ts';

export interface SeenRequest {
  /** The address that connected. */
  peer: string;
  /** The client's address, as all limits use it. */
  client: string;
  /** Whether `X-Forwarded-For` from this peer is trusted. */
  isPeerTrusted: boolean;
  /** Only those in `REPORTED_HEADERS`. */
  headers: Readonly<Partial<Record<string, string>>>;
}

/** The headers that proxies and CDNs add. */
const REPORTED_HEADERS = [
  'host',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'via',
  'cdn-loop',
  'cf-connecting-ip',
  'true-client-ip',
  'fastly-client-ip',
  'cloudfront-viewer-address',
];

/** For `verandah doctor --proxy`: reports how a request arrived, once per pass. */
export function addProxyCheck(
  app: FastifyInstance,
  { clock, keys }: Pick<PlatformContext, 'clock' | 'keys'>,
): void {
  const used = new Set<string>();
  app.get<{ Params: { pass: string } }>(`${PROXY_CHECK}/:pass`, async (request, reply) => {
    const { pass } = request.params;
    if (used.has(pass) || !isPass(keys, pass, clock.now())) throw new DomainError('NOT_FOUND');
    used.add(pass);
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(seenOf(request)));
  });
}

function seenOf(request: FastifyRequest): SeenRequest {
  return {
    peer: request.socket.remoteAddress ?? '',
    client: request.ip,
    // `ips` holds all addresses from the peer to the first untrusted one.
    isPeerTrusted: (request.ips?.length ?? 0) > 1,
    headers: Object.fromEntries(
      REPORTED_HEADERS.flatMap((name) => {
        const value = request.headers[name];
        return value === undefined ? [] : [[name, String(value)]];
      }),
    ),
  };
}
