import { nearest } from './arguments.ts';
import type { Command, CommandOption } from './command.ts';
import { COMMAND_GROUPS, COMMANDS } from './commands.ts';
import { terminalWidth } from './terminal/terminal.ts';
import { twoColumns, wrap } from './terminal/wrap.ts';

export function generalHelp(): string {
  const groups = COMMAND_GROUPS.flatMap(({ title, commands }) => [
    '',
    title,
    ...twoColumns(commands.map(({ name, summary }) => [name, summary])),
  ]);
  return [
    'Verandah: the direct-booking website of one hotel.',
    '',
    'Usage: verandah <command> [options]',
    'In the folder of Verandah type ./verandah, on Windows verandah (PowerShell: .\\verandah).',
    ...groups,
    '',
    'Start here:',
    ...twoColumns([
      ['verandah init my-hotel', 'write a small hotel to start from'],
      ['verandah check my-hotel', 'see what is wrong, and how to put it right'],
      ['verandah preview my-hotel', 'see it in the browser while you write'],
      ['verandah publish my-hotel', 'make it live'],
    ]),
    '',
    'Exit codes:',
    ...twoColumns([
      ['0', 'in order'],
      ['1', 'problems'],
      ['2', 'not understood, or nothing to check'],
      ['3', 'a file cannot be read'],
      ['4', 'another release was published meanwhile'],
      ['70', 'a fault of Verandah; a report file says which'],
      ['75', 'the database is busy; try again in a moment'],
    ]),
    '',
    ...wrap(
      'verandah <command> --help says more about a command. Nothing here needs a network.',
      terminalWidth(),
    ),
  ].join('\n');
}

const HELP: CommandOption = { name: 'help', words: 'this text' };

export function commandHelp({ name, usage, about, options, examples }: Command): string {
  const width = terminalWidth();
  return [
    `Usage: verandah ${name}${usage === '' ? '' : ` ${usage}`}`,
    ...about.flatMap((paragraph) => ['', ...wrap(paragraph, width)]),
    '',
    'Options:',
    ...twoColumns([...options, HELP].map((option) => [termOf(option), option.words])),
    '',
    'Examples:',
    ...twoColumns(examples.map(({ line, words }) => [line, words])),
  ].join('\n');
}

function termOf({ name, value, choices }: CommandOption): string {
  const follows = choices === undefined ? value : `<${name === 'format' ? 'format' : choices.join('|')}>`;
  return follows === undefined ? `--${name}` : `--${name} ${follows}`;
}

export async function unknownCommand(name: string): Promise<string> {
  const names = COMMANDS.map((command) => command.name);
  const [meant] = await nearest(name, names);
  const remedy = meant === undefined ? `There are: ${names.join(', ')}.` : `Did you mean: verandah ${meant}?`;
  return `verandah has no command "${name}". ${remedy}\nSee: verandah --help`;
}
