import { createHash } from 'node:crypto';
import type { Diagnostic } from '#schemas/engine';

/**
 * Names for diagnostics that stay the same when lines move, so that tools can follow them between runs. Equal
 * diagnostics at one place are numbered.
 */
export function fingerprintsOf(diagnostics: readonly Diagnostic[]): string[] {
  const seen = new Map<string, number>();
  return diagnostics.map(({ file, code, pointer, message }) => {
    const key = [file, code, pointer, message].join('\0');
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return createHash('sha256').update(`${key}\0${count}`).digest('hex').slice(0, 32);
  });
}
