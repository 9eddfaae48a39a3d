import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../config/loopback.ts';
import type { PlatformContext } from '../context.ts';
import type { DeliveryContext } from './release-delivery.ts';

type DomainContext = Pick<PlatformContext, 'config'> & DeliveryContext;

const PERMANENT = 308;
/** Addresses for programs, which are not redirected to the custom domain. */
const NOT_A_PAGE = /^\/(?:api|_dev)\//;

/**
 * Redirects guests from other hosts to the hotel's custom domain if CUSTOM_DOMAINS lists it. Without that list the page
 * redirects itself, as the content says.
 */
export function addCustomDomain(app: FastifyInstance, context: DomainContext): void {
  app.addHook('onRequest', async (request, reply) => {
    const domain = domainFor(context, request);
    return domain === undefined ? undefined : reply.redirect(`https://${domain}${request.url}`, PERMANENT);
  });
}

function domainFor(
  { config, release }: DomainContext,
  { method, url, hostname }: FastifyRequest,
): string | undefined {
  const domain = release.peek()?.delivery.customDomain?.toLowerCase();
  if (domain === undefined || config.customDomains?.includes(domain) !== true) return undefined;
  const isPage = (method === 'GET' || method === 'HEAD') && !NOT_A_PAGE.test(url);
  const host = hostname.toLowerCase();
  if (!isPage || host === domain || isOwnMachine(host)) return undefined;
  return domain;
}

function isOwnMachine(host: string): boolean {
  return isLoopbackHost(host) || host.endsWith('.localhost') || host.startsWith('127.');
}
