import { databaseUrl } from './database-url.ts';
import { addOwner, ASHA } from './staff.ts';
import type { TestServer } from './test-server.ts';

/** The environment of the owner, who types commands on the machine of the server. */
export async function shellOf({ context }: Pick<TestServer, 'context'>): Promise<Record<string, string>> {
  await addOwner(context);
  const { database, dataDir } = context.config;
  return { DATABASE_URL: databaseUrl(database), DATA_DIR: dataDir, VERANDAH_STAFF: ASHA.member.email };
}
