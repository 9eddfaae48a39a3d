import { existsSync } from 'node:fs';
import type { DatabaseTarget } from './config.ts';

/** SQLite's generic result code. */
const SQLITE_ERROR = 1;
/** SQLITE_BUSY and SQLITE_LOCKED: another process holds the lock. */
const SQLITE_BUSY = new Set([5, 6]);
/** Lock not available, too many connections, and a server that is starting. */
const POSTGRES_BUSY = new Set(['53300', '55P03', '57P03']);

/** The message for a missing SQLite file; undefined if it exists, or for PostgreSQL, where only the server knows. */
export function explainMissingDatabase(target: DatabaseTarget): string | undefined {
  if (target.kind !== 'sqlite' || existsSync(target.file)) return undefined;
  return `There is no database at ${target.file}. Check DATA_DIR and DATABASE_URL.`;
}

/** Whether the same command may succeed if it is run again in a moment. */
export function isDatabaseBusy(error: unknown): boolean {
  const { code, sqliteCode } = codedCause(error) ?? { code: '' };
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_BUSY.has(sqliteCode ?? SQLITE_ERROR);
  return POSTGRES_BUSY.has(code);
}

/** Why the database of DATABASE_URL cannot be used, and the remedy; undefined for any other error. */
export function explainDatabaseFault(error: unknown): string | undefined {
  const { code, text, sqliteCode } = codedCause(error) ?? { code: '', text: '' };
  if (isDatabaseBusy(error)) return `the database is busy (${text}). Try again in a moment`;
  switch (code) {
    case 'ERR_SQLITE_ERROR':
      return explainSqliteFault(sqliteCode ?? SQLITE_ERROR, text);
    case 'ECONNREFUSED':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
    case '08006':
      if (text.includes('SASL')) return explainPassword(text);
      return `the database of DATABASE_URL does not answer (${text}). Start it, or correct the host and the port`;
    case '08P01':
      return explainPooler(text);
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return `the host of DATABASE_URL is not known (${text}). Correct it`;
    case '28P01':
    case '28000':
      return explainPassword(text);
    case '25006':
      return `the database of DATABASE_URL is read-only (${text}): it is a standby, or configured so. Use the primary server`;
    case '42501':
      return `the user of DATABASE_URL lacks a permission (${text}). Make the user the owner of the database, or grant the permission`;
    case '53100':
      return `the disk of the database is full (${text}). Free some space`;
    case '3D000':
      return explainNoDatabase(text);
    default:
      return undefined;
  }
}

function explainPassword(text: string): string {
  const remedy = text.includes('pg_hba.conf') ? 'Allow this machine in pg_hba.conf' : 'Correct them';
  return `the database of DATABASE_URL refuses the user or the password (${text}). ${remedy}`;
}

function explainNoDatabase(text: string): string {
  return `the database of DATABASE_URL does not exist (${text}). Create it first: createdb verandah`;
}

/** PgBouncer has one code for everything that it refuses itself. */
function explainPooler(text: string): string {
  if (/no such database/i.test(text)) return explainNoDatabase(text);
  if (/no such user|auth|password/i.test(text)) return explainPassword(text);
  const remedy = /startup parameter/i.test(text)
    ? "Remove that parameter from DATABASE_URL, or add it to the pooler's ignore_startup_parameters"
    : 'Look at its log';
  return `the pooler of DATABASE_URL refuses the connection (${text}). ${remedy}`;
}

/** By SQLite's result codes (sqlite.org/rescode.html): those that an operator can fix. */
function explainSqliteFault(sqliteCode: number, text: string): string | undefined {
  switch (sqliteCode) {
    case 3:
    case 8:
    case 14:
      return `the database cannot be opened or written to (${text}). Check the owner of its file and its folder`;
    case 10:
      return `the disk of the database cannot be read or written (${text}): it is full, or it fails. Free some space, or replace the disk`;
    case 11:
    case 26:
      return `the file of the database is damaged, or is not a database (${text}). Restore a backup into a new database: verandah restore <file>`;
    case 13:
      return `the disk of the database is full (${text}). Free some space`;
    default:
      return undefined;
  }
}

interface CodedCause {
  code: string;
  text: string;
  /** SQLite's primary result code. */
  sqliteCode?: number;
}

/** The error or its cause that has a code: the database layer wraps the driver's errors. */
export function codedCause(error: unknown): CodedCause | undefined {
  if (!(error instanceof Error)) return undefined;
  return codedCause(error.cause) ?? codeOf(error);
}

function codeOf(error: Error): CodedCause | undefined {
  if (!('code' in error)) return undefined;
  const { code } = error;
  const text = wordsOf(error);
  const sqliteCode =
    'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
  return { code: String(code), text, ...(sqliteCode === undefined ? {} : { sqliteCode }) };
}

/**
 * A host with several addresses fails once per address, in an AggregateError; a lost connection has its reason in its
 * cause.
 */
function wordsOf(error: Error): string {
  if (error instanceof AggregateError)
    return error.errors.map((each) => (each instanceof Error ? each.message : String(each))).join(', ');
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
