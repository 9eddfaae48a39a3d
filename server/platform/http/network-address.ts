import { isIPv6 } from 'node:net';

/**
 * What stands for a guest's network in limits: the address, or the /64 that a household gets in IPv6, since a single
 * line may use any address of it.
 */
export function networkAddress(ip: string): string {
  const address = withoutMapping(ip);
  return isIPv6(address) ? firstGroups(address, 4) : address;
}

/** The /48 of IPv6 or the /24 of IPv4 around it: what one customer of a hosting firm can have for little money. */
export function wideNetworkAddress(ip: string): string {
  const address = withoutMapping(ip);
  return isIPv6(address) ? `${firstGroups(address, 3)}/48` : `${address.replace(/\.\d+$/, '')}/24`;
}

/** An IPv4 client of an IPv6 listener comes with its address written as an IPv6 one. */
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
