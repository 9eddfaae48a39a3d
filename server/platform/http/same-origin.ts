import type { FastifyRequest } from 'fastify';
import { DomainError } from '#domain/refusal';
import type { Config } from '../config/config.ts';
import { isLoopbackHost } from '../config/loopback.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site triggers in a guest's browser. Browsers send the origin with every such request;
 * other clients send none and carry no guest's cookie.
 */
export function refuseOtherOrigins(config: Config, request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return;
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin') throw new DomainError('FORBIDDEN');
  const { origin } = request.headers;
  if (origin !== undefined && !isOwnOrigin(config, request, origin)) throw new DomainError('FORBIDDEN');
}

function isOwnOrigin(config: Config, request: FastifyRequest, origin: string): boolean {
  if (config.siteOrigin !== undefined && origin === config.siteOrigin) return true;
  const url = URL.parse(origin);
  // Without a public origin, a developer may use any name of this machine.
  const isDevelopment =
    config.siteOrigin === undefined || isLoopbackHost(new URL(config.siteOrigin).hostname);
  return (
    isDevelopment && url !== null && url.host === request.headers.host && isOwnHost(config, url.hostname)
  );
}

function isOwnHost(config: Config, hostname: string): boolean {
  return isLoopbackHost(hostname) || hostname === config.host;
}
