import { currencyUnit } from '#domain/currencies';
import { minorOfMain } from '#domain/money';
import { suspiciousCharacterIn } from '../characters.ts';
import type { FieldSchema } from '../field.ts';
import { wordsFor } from '../kinds.ts';
import { type DiagnosticDraft, shown, valueAt } from '../diagnostic.ts';
import { didYouMean, hasSameLetters, suggestions } from '../suggest.ts';
import {
  contextOf,
  exampleLine,
  type SchemaErrorContext,
  type InvalidFile,
  nameOf,
  diagnosticOf,
} from './error-context.ts';
import { misplacedKeys } from './misplaced-keys.ts';
import type { SchemaError } from '../validator.ts';

/** Unknown and missing keys of each object. A misspelt required key is one diagnostic, not two. */
export function keyDiagnostics(source: InvalidFile, errors: readonly SchemaError[]): DiagnosticDraft[] {
  const { diagnostics, reported } = misplacedKeys(source, errors);
  const byObject = Map.groupBy(
    errors.filter((found) => !reported.has(found)),
    (found) => found.instancePath,
  );
  return [...diagnostics, ...[...byObject.values()].flatMap((group) => objectDiagnostics(source, group))];
}

function objectDiagnostics(source: InvalidFile, errors: readonly SchemaError[]): DiagnosticDraft[] {
  const missing = new Set(errors.flatMap(({ params }) => stringsOf(params['missingProperty'])));
  const unknown = errors
    .filter((found) => found.keyword === 'additionalProperties')
    .map((found) => contextOf(source, found));
  const renamed = unknown.map((context) => unknownKey(context, missing));
  const absent = errors
    .filter((found) => found.keyword === 'required')
    .map((found) => contextOf(source, found))
    .filter((context) => missing.has(String(context.error.params['missingProperty'])))
    .map(missingKey);
  return [...renamed, ...absent];
}

/** Fields of earlier versions, and where they are now. */
const MOVED: Readonly<Record<string, string>> = {
  'rate.infants':
    'run `verandah migrate`: ages are now `childBands` in hotel.json, and prices `childPrices` of rooms and meals',
};

/** Explains an unknown key. If it stands for a missing key, that key is removed from `missing`. */
function unknownKey(context: SchemaErrorContext, missing: Set<string>): DiagnosticDraft {
  const key = String(context.error.params['additionalProperty']);
  const known = Object.keys(context.field.properties ?? {});
  const free = known.filter((name) => !Object.hasOwn(Object(context.value), name) && name !== '$schema');
  const candidates = suggestions(key, free);
  const needed = candidates.filter((name) => missing.has(name));
  const chosen = needed.length > 0 ? needed : candidates;
  const [only] = chosen;
  if (chosen.length === 1 && only !== undefined) missing.delete(only);
  const target = chosen.length === 1 && only !== undefined ? fieldAt(context, only) : undefined;
  return diagnosticOf(context, {
    code: 'unknown-key',
    path: [...context.path, key],
    span: 'key',
    message: unknownKeyMessage(key, chosen),
    label: key,
    value: key,
    expected: free.join(', '),
    help: unknownKeyHelp(context, { key, only, target, free }),
    ...(chosen.length === 1 &&
      only !== undefined && {
        fix: {
          kind: 'replace',
          title: `Write ${only}`,
          // `"amount": 4` is rather four euros than four cents.
          safe: target?.['x-code'] !== 'money/minor' || /minor/i.test(key),
          text: JSON.stringify(only),
        },
      }),
  });
}

function fieldAt({ book, kind, root, path }: SchemaErrorContext, key: string): FieldSchema {
  return book.fieldAt(kind, root, [...path, key]);
}

function unknownKeyMessage(key: string, meant: readonly string[]): string {
  const suspicious = suspiciousCharacterIn(key);
  // The two names look the same, so the message names the character.
  if (suspicious !== undefined) return `\`${key}\` ${suspicious.words}.`;
  return `\`${key}\` is not known here${meant.length > 0 ? `: ${didYouMean(meant) ?? ''}` : '.'}`;
}

function unknownKeyHelp(
  { path, book, kind, currency }: SchemaErrorContext,
  {
    key,
    only,
    target,
    free,
  }: { key: string; only: string | undefined; target: FieldSchema | undefined; free: string[] },
): string {
  const moved = MOVED[`${kind}.${[...path, key].join('.')}`];
  if (moved !== undefined) return moved;
  if (only !== undefined && target !== undefined)
    return `use \`${only}\`${target.title === undefined ? '' : ` (${nameOf(target, only)})`}${unitHelp(key, target, currency)}`;
  if (only !== undefined) return 'use one of these names, or remove the line';
  const owners = path.length > 0 ? [] : book.kindsWithKey(key).filter((other) => other !== kind);
  if (owners.length > 0) return `\`${key}\` belongs to ${owners.map(wordsFor).join(' or ')}; remove it here`;
  if (free.length === 0) return 'remove the line';
  return `remove the line, or use one of: ${free.slice(0, 8).join(', ')}${free.length > 8 ? ', …' : ''}`;
}

function unitHelp(key: string, target: FieldSchema, currency = 'EUR'): string {
  if (target['x-code'] !== 'money/minor' || /minor/i.test(key)) return '';
  return ` and write the amount in its smallest unit: ${currency} 4 is ${minorOfMain(4, currencyUnit(currency))}`;
}

function missingKey(context: SchemaErrorContext): DiagnosticDraft {
  const key = String(context.error.params['missingProperty']);
  const path = [...context.path, key];
  const field = context.book.fieldAt(context.kind, context.root, path);
  const line = exampleLine(key, field);
  return diagnosticOf(context, {
    code: field['x-missing'] ?? 'missing',
    span: 'end',
    label: field.title ?? key,
    message: `Add ${nameOf(field, key)}${line === undefined ? `: \`${key}\` is missing.` : `, for example ${ended(line)}`}`,
    note: `\`${key}\` is missing before this`,
    expected: key,
    ...(line !== undefined && { example: line }),
    ...(field.description !== undefined && { help: field.description }),
  });
}

/** Adds a full stop, unless the line ends with one. */
function ended(line: string): string {
  return line.endsWith('."') ? line : `${line}.`;
}

/** The content is nested one level too deep: `{ "album": { … } }`. */
export function wrappedDiagnostic(source: InvalidFile): DiagnosticDraft | undefined {
  const entries = Object.entries(Object(source.root));
  const [only] = entries;
  if (entries.length !== 1 || only === undefined) return undefined;
  const [key, inner] = only;
  if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return undefined;
  const known = source.book.keysOf(source.kind);
  const isWrapped = !known.includes(key) && Object.keys(inner).some((name) => known.includes(name));
  if (!isWrapped) return undefined;
  return {
    code: 'structure/wrapped',
    file: source.file,
    path: [key],
    span: 'key',
    message: `Remove the outer \`${key}\` level.`,
    help: `${sentence(wordsFor(source.kind))} begins with its own fields: take the inner {…} out of \`${key}\``,
    value: key,
    fix: { kind: 'unwrap', title: `Remove the outer ${key} level`, safe: true },
  };
}

/** The file is not an object. */
export function rootTypeDiagnostic(source: InvalidFile): DiagnosticDraft | undefined {
  const { root, kind, file } = source;
  if (typeof root === 'object' && root !== null && !Array.isArray(root)) return undefined;
  const found = Array.isArray(root)
    ? 'a list `[…]`'
    : root === null
      ? 'null'
      : `a single value (${typeof root})`;
  const words = wordsFor(kind);
  return {
    code: 'type',
    file,
    path: [],
    message: `${sentence(words)} is an object \`{…}\`; this file holds ${found}.`,
    help: Array.isArray(root)
      ? `write one file for each: ${words} is a single {…}`
      : 'write the fields inside { and }',
    expected: 'object',
  };
}

/** A tagged union with a missing or unknown tag. */
export function unionDiagnostic(context: SchemaErrorContext): DiagnosticDraft {
  const tag = String(context.error.params['tag']);
  const tags = (context.field.oneOf ?? []).flatMap((branch) => stringsOf(branch.properties?.[tag]?.const));
  const written = valueAt(context.value, [tag]);
  if (written === undefined) {
    return diagnosticOf(context, {
      code: 'missing',
      span: 'end',
      message: `Add \`${tag}\`: ${listed(tags)}.`,
      note: `\`${tag}\` is missing before this`,
      expected: tags.join(', '),
    });
  }
  const meant = typeof written === 'string' ? suggestions(written, tags) : [];
  const [only] = meant;
  return diagnosticOf(context, {
    code: 'union/tag',
    path: [...context.path, tag],
    message: `\`${tag}\` is ${listed(tags)}${meant.length > 0 ? `; ${didYouMean(meant) ?? ''}` : '.'}`,
    value: shown(written),
    expected: tags.join(', '),
    help: only === undefined ? `write one of ${tags.join(', ')}` : `write "${only}"`,
    ...(only !== undefined &&
      meant.length === 1 && {
        fix: {
          kind: 'replace',
          title: `Write ${only}`,
          safe: hasSameLetters(shown(written), only),
          text: JSON.stringify(only),
        },
      }),
  });
}

function listed(words: readonly string[]): string {
  return words.join(', ').replace(/, (?=[^,]*$)/, ' or ');
}

function stringsOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : [];
}

function sentence(words: string): string {
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}
