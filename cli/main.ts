#!/usr/bin/env node
import { reportInternalErrorOf, runCommand } from './run-command.ts';

// A closed pipe is no error: the exit code is already set. Everything else is an internal error.
process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  void endWith(error);
});

// No top-level `await`: the built command is loaded by `require`, which starts fastest.
void main();

async function main(): Promise<void> {
  process.exitCode = await runCommand(process.argv.slice(2));
}

async function endWith(fault: unknown): Promise<void> {
  process.exit(await reportInternalErrorOf(fault, process.argv[2] ?? ''));
}
