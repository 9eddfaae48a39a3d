import type { Value } from './read-rows.ts';

/**
 * The backup format: gzipped JSON lines. The first line is a header; each table has a line with its columns, then one
 * line per row with the values in that order, bytes as base64; the last line has the row counts and a digest.
 */
export const BACKUP_FORMAT = 'verandah-backup';
export const BACKUP_VERSION = 1;

export interface BackupHeader {
  format: typeof BACKUP_FORMAT;
  version: number;
  /** ISO instant at which the backup began. */
  createdAt: string;
  /** The migrations of the database, which define the shape of its tables. */
  migrations: string[];
}

/** The line before the rows of a table. */
export interface BackupTable {
  table: string;
  columns: string[];
}

/** Bytes of a file. */
interface BackupBytes {
  base64: string;
}

type BackupValue = string | number | BackupBytes | null;

/** One row, in the order of the columns. */
export type BackupValues = BackupValue[];

/** The last line: the row count of each table, and the digest of all lines before it. */
export interface BackupEnd {
  rows: Record<string, number>;
  sha256: string;
}

export function isHeader(line: unknown): line is BackupHeader {
  if (!isObject(line)) return false;
  const { migrations } = line;
  return (
    line['format'] === BACKUP_FORMAT &&
    typeof line['version'] === 'number' &&
    typeof line['createdAt'] === 'string' &&
    isListOf(migrations, 'string')
  );
}

export function isTable(line: unknown): line is BackupTable {
  return isObject(line) && typeof line['table'] === 'string' && isListOf(line['columns'], 'string');
}

export function isEnd(line: unknown): line is BackupEnd {
  return isObject(line) && isObject(line['rows']) && typeof line['sha256'] === 'string';
}

export function isValues(line: unknown): line is BackupValues {
  return (
    Array.isArray(line) &&
    line.every(
      (value) => value === null || typeof value === 'string' || Number.isSafeInteger(value) || isBytes(value),
    )
  );
}

/** As written into a backup. */
export function toBackup(value: Value): BackupValue {
  return value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value;
}

/** As it was in the database. */
export function fromBackup(value: BackupValue): Value {
  return isBytes(value) ? Buffer.from(value.base64, 'base64') : value;
}

function isBytes(value: unknown): value is BackupBytes {
  return isObject(value) && typeof value['base64'] === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, type: 'string'): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === type);
}
