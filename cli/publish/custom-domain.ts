import type { ContentTree } from '#schemas/engine';
import type { Config } from '#server/config';

/** The custom domain of the content, where the provider does not allow it; otherwise undefined. */
export function domainNotAllowed(
  { hotel }: Pick<ContentTree, 'hotel'>,
  { customDomains }: Pick<Config, 'customDomains'>,
): string | undefined {
  const domain = hotel.customDomain?.domain;
  if (domain === undefined || customDomains === undefined) return undefined;
  return customDomains.includes(domain.toLowerCase()) ? undefined : domain;
}
