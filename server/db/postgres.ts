import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import { Pool, types } from 'pg';

/** Any number of ours, the same in every process: whoever writes for the hotel holds it. */
const WRITER_LOCK = 7_303_014;
const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** The server's own limit cannot be heard of one that is frozen, or behind a line that swallows everything. */
const SILENCE_TIMEOUT_MS = 35_000;

/** What the driver says of a connection that is gone, or that nothing comes from any more. */
const LOST =
  /^(?:Connection terminated|Query read timeout|Client (?:has encountered a connection error|was closed))/;

const INT8 = 20;
const NUMERIC = 1700;

/**
 * PostgreSQL behind Kysely, meaning the same as SQLite does: counts and sums arrive as numbers, and transactions follow
 * one another.
 */
export function openPostgres(url: string, patienceMs: number): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: SILENCE_TIMEOUT_MS,
    keepAlive: true,
    lock_timeout: patienceMs,
    // An acknowledged booking must survive a power cut, whatever the server's own default is.
    options: '-c synchronous_commit=on',
    types: { getTypeParser: parserOf },
  });
  // A connection that breaks is replaced: an idle one at the next query, one in use when the query after it has failed.
  // Without these listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new OneWriterDialect({ pool });
}

class OneWriterDialect extends PostgresDialect {
  readonly #config: ConstructorParameters<typeof PostgresDialect>[0];

  constructor(config: ConstructorParameters<typeof PostgresDialect>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new OneWriterDriver(this.#config);
  }
}

/**
 * SQLite lets one transaction write at a time, and the use cases are written and tested for that: they count holds and
 * then insert one. A lock that ends with the transaction gives the same order here, over all processes.
 */
class OneWriterDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection().catch((error: unknown) => {
      throw new DatabaseUnreachable('The database cannot be reached', { cause: error });
    });
    if (!this.#known.has(connection)) sayWhenLost(connection);
    this.#known.add(connection);
    return connection;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await super.beginTransaction(connection, settings);
    // Who only reads has nobody to wait for.
    if (settings.accessMode === 'read only') return;
    try {
      await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${WRITER_LOCK})`));
    } catch (error) {
      // Kysely rolls back only what began.
      await connection.executeQuery(CompiledQuery.raw('rollback'));
      throw error;
    }
  }
}

/** Whoever asks on a connection that breaks, or has broken, hears a fault with a code. */
function sayWhenLost(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async <Row>(query: CompiledQuery) => {
    try {
      return await execute<Row>(query);
    } catch (error) {
      if (!(error instanceof Error && LOST.test(error.message))) throw error;
      throw new DatabaseUnreachable('The connection to the database was lost', { cause: error });
    }
  };
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
