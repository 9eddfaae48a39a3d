import type { ReleaseContext } from './context.ts';

/** Where a mail leads: a path on the site as guests reach it. */
export function siteAddress(
  { config, release }: Pick<ReleaseContext, 'config' | 'release'>,
  path: string,
): string {
  const origin = config.siteOrigin ?? developmentOrigin(config) ?? release.get().catalogue.hotel.siteUrl;
  return `${origin.replace(/\/$/, '')}${path}`;
}

/** Without a public origin the server is one that a developer reaches on this machine. */
function developmentOrigin({ host, mode, port }: ReleaseContext['config']): string | undefined {
  return mode === 'production' || port === 0 ? undefined : `http://${host}:${port}`;
}
