import type { ReleaseContext } from './context.ts';

/** The full address of a path on the site, for links in mails. */
export function siteAddress(
  { config, release }: Pick<ReleaseContext, 'config' | 'release'>,
  path: string,
): string {
  const origin = config.siteOrigin ?? developmentOrigin(config) ?? release.get().catalogue.hotel.siteUrl;
  return `${origin.replace(/\/$/, '')}${path}`;
}

/** Without a public origin, links lead to the developer's machine. */
function developmentOrigin({ host, mode, port }: ReleaseContext['config']): string | undefined {
  return mode === 'production' || port === 0 ? undefined : `http://${host}:${port}`;
}
