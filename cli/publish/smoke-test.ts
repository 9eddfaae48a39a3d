/**
 * Requests files of the new release, byte for byte, and one search for each location, through the server's own code and
 * database.
 */
import { addDays, todayIn } from '#domain/stay';
import type { Manifest } from '#schemas/types';
import { buildApp } from '#server/app';
import type { Config } from '#server/config';
import { createContext } from '#server/context';
import { sha256 } from './objects.ts';

/**
 * The failures that guests would meet; empty where the release works.
 * @param tested files of the release before, which passed: they are not requested again at the same address.
 */
export async function smokeTest(
  config: Config,
  releaseId: string,
  tested: Manifest['files'] = [],
): Promise<string[]> {
  const known = new Map(tested.map(({ path, sha256: digest }) => [path, digest]));
  // No guest waits behind these requests.
  const context = await createContext({ ...config, requestsAtOnce: Number.MAX_SAFE_INTEGER });
  try {
    await context.release.refresh();
    const { id, files, catalogue } = context.release.get();
    if (id !== releaseId) return [`${id} is current, not ${releaseId}.`];
    const app = await buildApp(context, { write: () => undefined });
    const ask = async (url: string) => {
      const { statusCode, rawPayload } = await app.inject({ url, remoteAddress: '127.0.0.1' });
      return { statusCode, digest: sha256(rawPayload) };
    };
    const faults: string[] = [];
    for (const [address, file] of files) {
      if (known.get(address) === file.sha256) continue;
      // The home page has one address.
      const { statusCode, digest } = await ask(address === '/index.html' ? '/' : address);
      if (statusCode !== 200) faults.push(`${address} answered ${statusCode}.`);
      else if (digest !== file.sha256) faults.push(`${address} is not what was published.`);
    }
    for (const { id: location, timezone } of catalogue.locations) {
      const checkin = addDays(todayIn(timezone, context.clock.now()), 1);
      const query = new URLSearchParams({ location, checkin, checkout: addDays(checkin, 1), rooms: '2' });
      const { statusCode } = await ask(`/api/v1/availability?${query}`);
      if (statusCode !== 200) faults.push(`A search in ${location} answered ${statusCode}.`);
    }
    await app.close();
    return faults;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    await context.close();
  }
}
