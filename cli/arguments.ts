import { parseArgs } from 'node:util';
import { type Arguments, type CommandOption, UsageError } from './command.ts';

export type { Arguments } from './command.ts';

type Known = readonly CommandOption[];

/** Parses a command line by the command's own options. Throws a `UsageError` with a remedy for everything else. */
export async function readArguments(args: string[], known: Known): Promise<Arguments> {
  const options = Object.fromEntries(
    known.map((option) => [option.name, { type: isSwitch(option) ? 'boolean' : 'string' } as const]),
  );
  // Not `strict`: its errors name neither the choices nor the nearest option.
  const { tokens, positionals } = parseArgs({ args, options, strict: false, tokens: true });
  const given = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = known.find(({ name }) => `--${name}` === token.rawName);
    if (option === undefined) throw await unknownOption(token.rawName, known);
    given.set(option.name, [...(given.get(option.name) ?? []), await valueOf(option, token)]);
  }
  return {
    positionals,
    given: [...given.keys()],
    has: (name) => given.has(name),
    text: (name) => given.get(name)?.at(-1),
    texts: (name) => given.get(name) ?? [],
  };
}

function isSwitch({ value, choices }: CommandOption): boolean {
  return value === undefined && choices === undefined;
}

async function valueOf(
  option: CommandOption,
  { value, inlineValue: isInline }: { value?: string | undefined; inlineValue?: boolean | undefined },
): Promise<string> {
  const { name, choices } = option;
  if (isSwitch(option)) {
    if (value === undefined) return '';
    throw new UsageError(`--${name} takes no value.`);
  }
  // `--format --watch` lacks a value; a value that begins with a dash is joined with `=`.
  const isLacking = value === undefined || value === '' || (isInline !== true && /^-./.test(value));
  if (isLacking) throw new UsageError(`--${name} needs ${wantedWords(option)} after it.`);
  if (choices === undefined || choices.includes(value)) return value;
  const meant = await didYouMean(value, choices);
  throw new UsageError(`--${name} is ${orList(choices)}, not "${value}".${meant}`);
}

function wantedWords({ value, choices }: CommandOption): string {
  return choices === undefined ? (value ?? '') : orList(choices);
}

async function unknownOption(written: string, known: Known): Promise<UsageError> {
  const names = known.map(({ name }) => `--${name}`);
  const meant = await didYouMean(written, names);
  const list = names.length === 0 ? 'It has none but --help.' : `There are: ${names.join(', ')}.`;
  return new UsageError(`There is no option ${written}.${meant === '' ? ` ${list}` : meant}`);
}

/** The known words nearest to the given one, best first. */
export async function nearest(written: string, known: readonly string[]): Promise<string[]> {
  // Imported on a mistake only: this loads the whole checker.
  const { suggestions } = await import('#schemas/engine');
  return suggestions(written, known);
}

/** ` Did you mean: a?` with its leading space; empty where nothing is near. */
export async function didYouMean(written: string, known: readonly string[]): Promise<string> {
  const meant = await nearest(written, known);
  return meant.length === 0 ? '' : ` Did you mean: ${orList(meant)}?`;
}

function orList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
}
