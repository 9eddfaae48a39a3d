import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#domain/refusal';
import type { PlatformContext } from '../../context.ts';
import { isPass, PROXY_CHECK } from './pass.ts';

/** How a request reached the server. */
export interface SeenRequest {
  /** Who connected. */
  peer: string;
  /** Who the guest is for every limit. */
  client: string;
  /** Whether `X-Forwarded-For` of that peer is believed. */
  isPeerTrusted: boolean;
  /** Only those of `TOLD`. */
  headers: Readonly<Partial<Record<string, string>>>;
}

/** What proxies and delivery networks say about a request. */
const TOLD = [
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

/** For `verandah doctor --proxy`: tells whoever has the server's secret how a request of theirs arrived, once per pass. */
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
    // All addresses from the peer on, up to the first that is not trusted.
    isPeerTrusted: (request.ips?.length ?? 0) > 1,
    headers: Object.fromEntries(
      TOLD.flatMap((name) => {
        const value = request.headers[name];
        return value === undefined ? [] : [[name, String(value)]];
      }),
    ),
  };
}
