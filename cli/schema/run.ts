import { type OwnWords, ownWordsOf } from '#schemas/engine';
import { nodeFileSystem } from '#schemas/engine/disk';
import type { Arguments } from '../arguments.ts';
import { findTarget } from '../check/target.ts';
import { UsageError } from '../command.ts';
import { EXIT } from '../exit.ts';
import { EXAMPLES } from '../../schemas/generated/examples.ts';
import { REFERENCE } from '../../schemas/generated/reference.ts';
import { print } from '../terminal/print.ts';
import { style } from '../terminal/style.ts';
import { terminalWidth } from '../terminal/terminal.ts';
import { twoColumns, wrap } from '../terminal/wrap.ts';
import { findKind } from './find-kind.ts';

type Reference = (typeof REFERENCE)[number];
type Field = Reference['fields'][number];

/** `verandah schema [kind]`: prints the fields of a kind of file. */
export async function runSchema(args: Arguments): Promise<number> {
  const { positionals } = args;
  const [name] = positionals;
  if (positionals.length > 1) throw new UsageError('schema takes one kind at a time.');
  if (name === undefined) {
    print(listOfKinds());
    return EXIT.ok;
  }
  const { kind } = await findKind(name);
  const own = await ownWordsOf(nodeFileSystem, (await findTarget(args.texts('in'))).root);
  for (const reference of REFERENCE) if (reference.kind === kind) print(tableOf(reference, own));
  return EXIT.ok;
}

function listOfKinds(): string {
  const rows = REFERENCE.map(
    ({ kind, place, title, description }) => [kind, `${place}: ${title}. ${description}`] as const,
  );
  return ['Kinds of files:', ...twoColumns(rows), '', 'verandah schema <kind> shows the fields of one.'].join(
    '\n',
  );
}

function tableOf({ kind, title, description, place, fields }: Reference, own: OwnWords): string {
  const width = terminalWidth();
  const forms = [...Map.groupBy(fields, ({ path }) => formOf(path))];
  const longest = Math.max(0, ...fields.map((field) => termOf(field).length));
  const tables = forms.flatMap(([form, group]) => [
    '',
    style('bold', form === '' ? 'Fields (* is required):' : `${form} (* is required):`),
    // All tables of a kind share one column width.
    ...twoColumns(
      group.map((field) => [termOf(field).padEnd(width < longest + 45 ? 0 : longest), wordsOf(field, own)]),
    ),
  ]);
  return [
    ...wrap(`${style('bold', title)}: ${description}`, width),
    `Its place: ${place}`,
    ...(fields.length > 0 ? tables : ['', 'For example:', own(exampleOfKind(kind))]),
    '',
    ...wrap(`verandah new ${kind} writes a starter with all required fields.`, width),
  ].join('\n');
}

function exampleOfKind(kind: string): string {
  return EXAMPLES.find((each) => each.kind === kind)?.complete.trimEnd() ?? '';
}

function formOf(path: string): string {
  return /^\((?<form>[^)]*)\)/.exec(path)?.groups?.['form'] ?? '';
}

function termOf({ path, isRequired }: Field): string {
  const name = path.replace(/^\([^)]*\)\./, '');
  return isRequired ? `${name} *` : name;
}

function wordsOf({ type, limits, description, example }: Field, own: OwnWords): string {
  const shown = exampleOf(example);
  const allowed = limits === '' ? type : `${type}, ${limits}`;
  return [
    `${allowed[0]?.toUpperCase() ?? ''}${allowed.slice(1)}.`,
    description,
    ...(shown === undefined ? [] : [`For example ${own(shown)}.`]),
  ].join(' ');
}

const LONGEST_EXAMPLE = 60;

function exampleOf(example: unknown): string | undefined {
  if (example === undefined || typeof example === 'object') return undefined;
  const text = JSON.stringify(example);
  return text.length > LONGEST_EXAMPLE ? undefined : text;
}
