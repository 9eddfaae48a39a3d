import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fchownSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sameBytes } from '#schemas/engine';

export type Replaced = 'written' | 'changed-meanwhile';

/**
 * Replaces a file atomically, keeping symbolic links and permissions. A file that changed in the meantime is left
 * alone.
 */
export function replaceFile(file: string, before: Uint8Array, after: Uint8Array): Replaced {
  const target = realpathSync(file);
  const bytes = readFileSync(target);
  if (sameBytes(bytes, after)) return 'written';
  if (!sameBytes(bytes, before)) return 'changed-meanwhile';
  // A rename would also replace a read-only file.
  accessSync(target, constants.W_OK);
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    writeTemporary(temporary, target, after);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  return 'written';
}

function writeTemporary(temporary: string, target: string, bytes: Uint8Array): void {
  const { mode, uid, gid } = statSync(target);
  const file = openSync(temporary, 'wx', mode & 0o777);
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
    keepOwner(file, uid, gid);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  chmodSync(temporary, mode & 0o7777);
}

function keepOwner(file: number, uid: number, gid: number): void {
  try {
    fchownSync(file, uid, gid);
  } catch {
    // Only an administrator may change the owner; without the right the new file is the user's, as with any editor.
  }
}
