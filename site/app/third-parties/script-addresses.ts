import { isHostName } from '#domain/host-name';

const GTM = /^GTM-[A-Z0-9]{4,12}$/u;
const GTAG = /^G-[A-Z0-9]{4,12}$/u;

/** The script of a tag id: a container or a single tag. Nothing for what is no tag id. */
export function tagScript(tagId: string): string | undefined {
  const query = new URLSearchParams({ id: tagId }).toString();
  if (GTM.test(tagId)) return `https://www.googletagmanager.com/gtm.js?${query}`;
  if (GTAG.test(tagId)) return `https://www.googletagmanager.com/gtag/js?${query}`;
  return undefined;
}

/** The script of a host of site analytics. Nothing for what is no host name. */
export function analyticsScript(domain: string): string | undefined {
  return isHostName(domain) ? `https://${domain}/script.js` : undefined;
}
