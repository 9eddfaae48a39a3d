/**
 * Labels of up to 63 letters, digits and hyphens, the last of letters only, so that no IP address passes (RFC
 * 1123, 2.1).
 */
const HOST_NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/u;

/** Returns whether the text is a full host name in lower case, without port or anything else. */
export function isHostName(name: string): boolean {
  return HOST_NAME.test(name);
}
