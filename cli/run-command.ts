import { readArguments } from './arguments.ts';
import { COMMANDS } from './commands.ts';
import { EXIT } from './exit.ts';
import { printError, print } from './terminal/print.ts';

/** Runs one command line, without the program's name, and prints its result. @returns the exit code. */
export async function runCommand([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h') return showHelp(undefined);
  if (name === 'help') return showHelp(args[0]);
  if (name === '--version' || name === '-V') return showVersion();
  const command = COMMANDS.find((each) => each.name === name);
  if (command === undefined || args.includes('--help') || args.includes('-h')) return showHelp(name);
  try {
    return await command.run(await readArguments(args, command.options));
  } catch (error) {
    if (isUsageError(error)) {
      printError(`${error.message}\nSee: verandah ${name} --help`);
      return EXIT.usage;
    }
    return reportInternalErrorOf(error, name);
  }
}

export async function reportInternalErrorOf(error: unknown, command: string): Promise<number> {
  (await import('./internal-error.ts')).reportInternalError(error, command);
  return EXIT.bug;
}

async function showHelp(name: string | undefined): Promise<number> {
  const { commandHelp, generalHelp, unknownCommand } = await import('./help.ts');
  const command = COMMANDS.find((each) => each.name === name);
  if (name !== undefined && command === undefined) {
    printError(await unknownCommand(name));
    return EXIT.usage;
  }
  print(command === undefined ? generalHelp() : commandHelp(command));
  return EXIT.ok;
}

async function showVersion(): Promise<number> {
  const { toolVersion } = await import('./package-root.ts');
  print(`verandah ${toolVersion()}`);
  return EXIT.ok;
}

/** The built command and its sources each have their own class, so `instanceof` is not enough. */
function isUsageError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'UsageError';
}
