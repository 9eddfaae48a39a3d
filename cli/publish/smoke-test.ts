/**
 * Asks the release that has just gone live for everything a guest could ask it for: each file, byte for byte, and one
 * search per location, through the server's own code and database.
 */
import { addDays, todayIn } from '#domain/stay';
import { buildApp } from '#server/app';
import type { Config } from '#server/config';
import { createContext } from '#server/context';
import { sha256 } from './objects.ts';

/** What guests would have met; empty when the release serves well. */
export async function smokeTest(config: Config, releaseId: string): Promise<string[]> {
  // Nobody waits behind these questions, however many locations there are.
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
      const { statusCode, digest } = await ask(address);
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
