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
      ['verandah check my-hotel', 'see problems and how to correct them'],
      ['verandah preview my-hotel', 'see the site while you write'],
      ['verandah publish my-hotel', 'make it live'],
    ]),
    '',
    'Exit codes:',
    ...twoColumns([
      ['0', 'in order'],
      ['1', 'problems'],
      ['2', 'wrong usage, or nothing to check'],
      ['3', 'a file cannot be read'],
      ['4', 'another release was published in the meantime'],
      ['70', 'an internal error of Verandah; it writes a report file'],
      ['75', 'the database is busy; try again in a moment'],
    ]),
    '',
    ...wrap('verandah <command> --help explains a command. All commands work offline.', terminalWidth()),
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
