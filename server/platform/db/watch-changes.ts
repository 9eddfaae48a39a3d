import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { DatabaseTarget } from '../config/config.ts';
import type { Database } from './database.ts';

const CHANNEL = 'verandah_changes';
const LOOK_EVERY_MS = 1000;
/** After a try that failed; each wakes the jobs once. */
const LISTEN_AGAIN_MS = 300_000;
const PROOF_MS = 3000;
/** Finds a connection that was cut without a word. */
const HEARTBEAT_MS = 60_000;
const TIMEOUT_MS = 5000;

export interface ChangeWatch {
  /** Whether changes are told; otherwise one statement a second asks. */
  isTold: () => boolean;
  stop: () => Promise<void>;
}

interface Watched {
  db: Database;
  database: DatabaseTarget;
  /** Called when anything in the database may have changed. */
  onChange: () => void;
}

/**
 * Watches for changes by all processes. PostgreSQL tells them on a connection of its own (LISTEN). Without such a
 * connection, behind a pooler that passes nothing on, and on SQLite one statement a second asks.
 */
export function watchChanges({ db, database, onChange }: Watched): ChangeWatch {
  let isStopped = false;
  let told: Listening | undefined;
  let version: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let listenAt = 0;

  const onEnd = (): void => {
    // A connection that worked is replaced at once.
    if (told !== undefined) listenAt = 0;
    told = undefined;
  };
  const look = async (): Promise<void> => {
    if (database.kind === 'postgres' && performance.now() >= listenAt) {
      listenAt = performance.now() + LISTEN_AGAIN_MS;
      told = await listen(database.directUrl ?? database.url, {
        db,
        onChange,
        onEnd,
      });
      // Whatever changed before it listened was not told.
      if (told !== undefined) onChange();
    }
    if (told !== undefined) return;
    const found = await versionOf(db, database);
    if (found !== version) onChange();
    version = found;
  };
  let looking: Promise<void> = Promise.resolve();
  const next = (): void => {
    looking = (told === undefined ? look() : Promise.resolve())
      // The jobs report that the database cannot be asked.
      .catch(() => {})
      .finally(() => {
        if (!isStopped) timer = setTimeout(next, LOOK_EVERY_MS).unref();
      });
  };
  next();
  return {
    isTold: () => told !== undefined,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
      await told?.end();
    },
  };
}

/** Changes with every commit of any connection, and on PostgreSQL of any database of the server. */
async function versionOf(db: Database, { kind }: DatabaseTarget): Promise<string | undefined> {
  const { rows } = await (
    kind === 'sqlite'
      ? sql<{ version: number }>`select data_version as version from pragma_data_version`
      : sql<{ version: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as version`
  ).execute(db);
  return rows[0] === undefined ? undefined : String(rows[0].version);
}

interface Listening {
  end: () => Promise<void>;
}

/** Undefined if it cannot listen, or if a notice that is sent through `db` does not arrive. */
async function listen(
  url: string,
  { db, onChange, onEnd }: Pick<Watched, 'db' | 'onChange'> & { onEnd: () => void },
): Promise<Listening | undefined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  const proof = randomUUID();
  const { promise: proven, resolve: prove } = Promise.withResolvers<boolean>();
  let heartbeat: NodeJS.Timeout | undefined;
  const end = async (): Promise<void> => {
    clearInterval(heartbeat);
    prove(false);
    onEnd();
    await client.end().catch(() => {});
  };
  client.on('error', () => void end());
  client.on('end', () => void end());
  client.on('notification', ({ payload }) => {
    if (payload === proof) prove(true);
    // Other processes prove their connections too.
    else if (payload === '') onChange();
  });
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    await sql`select pg_notify(${CHANNEL}, ${proof})`.execute(db);
    const patience = setTimeout(() => prove(false), PROOF_MS);
    const isProven = await proven;
    clearTimeout(patience);
    if (!isProven) {
      await end();
      return undefined;
    }
  } catch {
    await end();
    return undefined;
  }
  heartbeat = setInterval(() => void client.query('select 1').catch(end), HEARTBEAT_MS).unref();
  return { end };
}
