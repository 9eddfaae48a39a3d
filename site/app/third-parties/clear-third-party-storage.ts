const OWN_PREFIX = 'verandah.';

/**
 * Removes what third-party scripts stored. Scripts cannot see the site's own cookies, and its own keys share a prefix.
 */
export function clearThirdPartyStorage(
  page: Pick<Document, 'cookie'> & { location: Pick<Location, 'hostname'> },
  storages: readonly Storage[],
): void {
  for (const cookie of page.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    if (!name) continue;
    for (const domain of ['', ...parentDomains(page.location.hostname)]) {
      page.cookie = `${name}=; path=/; max-age=0${domain === '' ? '' : `; domain=${domain}`}`;
    }
  }
  for (const storage of storages) {
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(OWN_PREFIX)) storage.removeItem(key);
    }
  }
}

/** A cookie may be set for any of these domains: `stay.hotel.example`, `hotel.example`. */
function parentDomains(hostName: string): string[] {
  const parts = hostName.split('.');
  return parts.slice(0, -1).map((_part, index) => parts.slice(index).join('.'));
}
