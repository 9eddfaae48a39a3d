import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type PostgresPoolClient,
  type TransactionSettings,
} from 'kysely';
import { type ClientBase, Pool, types } from 'pg';

/** An arbitrary number, the same in every process. The writing transaction holds this advisory lock. */
const WRITER_LOCK = 7_303_014;
const USUAL_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** A process that is paused in a transaction loses it, and with it the lock. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
/** Ends statements outside a transaction, and all whose server is frozen or unreachable. */
const SILENCE_TIMEOUT_MS = 35_000;

/**
 * How soon PostgreSQL notices that a client is gone. Set per session: an unknown setting is left out, a local socket
 * ignores them, and they are harmless for the next user of a pooled session.
 */
const CLIENT_GONE = {
  tcp_keepalives_idle: '5',
  tcp_keepalives_interval: '3',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '14000',
  client_connection_check_interval: '10000',
} as const;

/** The driver's messages for a lost or silent connection. */
const LOST =
  /^(?:Connection terminated|Query read timeout|Client (?:has encountered a connection error|was closed))/;

const INT8 = 20;
const NUMERIC = 1700;

/**
 * Opens PostgreSQL with the semantics of SQLite: counts and sums are numbers, and transactions run one after the other.
 * Sends no start-up parameters, because a pooler in transaction mode refuses them.
 */
export function openPostgres(
  { url, poolSize = USUAL_CONNECTIONS }: { url: string; poolSize?: number },
  patienceMs: number,
  onPool: (pool: Pool) => void = () => {},
): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: SILENCE_TIMEOUT_MS,
    keepAlive: true,
    // oxlint-disable-next-line no-misused-promises -- the pool waits for it, and its type does not say so
    onConnect: noticeWhenGone,
    types: { getTypeParser: parserOf },
  });
  // The pool replaces a broken connection: an idle one at the next query, one in use after its query has failed.
  // Without these listeners the error would end the process.
  onPool(pool);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const config: PostgresDialectConfig = {
    pool: { connect: () => connect(pool), end: () => pool.end(), options: pool.options },
  };
  return new OneWriterDialect(config, patienceMs);
}

async function noticeWhenGone(client: ClientBase): Promise<void> {
  const settings = Object.entries(CLIENT_GONE);
  await client.query(
    'select set_config(name, value, false) from unnest($1::text[], $2::text[]) as requested (name, value) join pg_settings using (name)',
    [settings.map(([name]) => name), settings.map(([, value]) => value)],
  );
}

/**
 * A client of the pool for Kysely. A broken connection throws an error with a code; a silent one is closed, because the
 * pool would hand it out again.
 */
async function connect(pool: Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseUnreachable('The database cannot be reached', { cause: error });
  });
  let isLost = false;
  const query = async (text: string, values: unknown[]) => {
    if (isLost) throw new DatabaseUnreachable('The connection to the database was lost');
    try {
      return await client.query(text, values);
    } catch (error) {
      if (!(error instanceof Error && LOST.test(error.message))) throw error;
      isLost = true;
      throw new DatabaseUnreachable('The connection to the database was lost', { cause: error });
    }
  };
  const release = (isDiscarded = false): void => client.release(isDiscarded || isLost);
  // Kysely's type includes cursors, which are not used.
  return { query: query as never, release };
}

class OneWriterDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #patienceMs: number;

  constructor(config: PostgresDialectConfig, patienceMs: number) {
    super(config);
    this.#config = config;
    this.#patienceMs = patienceMs;
  }

  override createDriver(): Driver {
    return new OneWriterDriver(this.#config, this.#patienceMs);
  }
}

/**
 * SQLite lets one transaction write at a time, and the use cases rely on it: they count holds and then insert one. An
 * advisory lock per transaction gives the same order here, across all processes.
 */
class OneWriterDriver extends PostgresDriver {
  readonly #takeLock: CompiledQuery;

  constructor(config: PostgresDialectConfig, patienceMs: number) {
    super(config);
    // One message, local to the transaction, so the settings also hold behind a pooler.
    this.#takeLock = CompiledQuery.raw(
      [
        `set local lock_timeout = ${patienceMs}`,
        `set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
        `set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_TIMEOUT_MS}`,
        // A committed booking must survive a power cut, whatever the server's default is.
        'set local synchronous_commit = on',
        `select pg_advisory_xact_lock(${WRITER_LOCK})`,
      ].join('; '),
    );
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await super.beginTransaction(connection, settings);
    if (settings.accessMode === 'read only') return;
    try {
      await connection.executeQuery(this.#takeLock);
    } catch (error) {
      // Kysely rolls back only a transaction that has begun.
      await connection.executeQuery(CompiledQuery.raw('rollback'));
      throw error;
    }
  }
}

/** The driver's messages have no code. With one, the guest is asked to try again, as for all storage errors. */
class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
  /** PostgreSQL's class of connection errors. */
  readonly code = '08006';
}

/** Money and counts fit a double exactly (up to 9 × 10^15 paise); by default the driver returns them as text. */
function parserOf(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format !== 'binary' && (oid === INT8 || oid === NUMERIC)) return exactNumber;
  return types.getTypeParser(oid, format);
}

function exactNumber(value: string): number {
  const number = Number(value);
  if (Number.isSafeInteger(number)) return number;
  throw new RangeError(`A number beyond ${Number.MAX_SAFE_INTEGER} came from the database`);
}
