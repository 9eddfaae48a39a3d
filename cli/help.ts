import { suggestions } from '#schemas/engine';
import { COMMANDS } from './commands.ts';

/** What `verandah` alone prints: what it is for, what to type first, and what the exit codes mean. */
export function generalHelp(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  return `Verandah: the direct-booking website of one hotel.

Usage: verandah <command> [options]

Commands:
${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}   ${summary}`).join('\n')}

Start here:
  verandah check content      see what is wrong, and how to put it right
  verandah publish content    make it live

Exit codes: 0 in order · 1 problems · 2 not understood, or nothing to check · 3 a file cannot be read ·
            4 another release was published meanwhile · 70 a fault of Verandah

verandah <command> --help says more about a command.`;
}

export function unknownCommand(name: string): string {
  const names = COMMANDS.map((command) => command.name);
  const [meant] = suggestions(name, names);
  const remedy = meant === undefined ? `There are: ${names.join(', ')}.` : `Did you mean: verandah ${meant}?`;
  return `verandah has no command "${name}". ${remedy}\nSee: verandah --help`;
}
