import { isHostName } from '#domain/host-name';

interface CustomDomain {
  domain: string;
  redirect: boolean;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|.+\.localhost)$/u;
const ARRIVED = 'verandah.custom-domain';

/** Where a browser on another host has to go: the hotel's own domain, same path and query; nothing when it may stay. */
export function customDomainTarget(
  here: Pick<Location, 'hostname' | 'pathname' | 'search' | 'hash'>,
  customDomain: CustomDomain | undefined,
): string | undefined {
  if (!customDomain?.redirect) return undefined;
  const domain = customDomain.domain.toLowerCase();
  if (!isHostName(domain) || LOOPBACK.test(here.hostname) || here.hostname === domain) return undefined;
  return `https://${domain}${here.pathname}${here.search}${here.hash}`;
}

/** Leaves for the hotel's own domain. A domain that sends its guests back is followed once, not for ever. */
export function goToCustomDomain(
  target: string,
  storage: Storage,
  leave: (address: string) => void,
): boolean {
  try {
    if (storage.getItem(ARRIVED) === target) return false;
    storage.setItem(ARRIVED, target);
  } catch {
    // Without storage a loop cannot be seen, so nothing is followed.
    return false;
  }
  leave(target);
  return true;
}
