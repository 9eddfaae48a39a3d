import { isHostName } from '#domain/host-name';

interface CustomDomain {
  domain: string;
  redirect: boolean;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|.+\.localhost)$/u;
const ARRIVED = 'verandah.custom-domain';

/** The address on the hotel's own domain that the browser should move to, or undefined when it may stay. */
export function customDomainTarget(
  here: Pick<Location, 'hostname' | 'pathname' | 'search' | 'hash'>,
  customDomain: CustomDomain | undefined,
): string | undefined {
  if (!customDomain?.redirect) return undefined;
  const domain = customDomain.domain.toLowerCase();
  if (!isHostName(domain) || LOOPBACK.test(here.hostname) || here.hostname === domain) return undefined;
  return `https://${domain}${here.pathname}${here.search}${here.hash}`;
}

/** Moves to the hotel's own domain, once: a domain that redirects back must not cause a loop. */
export function goToCustomDomain(
  target: string,
  storage: Storage,
  leave: (address: string) => void,
): boolean {
  try {
    if (storage.getItem(ARRIVED) === target) return false;
    storage.setItem(ARRIVED, target);
  } catch {
    // Without storage a loop cannot be detected, so do not redirect.
    return false;
  }
  leave(target);
  return true;
}
