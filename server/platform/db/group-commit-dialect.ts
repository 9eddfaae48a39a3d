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
 * One SQLite file behind two connections: one on which transactions write in turn and are committed together, and one
 * that reads beside them and sees what is on the disk alone. So a search waits for no booking, and nobody is shown
 * what a power cut could still take back.
 */
export class GroupCommitDialect extends SqliteDialect {
  readonly #writer: WritableDatabase;
  readonly #reader: SqliteDatabase | undefined;

  constructor(file: string, patienceMs: number) {
    const writer = openNodeSqlite(file, patienceMs);
    super({ database: writer });
    this.#writer = writer;
    // What is in memory belongs to one connection.
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
  /** The order of those who write is kept here; Kysely's own queue would keep readers waiting too. */
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

/** What Kysely holds while it asks one question or runs one transaction. */
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

  /** Kysely also calls it for a change that the disk has refused: then nothing is left to take back. */
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
    // Whoever goes on after SQLite has ended the transaction would write outside of any.
    if (!this.#writer.isTransaction) throw new Error('SQLite has ended the transaction');
    return ask(this.#writer, query);
  }
}

function ask<Row>(database: SqliteDatabase, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(sql);
  // The repositories say what their rows are; SQLite cannot.
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}
