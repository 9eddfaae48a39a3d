import type { CachePurge } from '../platform/config/cache-purge.ts';

const LONGEST_MS = 10_000;
/** What Cloudflare reads; others may ignore it. */
const BODY = JSON.stringify({ purge_everything: true });

/** Tells the cache in front of the site to forget its pages. Throws if it did not say that it has. */
export async function purgeCache({ url, token }: CachePurge): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: BODY,
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The address of CACHE_PURGE_URL answered ${answer.status}`);
}
