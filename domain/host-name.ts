/** Labels of up to 63 letters, digits and hyphens, the last one of letters: no number is taken for a name (RFC 1123, 2.1). */
const HOST_NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/u;

/** Whether this is the full name of a host in small letters: no address, no port, nothing before or after it. */
export function isHostName(name: string): boolean {
  return HOST_NAME.test(name);
}
