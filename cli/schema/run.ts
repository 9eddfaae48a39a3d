import { KINDS } from '#schemas/engine';
import type { Arguments } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { EXIT } from '../exit.ts';
import { style } from '../terminal/style.ts';
import { terminalWidth } from '../terminal/terminal.ts';
import { twoColumns, wrap } from '../terminal/wrap.ts';
import { allowedWords } from './allowed-words.ts';
import { type Field, fieldsOf, schemaOf } from './fields.ts';
import { findKind, type KindPlace } from './find-kind.ts';
import { print } from '../terminal/print.ts';

/** `verandah schema [kind]`: the fields that a kind of file has. */
export async function runSchema({ positionals }: Arguments): Promise<number> {
  const [name] = positionals;
  if (positionals.length > 1) throw new UsageError('schema takes one kind at a time.');
  print(name === undefined ? listOfKinds() : tableOf(await findKind(name)));
  return EXIT.ok;
}

function listOfKinds(): string {
  const rows = KINDS.map(({ kind, place }) => {
    const { title = kind, description = '' } = schemaOf(kind).schema;
    return [kind, `${placeWords(place)}: ${title}. ${description}`] as const;
  });
  return ['Kinds of files:', ...twoColumns(rows), '', 'verandah schema <kind> shows the fields of one.'].join(
    '\n',
  );
}

function tableOf({ kind, place }: KindPlace): string {
  const { title = kind, description = '' } = schemaOf(kind).schema;
  const fields = fieldsOf(kind);
  const groups = Map.groupBy(fields, ({ form }) => form ?? '');
  const width = Math.max(...fields.map(({ name }) => name.length)) + 2;
  const isNarrow = terminalWidth() < width + 45;
  const tables = [...groups].flatMap(([form, group]) => [
    '',
    style('bold', form === '' ? 'Fields (* is needed):' : `Where ${form}:`),
    ...twoColumns(group.map((field) => [termOf(field).padEnd(isNarrow ? 0 : width), wordsOf(field)])),
  ]);
  return [
    ...wrap(`${style('bold', title)}: ${description}`, terminalWidth()),
    `Its place: ${placeWords(place)}`,
    ...tables,
    '',
    ...wrap(`verandah new ${kind} writes a starter with every field that is needed.`, terminalWidth()),
  ].join('\n');
}

function termOf({ name, isNeeded }: Field): string {
  return isNeeded ? `${name} *` : name;
}

function wordsOf({ schema, within }: Field): string {
  const example = exampleOf(schema.examples?.[0]);
  return [
    ...(within === undefined ? [] : [`With ${within}.`]),
    `${sentence(allowedWords(schema))}.`,
    schema.description ?? '',
    ...(example === undefined ? [] : [`For example ${example}.`]),
  ].join(' ');
}

const LONGEST_EXAMPLE = 60;

function exampleOf(example: unknown): string | undefined {
  if (example === undefined || typeof example === 'object') return undefined;
  const text = JSON.stringify(example);
  return text.length > LONGEST_EXAMPLE ? undefined : text;
}

function placeWords(place: string): string {
  return place.endsWith('/') ? `${place}<id>.json` : `${place}.json`;
}

function sentence(words: string): string {
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}
