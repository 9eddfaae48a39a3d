import type { Keys } from '../../keys.ts';

export const PROXY_CHECK = '/_proxy-check';
const LIFE_MS = 60_000;
/** How far the requester's clock may be ahead. */
const SKEW_MS = 30_000;
const FORM = /^(\d{13})\.([0-9a-z]{26})\.([\w-]{43})$/;

/** Creates a pass for the proxy check: expiry, id, and their keyed hash. */
export function newPass(keys: Keys, id: string, now: Date): string {
  const until = now.getTime() + LIFE_MS;
  return `${until}.${id}.${keys.keyedHash('proxy', `${until}.${id}`)}`;
}

/** Whether a pass has this server's signature and is still valid. */
export function isPass(keys: Keys, text: string, now: Date): boolean {
  const [, until = '', id = '', hash = ''] = FORM.exec(text) ?? [];
  const leftMs = Number(until) - now.getTime();
  return leftMs > 0 && leftMs <= LIFE_MS + SKEW_MS && keys.isKeyedHash('proxy', `${until}.${id}`, hash);
}
