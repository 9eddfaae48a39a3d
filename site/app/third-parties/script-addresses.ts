import { isHostName } from '#domain/host-name';

const GTM = /^GTM-[A-Z0-9]{4,12}$/u;
const GTAG = /^G-[A-Z0-9]{4,12}$/u;

/** The script address of a container or tag, or undefined for an invalid tag id. */
export function tagScript(tagId: string): string | undefined {
  const query = new URLSearchParams({ id: tagId }).toString();
  if (GTM.test(tagId)) return `https://www.googletagmanager.com/gtm.js?${query}`;
  if (GTAG.test(tagId)) return `https://www.googletagmanager.com/gtag/js?${query}`;
  return undefined;
}

/** The script address of an analytics host, or undefined for an invalid host name. */
export function analyticsScript(domain: string): string | undefined {
  return isHostName(domain) ? `https://${domain}/script.js` : undefined;
}
