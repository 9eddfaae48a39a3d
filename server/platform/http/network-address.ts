import { isIPv6 } from 'node:net';

/**
 * The network that limits count: the IPv4 address, or the /64 of an IPv6 one, because a household may use any address
 * of its /64.
 */
export function networkAddress(ip: string): string {
  const address = withoutMapping(ip);
  return isIPv6(address) ? firstGroups(address, 4) : address;
}

/** The surrounding /48 of IPv6 or /24 of IPv4: one customer of a hosting company can cheaply have all of it. */
export function wideNetworkAddress(ip: string): string {
  const address = withoutMapping(ip);
  return isIPv6(address) ? `${firstGroups(address, 3)}/48` : `${address.replace(/\.\d+$/, '')}/24`;
}

/** An IPv6 listener reports IPv4 clients as mapped IPv6 addresses. */
export function withoutMapping(ip: string): string {
  return ip.replace(/^::ffff:(?=\d+\.)/i, '');
}

function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
