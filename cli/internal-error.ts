import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printError } from './terminal/print.ts';

/**
 * Says that Verandah itself is at fault, and leaves a file to send with a report: where in the code it happened and on
 * what machine. The words of an error may quote a content file, so they are printed here and not written there.
 */
export function reportInternalError(error: unknown, command: string): void {
  const words = error instanceof Error ? error.message : String(error);
  printError(`This is a fault of Verandah, not of the content: ${words.split('\n')[0] ?? ''}`);
  const file = join(tmpdir(), `verandah-fault-${process.pid}-${Date.now()}.txt`);
  const details = detailsOf(error, command);
  try {
    writeFileSync(file, details, { flag: 'wx', mode: 0o600 });
    printError(`Details are in ${file}; it holds nothing of your content. Please send it with your report.`);
  } catch {
    printError(details);
  }
}

function detailsOf(error: unknown, command: string): string {
  const name = error instanceof Error ? error.name : typeof error;
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return `node ${process.version} on ${process.platform} ${process.arch}\nverandah ${command}\n\n${name}${code}\n${places.join('\n')}\n`;
}
