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

/** Any number of ours, the same in every process: whoever writes for the hotel holds it. */
const WRITER_LOCK = 7_303_014;
const USUAL_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** A process that is paused in the middle of a transaction loses it, and with it the lock. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
/** Ends a statement outside a transaction, and any whose server is frozen or cannot be reached any more. */
const SILENCE_TIMEOUT_MS = 35_000;

/**
 * How soon PostgreSQL notices a client that is gone without a word. These belong to the session: one that does not know them
 * leaves them out, a local socket has no use for them, and a pooler that hands the session on does no harm by them.
 */
const CLIENT_GONE = {
  tcp_keepalives_idle: '5',
  tcp_keepalives_interval: '3',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '14000',
  client_connection_check_interval: '10000',
} as const;

/** What the driver says of a connection that is gone, or that nothing comes from any more. */
const LOST =
  /^(?:Connection terminated|Query read timeout|Client (?:has encountered a connection error|was closed))/;

const INT8 = 20;
const NUMERIC = 1700;

/**
 * PostgreSQL behind Kysely, meaning the same as SQLite does: counts and sums arrive as numbers, and transactions follow
 * one another. Nothing is asked for while connecting: a pooler in transaction mode refuses such connections.
 */
export function openPostgres(
  { url, poolSize = USUAL_CONNECTIONS }: { url: string; poolSize?: number },
  patienceMs: number,
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
  // A connection that breaks is replaced: an idle one at the next query, one in use when the query after it has failed.
  // Without these listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const config: PostgresDialectConfig = {
    pool: { connect: () => connect(pool), end: () => pool.end(), options: pool.options },
  };
  return new OneWriterDialect(config, patienceMs);
}

async function noticeWhenGone(client: ClientBase): Promise<void> {
  const wanted = Object.entries(CLIENT_GONE);
  await client.query(
    'select set_config(name, value, false) from unnest($1::text[], $2::text[]) as wanted (name, value) join pg_settings using (name)',
    [wanted.map(([name]) => name), wanted.map(([, value]) => value)],
  );
}

/**
 * A client of the pool as Kysely uses it. Whoever asks on a connection that breaks, or has broken, hears a fault with a
 * code; one that has gone silent is closed, as the driver would hand it to the next who asks.
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
  // Kysely's type also takes cursors, which nobody here asks for.
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
 * SQLite lets one transaction write at a time, and the use cases are written and tested for that: they count holds and
 * then insert one. A lock that ends with the transaction gives the same order here, over all processes.
 */
class OneWriterDriver extends PostgresDriver {
  readonly #takeLock: CompiledQuery;

  constructor(config: PostgresDialectConfig, patienceMs: number) {
    super(config);
    // One message, and local to the transaction: so the settings hold behind a pooler too.
    this.#takeLock = CompiledQuery.raw(
      [
        `set local lock_timeout = ${patienceMs}`,
        `set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
        `set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_TIMEOUT_MS}`,
        // An acknowledged booking must survive a power cut, whatever the server's own default is.
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
    // Who only reads has nobody to wait for.
    if (settings.accessMode === 'read only') return;
    try {
      await connection.executeQuery(this.#takeLock);
    } catch (error) {
      // Kysely rolls back only what began.
      await connection.executeQuery(CompiledQuery.raw('rollback'));
      throw error;
    }
  }
}

/** The driver's own words carry no code; a guest is told to try again, as for every trouble of storage. */
class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
  /** PostgreSQL's own class of connection faults. */
  readonly code = '08006';
}

/** Money and counts fit a double exactly (up to 9 × 10^15 paise); the driver's own default would hand them over as text. */
function parserOf(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format !== 'binary' && (oid === INT8 || oid === NUMERIC)) return exactNumber;
  return types.getTypeParser(oid, format);
}

function exactNumber(value: string): number {
  const number = Number(value);
  if (Number.isSafeInteger(number)) return number;
  throw new RangeError(`A number beyond ${Number.MAX_SAFE_INTEGER} came from the database`);
}
