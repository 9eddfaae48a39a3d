#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { EXIT } from './exit.ts';
import { generalHelp, unknownCommand } from './help.ts';

// `verandah check | head` closes the pipe early: the verdict is known by then and is all that is left to give.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
}

process.exitCode = await run(process.argv.slice(2));

async function run([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help')
    return showHelp(name && args[0]);
  const command = COMMANDS.find((each) => each.name === name);
  if (command === undefined) {
    console.error(unknownCommand(name));
    return EXIT.usage;
  }
  if (args.includes('--help') || args.includes('-h')) return showHelp(name);
  try {
    return await command.run(args);
  } catch (error) {
    if (!isUsageError(error)) return reportBug(error);
    console.error(`${error.message}\nSee: verandah ${name} --help`);
    return EXIT.usage;
  }
}

function showHelp(name: string | undefined): number {
  const command = COMMANDS.find((each) => each.name === name);
  if (name !== undefined && command === undefined) {
    console.error(unknownCommand(name));
    return EXIT.usage;
  }
  console.log(command?.help ?? generalHelp());
  return EXIT.ok;
}

/** Our own, or of node:util's `parseArgs`: an option that is not known or lacks its value. */
function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function reportBug(error: unknown): number {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const file = join(tmpdir(), `verandah-fault-${process.pid}.txt`);
  const details = `node ${process.version} on ${process.platform}\nverandah ${process.argv.slice(2).join(' ')}\n\n${text}\n`;
  console.error(`This is a fault of Verandah, not of the content: ${text.split('\n')[0] ?? ''}`);
  try {
    writeFileSync(file, details);
    console.error(`Details are in ${file}; please send them with your report.`);
  } catch {
    console.error(details);
  }
  return EXIT.bug;
}
