import { CONTENT_VERSION } from '../../content-version.ts';
import { type DiagnosticDraft, shown } from '../diagnostic.ts';
import { didYouMean, suggestions } from '../suggest.ts';
import { type SchemaErrorContext, nameOf, diagnosticOf, titleOf, type Words } from './error-context.ts';
import { formatWords } from './formats.ts';
import { limitWords } from './limits.ts';
import { withoutSuspiciousCharacters } from './suspicious-characters.ts';
import { patternWords } from './patterns.ts';
import { fractionWords, priceWords, timeWords } from './written-numbers.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: 'text in double quotes',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list `[…]`',
  object: 'an object `{…}`',
};

export async function valueDiagnostic(context: SchemaErrorContext): Promise<DiagnosticDraft> {
  const words = withoutSuspiciousCharacters(context, await wordsFor(context));
  const isListing = typeof context.value === 'object' && context.value !== null;
  return diagnosticOf(context, { ...(!isListing && { value: shown(context.value) }), ...words });
}

function wordsFor(context: SchemaErrorContext): Words | Promise<Words> {
  switch (context.error.keyword) {
    case 'type':
      return typeWords(context);
    case 'enum':
    case 'const':
      return choiceWords(context);
    case 'pattern':
      return patternWords(context);
    case 'format':
      return formatWords(context);
    default:
      return limitWords(context);
  }
}

function typeWords(context: SchemaErrorContext): Words {
  const { field, value } = context;
  const wanted = field.type ?? String(context.error.params['type']);
  if (value === null) return nullWords(context);
  const isFraction = wanted === 'integer' && typeof value === 'number';
  if (isFraction) return fractionWords(context, value);
  const known =
    typeof value === 'string' ? (timeWords(context, value) ?? priceWords(context, value)) : undefined;
  if (known !== undefined) return known;
  const meant = meantValue(wanted, value);
  return {
    code: 'type',
    message: `${titleOf(context)} is ${TYPES[wanted] ?? wanted}; this is ${foundType(value)}.`,
    expected: wanted,
    ...(meant ? { help: meant.help } : exampleHelp(context, wanted)),
    ...(meant && { fix: { kind: 'replace', title: `Write ${meant.text}`, safe: true, text: meant.text } }),
  };
}

function nullWords(context: SchemaErrorContext): Words {
  const parent = context.book.fieldAt(context.kind, context.root, context.path.slice(0, -1));
  const isNeeded = parent.required?.includes(String(context.path.at(-1))) ?? false;
  return {
    code: 'null',
    message: `${titleOf(context)} is null, which is not a value.`,
    expected: context.field.type ?? 'a value',
    help: isNeeded ? `write ${nameOf(context.field, 'a value')}; it is needed` : 'remove the line instead',
    ...(!isNeeded &&
      typeof context.path.at(-1) === 'string' && {
        fix: { kind: 'remove-line', title: 'Remove the line', safe: true },
      }),
  };
}

function meantValue(wanted: string, value: unknown): { text: string; help: string } | undefined {
  if (typeof value === 'string') {
    const isNumber = wanted === 'number' || wanted === 'integer';
    if (isNumber && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value))
      return { text: value, help: 'remove the quotes' };
    const word = value.toLowerCase();
    if (wanted === 'boolean' && ['true', 'yes', 'on'].includes(word))
      return { text: 'true', help: 'write true, without quotes' };
    if (wanted === 'boolean' && ['false', 'no', 'off'].includes(word))
      return { text: 'false', help: 'write false, without quotes' };
  }
  if (wanted === 'string' && typeof value === 'number')
    return { text: `"${value}"`, help: 'put it in double quotes' };
  return undefined;
}

function foundType(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return `text (${shown(JSON.stringify(value), 40)})`;
  return typeof value === 'number' ? `the number ${value}` : shown(value);
}

function exampleHelp({ field, kind }: SchemaErrorContext, wanted: string): Pick<Words, 'example' | 'help'> {
  const [first] = field.examples ?? [];
  if (first === undefined) return { help: `write ${TYPES[wanted] ?? wanted}` };
  const example = JSON.stringify(first);
  return example.length > 80
    ? { help: `\`verandah schema ${kind}\` shows its fields` }
    : { help: `for example ${example}`, example };
}

function choiceWords(context: SchemaErrorContext): Words {
  const { field, value } = context;
  if (context.path.join('/') === 'version' && context.kind === 'hotel') return versionWords(value);
  const known = (field.enum ?? [field.const]).map(String);
  const meant = typeof value === 'string' ? suggestions(value, known) : [];
  const [only] = meant;
  const quote = (word: string): string =>
    typeof (field.enum?.[0] ?? field.const) === 'string' ? `"${word}"` : word;
  return {
    code: 'enum',
    message: `${titleOf(context)} cannot be ${shown(JSON.stringify(value))}${meant.length > 0 ? `; ${didYouMean(meant) ?? ''}` : '.'}`,
    expected: known.join(', '),
    help:
      known.length === 1 && !isText(field.const)
        ? `remove the line, or write ${known.join('')}`
        : `allowed: ${known.join(', ')}`,
    ...(meant.length === 1 &&
      only !== undefined && {
        fix: {
          kind: 'replace',
          title: `Write ${only}`,
          safe: only.toLowerCase() === shown(value).toLowerCase(),
          text: quote(only),
        },
      }),
  };
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function versionWords(value: unknown): Words {
  // Another type was reported before.
  const isNewer = Number(value) > CONTENT_VERSION;
  return {
    code: isNewer ? 'version/newer' : 'version/older',
    message: `This content has version ${Number(value)}; this Verandah reads version ${CONTENT_VERSION}.`,
    expected: String(CONTENT_VERSION),
    help: isNewer ? 'update Verandah, then check again' : 'run `verandah migrate`, which updates the files',
  };
}
