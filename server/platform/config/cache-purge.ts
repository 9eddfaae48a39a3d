import { ConfigError } from './config-error.ts';
import type { EnvName } from './env.ts';
import { isLoopbackHost } from './loopback.ts';
import { parsedUrl } from './parse-value.ts';

/** How a cache in front of the site is told of a new release. */
export interface CachePurge {
  url: string;
  /** Sent as `Authorization: Bearer`. */
  token: string | undefined;
}

export function cachePurge(read: (name: EnvName) => string | undefined): CachePurge | undefined {
  const [written, token] = [read('CACHE_PURGE_URL'), read('CACHE_PURGE_TOKEN')];
  if (written === undefined) {
    if (token === undefined) return undefined;
    throw new ConfigError(
      'CACHE_PURGE_URL',
      'is missing',
      'CACHE_PURGE_TOKEN has no effect without it; set it, or unset CACHE_PURGE_TOKEN',
    );
  }
  const { protocol, hostname, href } = parsedUrl('CACHE_PURGE_URL', written);
  if (protocol === 'https:' || (protocol === 'http:' && (token === undefined || isLoopbackHost(hostname))))
    return { url: href, token };
  throw new ConfigError(
    'CACHE_PURGE_URL',
    'would send its token in the clear',
    'write an https address, or leave out CACHE_PURGE_TOKEN in a network of your own',
  );
}
