const LOOPBACK_HOSTS = new Set(['127.0.0.1', '::1', 'localhost']);

/** True for an address that only this machine can reach. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOSTS.has(host.replace(/^\[|\]$/g, ''));
}
