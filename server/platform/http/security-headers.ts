import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isPersonalPage } from '#domain/personal-pages';
import type { PlatformContext } from '../context.ts';
import type { DeliveryContext, ReleaseDelivery } from './release-delivery.ts';

const HSTS_SECONDS = 365 * 24 * 3600;
const NOTHING_FOREIGN: ReleaseDelivery = { fontHost: false };

/** Adds security headers to every answer. The Content-Security-Policy depends on the current release. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  context: Pick<PlatformContext, 'config'> & DeliveryContext,
): Promise<void> {
  const isHttps = context.config.siteOrigin?.startsWith('https://') ?? false;
  await app.register(helmet, {
    // Helmet's default policy adds upgrade-insecure-requests, which breaks a plain http address.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    const address = request.url.split('?')[0] ?? '/';
    reply.header(
      'content-security-policy',
      contentSecurityPolicy(context.release.peek()?.delivery ?? NOTHING_FOREIGN, address),
    );
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
}

/** Cached, because building the policy takes longer than many answers. */
const writtenPolicies = new WeakMap<ReleaseDelivery, { ofStory: string; ofGuest: string }>();

function contentSecurityPolicy(delivery: ReleaseDelivery, address: string): string {
  const { fontHost, inlineStyle } = delivery;
  const policies = writtenPolicies.get(delivery) ?? {
    ofStory: writePolicy(delivery),
    // Pages with personal data load nothing from third parties.
    ofGuest: writePolicy({ fontHost, ...(inlineStyle === undefined ? {} : { inlineStyle }) }),
  };
  writtenPolicies.set(delivery, policies);
  return isPersonalPage(address) ? policies.ofGuest : policies.ofStory;
}

/** The policy of one document: this origin, and what the release needs. */
function writePolicy({ fontHost, inlineStyle, googleTagId, analyticsDomain }: ReleaseDelivery): string {
  const tag = googleTagId === undefined ? [] : ['https://www.googletagmanager.com'];
  const tagReports =
    googleTagId === undefined ? [] : ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
  const analytics = analyticsDomain === undefined ? [] : [`https://${analyticsDomain}`];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...tag, ...analytics],
    'style-src': [
      "'self'",
      ...(inlineStyle === undefined ? [] : [`'${inlineStyle}'`]),
      ...(fontHost ? ['https://fonts.googleapis.com'] : []),
    ],
    // Prerendered markup has style attributes. They cannot load or run anything that img-src and script-src forbid.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...tag, ...tagReports],
    'font-src': ["'self'", ...(fontHost ? ['https://fonts.gstatic.com'] : [])],
    'connect-src': ["'self'", ...tag, ...tagReports, ...analytics],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'manifest-src': ["'self'"],
  };
  // A tag manager assigns script addresses as plain text; without one, trusted types are required.
  if (tag.length + analytics.length === 0) {
    directives['require-trusted-types-for'] = ["'script'"];
    directives['trusted-types'] = ["'none'"];
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
