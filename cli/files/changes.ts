import { join } from 'node:path';
import { pathOf } from '../report/view.ts';
import { printable } from '../terminal/printable.ts';
import { style } from '../terminal/style.ts';
import { replaceFile } from './replace-file.ts';
import { unifiedDiff } from './unified-diff.ts';
import { printError, print } from '../terminal/print.ts';

export type Changes = ReadonlyMap<string, { before: Uint8Array; after: Uint8Array }>;

/** Prints the changes as a unified diff for `git apply` or `patch`, and nothing else. */
export function showChanges(changes: Changes, root: string): void {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for (const [file, { before, after }] of changes) {
    const diff = unifiedDiff(pathOf(root, file), decoder.decode(before), decoder.decode(after));
    print(coloured(diff).replace(/\n$/, ''));
  }
}

function coloured(diff: string): string {
  return diff.replaceAll(/^(?:@@|[+-]).*$/gm, (line) => {
    if (line.startsWith('@@')) return style('cyan', line);
    return style(line.startsWith('+') ? 'green' : 'red', line);
  });
}

/** Writes the changes and prints the outcome for each file; false where one was skipped. */
export function writeChanges(changes: Changes, root: string, wordsFor: (file: string) => string): boolean {
  let isWhole = true;
  for (const [file, { before, after }] of changes) {
    const fault = tryToReplace(join(root, file), before, after);
    const line = printable(`${pathOf(root, file)}: ${fault ?? wordsFor(file)}`);
    if (fault === undefined) print(line);
    else printError(line);
    isWhole &&= fault === undefined;
  }
  return isWhole;
}

/**
 * Writes all of the changes or none: for content of which a part means something else than the whole. Where one file cannot
 * be replaced, those before it get back what they had. Prints the outcome.
 */
export function writeAllOrNone(changes: Changes, root: string, words: string): boolean {
  const written: string[] = [];
  for (const [file, { before, after }] of changes) {
    const fault = tryToReplace(join(root, file), before, after);
    if (fault !== undefined) {
      printError(printable(`${pathOf(root, file)}: ${fault}`));
      return putBack(written, changes, root);
    }
    written.push(file);
  }
  for (const file of written) print(printable(`${pathOf(root, file)}: ${words}`));
  return true;
}

function putBack(written: readonly string[], changes: Changes, root: string): false {
  const left = written.flatMap((file) => {
    const { before, after } = changes.get(file) ?? {};
    const fault = before && after ? tryToReplace(join(root, file), after, before) : undefined;
    return fault === undefined ? [] : [printable(`${pathOf(root, file)}: changed, and ${fault}`)];
  });
  for (const line of left) printError(line);
  if (left.length === 0) printError('Nothing was changed.');
  return false;
}

/** Why the file was not replaced; undefined where it was. */
function tryToReplace(file: string, before: Uint8Array, after: Uint8Array): string | undefined {
  try {
    if (replaceFile(file, before, after) === 'written') return undefined;
    return 'skipped: the file changed in the meantime. Run the command again.';
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return `skipped: the file cannot be written (${String(error.code)}).`;
  }
}
