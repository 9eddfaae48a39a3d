import { sql } from 'kysely';
import { ConfigError } from '../config/config-error.ts';
import type { DatabaseTarget } from '../config/config.ts';
import type { Database } from './database.ts';

/** What each setting of PostgreSQL must not be, and what an acknowledged booking would lose by it. */
const FORGETFUL = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
} as const;

/**
 * Refuses a database server that acknowledges before the disk has it. A pooler between here and there may drop what
 * each connection asks for, so the server is asked what holds. SQLite is looked at whenever it is opened.
 */
export async function refuseForgetfulDatabase(db: Database, target: DatabaseTarget): Promise<void> {
  if (target.kind === 'sqlite') return;
  for (const [setting, forbidden] of Object.entries(FORGETFUL)) {
    // oxlint-disable-next-line no-await-in-loop -- three questions at the start
    const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(db);
    if (rows[0]?.value === forbidden)
      throw new ConfigError(
        'DATABASE_URL',
        `names a server that runs with ${setting}=${forbidden}`,
        `a power cut would lose bookings that guests were promised; set ${setting}=on`,
      );
  }
}
