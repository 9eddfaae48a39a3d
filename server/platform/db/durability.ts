import { sql } from 'kysely';
import { ConfigError } from '../config/config-error.ts';
import type { DatabaseTarget } from '../config/config.ts';
import type { Database } from './database.ts';

/** PostgreSQL settings that lose acknowledged data when they are off. */
const DURABILITY_SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit'];

/**
 * Refuses a PostgreSQL server that acknowledges before the disk has the data. Transactions set `synchronous_commit`
 * themselves; single statements use the server's setting. SQLite is checked whenever it is opened.
 */
export async function requireDurableDatabase(db: Database, target: DatabaseTarget): Promise<void> {
  if (target.kind === 'sqlite') return;
  const { rows } = await sql<{ name: string }>`select name from pg_settings
    where setting = 'off' and name in (${sql.join(DURABILITY_SETTINGS)}) order by name`.execute(db);
  const names = rows.map(({ name }) => name);
  if (names.length === 0) return;
  throw new ConfigError(
    'DATABASE_URL',
    `names a server that runs with ${names.map((name) => `${name}=off`).join(', ')}`,
    `a power cut would lose bookings that guests were promised; set ${names.map((name) => `${name}=on`).join(', ')}`,
  );
}
