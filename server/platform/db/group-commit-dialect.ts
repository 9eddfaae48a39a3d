import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
} from 'kysely';
import { GroupCommit, type WritableDatabase } from './group-commit.ts';
import { IN_MEMORY, openNodeSqlite, readNodeSqlite, TransactionalSqliteAdapter } from './node-sqlite.ts';

/**
 * One SQLite file with two connections: one writes transactions in turn and commits them together, the other reads only
 * what is on disk. So a search never waits for a booking, and nobody sees data that a power cut could still lose.
 */
export class GroupCommitDialect extends SqliteDialect {
  readonly #writer: WritableDatabase;
  readonly #reader: SqliteDatabase | undefined;

  constructor(file: string, patienceMs: number) {
    const writer = openNodeSqlite(file, patienceMs);
    super({ database: writer });
    this.#writer = writer;
    // An in-memory database belongs to one connection.
    this.#reader = file === IN_MEMORY ? undefined : readNodeSqlite(file, patienceMs);
  }

  override createAdapter(): SqliteAdapter {
    return new GroupCommitAdapter();
  }

  override createDriver(): Driver {
    return new GroupCommitDriver(this.#writer, this.#reader);
  }
}

class GroupCommitAdapter extends TransactionalSqliteAdapter {
  /** GroupCommit queues the writers; Kysely's own mutex would block readers too. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class GroupCommitDriver implements Driver {
  readonly #writer: WritableDatabase;
  readonly #reader: SqliteDatabase | undefined;
  readonly #group: GroupCommit;

  constructor(writer: WritableDatabase, reader: SqliteDatabase | undefined) {
    this.#writer = writer;
    this.#reader = reader;
    this.#group = new GroupCommit(writer);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#writer, this.#reader, this.#group);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#group.close();
    this.#reader?.close();
    this.#writer.close();
  }
}

/** One Kysely connection, for one query or one transaction. */
class SqliteConnection implements DatabaseConnection {
  readonly #writer: WritableDatabase;
  readonly #reader: SqliteDatabase | undefined;
  readonly #group: GroupCommit;
  #isWriting = false;

  constructor(writer: WritableDatabase, reader: SqliteDatabase | undefined, group: GroupCommit) {
    this.#writer = writer;
    this.#reader = reader;
    this.#group = group;
  }

  async begin(): Promise<void> {
    await this.#group.begin();
    this.#isWriting = true;
  }

  async commit(): Promise<void> {
    const durable = this.#group.commit();
    this.#isWriting = false;
    await durable;
  }

  /** Kysely also calls it after a failed commit; then there is nothing to roll back. */
  async rollback(): Promise<void> {
    if (!this.#isWriting) return;
    this.#isWriting = false;
    await this.#group.rollback();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isWriting) return this.#write(query);
    if (this.#reader !== undefined && query.sql.startsWith('select ')) return ask(this.#reader, query);
    await this.begin();
    try {
      const result = this.#write<Row>(query);
      await this.commit();
      return result;
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  #write<Row>(query: CompiledQuery): QueryResult<Row> {
    // After SQLite has ended the transaction, further statements would run outside any transaction.
    if (!this.#writer.isTransaction) throw new Error('SQLite has ended the transaction');
    return ask(this.#writer, query);
  }
}

function ask<Row>(database: SqliteDatabase, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(sql);
  // The repositories state their row types; SQLite cannot.
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}
