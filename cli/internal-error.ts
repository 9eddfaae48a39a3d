import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printError } from './terminal/print.ts';

/**
 * Reports an internal error, and writes its stack and the platform to a file for a bug report. The message is only
 * printed: it may quote content.
 */
export function reportInternalError(error: unknown, command: string): void {
  const words = error instanceof Error ? error.message : String(error);
  printError(`Internal error of Verandah (the content is not the cause): ${words.split('\n')[0] ?? ''}`);
  const file = join(tmpdir(), `verandah-fault-${process.pid}-${Date.now()}.txt`);
  const details = detailsOf(error, command);
  try {
    writeFileSync(file, details, { flag: 'wx', mode: 0o600 });
    printError(
      `Details are in ${file}; the file contains none of your content. Please send it with your bug report.`,
    );
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
