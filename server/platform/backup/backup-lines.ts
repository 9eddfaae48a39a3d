/**
 * What a backup is made of: JSON, one value per line, compressed as a whole. The first line says what it is, then each
 * table names its columns and is followed by its rows, each a list of values in that order; the last line counts.
 */
export const BACKUP_FORMAT = 'verandah-backup';
export const BACKUP_VERSION = 1;

/** The first line. */
export interface BackupHeader {
  format: typeof BACKUP_FORMAT;
  version: number;
  /** ISO instant at which the backup began. */
  createdAt: string;
  /** The steps that the database had gone through: they say what the tables look like. */
  migrations: string[];
}

/** The line before the rows of a table. */
export interface BackupTable {
  table: string;
  columns: string[];
}

/** One row, in the order of the columns. */
export type BackupValues = (string | number | null)[];

/** The last line: how many rows each table has, and the digest of every line before this one. */
export interface BackupEnd {
  rows: Record<string, number>;
  sha256: string;
}

/** The words with which one line says what it is; undefined for none of them. */
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
    line.every((value) => value === null || typeof value === 'string' || Number.isSafeInteger(value))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, type: 'string'): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === type);
}
