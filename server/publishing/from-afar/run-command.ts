import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';

/** Started as a program and not imported: the server knows nothing of the command. */
const COMMAND = join(import.meta.dirname, '../../../cli/verandah.cjs');
const MOST_OUTPUT = 60_000;
/** Guests come first: publishing takes a processor for seconds. */
const LOW_PRIORITY = 10;

export interface EndedCommand {
  /** Null for a command that was stopped. */
  exitCode: number | null;
  output: string;
}

/** Runs `verandah` with the server's own environment, in a process of its own. */
export function runCommand(args: readonly string[], stopped: AbortSignal): Promise<EndedCommand> {
  const { promise, resolve, reject } = Promise.withResolvers<EndedCommand>();
  const child = spawn(process.execPath, [COMMAND, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: stopped,
  });
  if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => (output = `${output}${text}`.slice(-MOST_OUTPUT)));
  }
  child.once('error', (error) => {
    if (!stopped.aborted) reject(error);
  });
  child.once('close', (exitCode) => resolve({ exitCode, output }));
  return promise;
}
