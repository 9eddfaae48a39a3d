import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import {
  BACKUP_VERSION,
  type BackupHeader,
  type BackupTable,
  type BackupValues,
  isEnd,
  isHeader,
  isTable,
  isValues,
} from './backup-lines.ts';

export interface BackupSummary {
  createdAt: string;
  migrations: readonly string[];
  rows: Readonly<Record<string, number>>;
  sha256: string;
}

/** The parts of a backup in order. END confirms that nothing is missing. */
export type BackupPiece =
  | { kind: 'HEADER'; header: BackupHeader }
  | { kind: 'TABLE'; table: BackupTable }
  | { kind: 'ROW'; table: BackupTable; values: BackupValues }
  | { kind: 'END'; summary: BackupSummary };

/** Far above the longest valid line, a catalogue of a few megabytes. */
const LONGEST_LINE = 256 * 1024 * 1024;

/** Reads and checks a whole backup. Throws BackupError for a damaged or unknown file. */
export async function verifyBackup(file: string): Promise<BackupSummary> {
  let summary: BackupSummary | undefined;
  for await (const piece of readBackup(file)) if (piece.kind === 'END') ({ summary } = piece);
  if (summary === undefined) throw damaged(file, 'its last line is missing, so it was cut off');
  return summary;
}

/** Reads a backup from start to end. Do not trust the data before END arrives: the digest is checked last. */
export async function* readBackup(file: string): AsyncGenerator<BackupPiece> {
  const digest = createHash('sha256');
  const rows: Record<string, number> = {};
  let header: BackupHeader | undefined;
  let table: BackupTable | undefined;
  let isOver = false;
  for await (const { line, number } of linesOf(file)) {
    if (isOver) throw damaged(file, `something follows its last line (line ${number})`);
    const value = parsed(line, file, number);
    if (header === undefined) {
      header = headerFrom(value, file);
      yield { kind: 'HEADER', header };
    } else if (isEnd(value)) {
      isOver = true;
      refuseUnlessWhole(value, { rows, sha256: digest.copy().digest('hex') }, file);
      const { createdAt, migrations } = header;
      yield { kind: 'END', summary: { createdAt, migrations, rows, sha256: value.sha256 } };
    } else if (isTable(value)) {
      table = value;
      rows[table.table] = 0;
      yield { kind: 'TABLE', table };
    } else if (table !== undefined && isValues(value) && value.length === table.columns.length) {
      rows[table.table] = (rows[table.table] ?? 0) + 1;
      yield { kind: 'ROW', table, values: value };
    } else throw damaged(file, `line ${number} is no row`);
    digest.update(`${line}\n`);
  }
  if (!isOver) throw damaged(file, 'its last line is missing, so it was cut off');
}

function headerFrom(value: unknown, file: string): BackupHeader {
  if (!isHeader(value)) throw foreign(file);
  // A later version may give the same fields another meaning.
  if (value.version !== BACKUP_VERSION)
    throw new BackupError(
      `${file} is a backup of version ${value.version}, and this Verandah reads version ${BACKUP_VERSION}. Restore it with the version that wrote it, or a newer one.`,
    );
  return value;
}

function refuseUnlessWhole(
  stated: { rows: Readonly<Record<string, number>>; sha256: string },
  found: { rows: Readonly<Record<string, number>>; sha256: string },
  file: string,
): void {
  const tables = new Set([...Object.keys(stated.rows), ...Object.keys(found.rows)]);
  const wrong = [...tables].find((name) => stated.rows[name] !== found.rows[name]);
  if (wrong !== undefined)
    throw damaged(
      file,
      `${wrong} has ${found.rows[wrong] ?? 0} rows where ${stated.rows[wrong] ?? 0} were written`,
    );
  if (stated.sha256 !== found.sha256) throw damaged(file, 'its digest is not the one that was written');
}

function parsed(line: string, file: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw number === 1 ? foreign(file) : damaged(file, `line ${number} cannot be read`);
  }
}

/** Decompresses the file into lines. Throws BackupError if it cannot be decompressed. */
async function* linesOf(file: string): AsyncGenerator<{ line: string; number: number }> {
  const source = createReadStream(file);
  const text = createGunzip();
  // The loop below receives the error of either stream.
  pipeline(source, text, () => {});
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let number = 0;
  try {
    for await (const chunk of text) {
      rest += decoder.decode(chunk as Buffer, { stream: true });
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw damaged(file, 'a line of it never ends');
      for (const line of lines) {
        number += 1;
        yield { line, number };
      }
    }
    rest += decoder.decode();
  } catch (error) {
    throw inOurWords(error, file);
  }
  if (rest !== '') throw damaged(file, 'its last line is not whole, so it was cut off');
}

function inOurWords(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`);
  if (code === 'EISDIR') return new BackupError(`${file} is a folder, not a backup.`);
  if (code === 'Z_BUF_ERROR') return damaged(file, 'it ends too early, so it was cut off');
  if (code.startsWith('Z_'))
    return error instanceof Error && error.message === 'incorrect header check'
      ? foreign(file)
      : damaged(file, 'it cannot be decompressed');
  return code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? damaged(file, 'it is not text') : error;
}

function damaged(file: string, what: string): BackupError {
  return new BackupError(`${file} is damaged: ${what}. Nothing was restored from it; take another backup.`);
}

function foreign(file: string): BackupError {
  return new BackupError(`${file} is no backup of Verandah. Backups are written by: verandah backup <file>`);
}
