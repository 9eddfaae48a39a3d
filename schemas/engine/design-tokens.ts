import type { ContentFile } from './content-file.ts';
import { pointerOf, type DiagnosticDraft, shown, valueAt, type ValuePath } from './diagnostic.ts';
import { didYouMean, suggestions } from './suggest.ts';

/** The token of each field of a theme. */
const FIELDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'color.primary': 'primaryColor',
    'color.secondary': 'secondaryColor',
    'color.accent': 'accentColor',
    'color.neutral': 'neutralColor',
    'color.support-neutral-1': 'supportNeutralColor1',
    'color.support-neutral-2': 'supportNeutralColor2',
    'color.support-neutral-3': 'supportNeutralColor3',
    'color.font-primary': 'fontColorPrimary',
    'color.font-secondary': 'fontColorSecondary',
    'color.black': 'baseBlack',
    'color.white': 'baseWhite',
    'font.family': 'fontFamily',
    'font.heading-family': 'headingFontFamily',
  }),
);

interface Token {
  name: string;
  path: ValuePath;
  type: string | undefined;
  value: unknown;
}

/** True for a theme in the Design Tokens format (2025.10). */
export function holdsDesignTokens(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).some(([key, inner]) => !key.startsWith('$') && isGroup(inner));
}

/** Resolves the tokens of a theme into its fields, and records where each came from. */
export function readDesignTokens(file: ContentFile): ContentFile {
  const { value, moved, problems } = fieldsOfTokens(file.value);
  const found = problems.map((problem) => ({ ...problem, file: file.path }));
  return { ...file, value, moved, diagnostics: [...file.diagnostics, ...found] };
}

interface FieldsOfTokens {
  /** The fields of a theme file. */
  value: Readonly<Record<string, unknown>>;
  /** The token's value that each field came from. */
  moved: ReadonlyMap<string, ValuePath>;
  problems: readonly Omit<DiagnosticDraft, 'file'>[];
}

export function fieldsOfTokens(input: unknown): FieldsOfTokens {
  const tokens = new Map(tokensIn(input, [], undefined).map((token) => [token.name, token]));
  const problems = new Map<string, Omit<DiagnosticDraft, 'file'>>();
  const value: Record<string, unknown> = { ...extensionsOf(input) };
  const moved = new Map<string, ValuePath>();
  for (const token of tokens.values()) {
    const resolved = resolve(token, tokens, [token]);
    // Several tokens may lead to one mistake.
    if (resolved.kind === 'problem') problems.set(resolved.key, resolved.diagnostic);
    const field = FIELDS.get(token.name);
    if (field === undefined) continue;
    moved.set(field, [...token.path, '$value']);
    value[field] = resolved.kind === 'value' ? resolved.value : standIn(field);
  }
  return { value, moved, problems: [...problems.values()] };
}

/** A theme as design tokens: what has a token of its own, and the rest, such as its steps, as our extension. */
export function designTokensOf(theme: object): object {
  const given = new Map<string, unknown>(Object.entries(theme));
  const groups: Record<string, Record<string, object>> = {};
  for (const [token, field] of FIELDS) {
    const value = given.get(field);
    const [group = '', name = ''] = token.split('.');
    if (value === undefined) continue;
    given.delete(field);
    groups[group] = { ...groups[group], [name]: group === 'font' ? fontToken(value) : colourToken(value) };
  }
  const { $schema: _ours, ...extension } = Object.fromEntries(given);
  return {
    ...groups,
    ...(Object.keys(extension).length > 0 && { $extensions: { 'org.verandah': extension } }),
  };
}

function fontToken(family: unknown): object {
  return { $type: 'fontFamily', $value: family };
}

/** A colour token; anything but `#rrggbb` is written as it is, for the reader to refuse. */
export function colourToken(colour: unknown): object {
  if (typeof colour !== 'string' || !/^#[0-9a-f]{6}$/i.test(colour))
    return { $type: 'color', $value: colour };
  const components = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return Number(channel.toFixed(4));
  });
  return { $type: 'color', $value: { colorSpace: 'srgb', components, hex: colour.toLowerCase() } };
}

// A placeholder, so that a broken token is not also reported as a missing or invalid field.
function standIn(field: string): string {
  return field === 'fontFamily' || field === 'headingFontFamily' ? 'Lora' : '#000000';
}

type Resolved =
  | { kind: 'value'; value: string }
  | { kind: 'problem'; key: string; diagnostic: Omit<DiagnosticDraft, 'file'> };

function resolve(token: Token, tokens: ReadonlyMap<string, Token>, way: readonly Token[]): Resolved {
  const { value } = token;
  const alias = typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
  if (alias === undefined) return plainValue(token, way[0]?.type ?? token.type);
  const target = tokens.get(alias);
  if (target === undefined) return nowhere(token, alias, [...tokens.keys()]);
  if (way.includes(target)) return cycle(token, [...way, target]);
  return resolve(target, tokens, [...way, target]);
}

function plainValue(token: Token, type: string | undefined): Resolved {
  const text = type === 'fontFamily' ? familyOf(token.value) : colourOf(token.value);
  if (text !== undefined) return { kind: 'value', value: text };
  const wanted = type === 'fontFamily' ? 'the name of a font' : 'a colour';
  return tokenError(token, {
    code: 'theme/value',
    message: `\`${token.name}\` is ${type === undefined ? 'of no type' : `of the type ${type}`}, and ${shown(token.value)} is not ${wanted}.`,
    expected: type === 'fontFamily' ? '"Lora"' : '"#7a1f3d", or an object with colorSpace "srgb"',
    help: type === 'fontFamily' ? 'write a name such as "Lora"' : 'write a colour such as "#7a1f3d"',
  });
}

function nowhere(token: Token, alias: string, known: readonly string[]): Resolved {
  // A token that points to itself has no value.
  const meant = suggestions(
    alias,
    known.filter((name) => name !== token.name),
  );
  const [only] = meant;
  return tokenError(token, {
    code: 'theme/alias',
    message: `There is no token \`${alias}\`${only === undefined ? '.' : `: ${didYouMean(meant) ?? ''}`}`,
    expected: known.join(', ').slice(0, 1000),
    help: only === undefined ? 'write the path of a token in braces, or a value' : `write "{${only}}"`,
    ...(meant.length === 1 &&
      only !== undefined && {
        fix: { kind: 'replace', title: `Write {${only}}`, safe: false, text: JSON.stringify(`{${only}}`) },
      }),
  });
}

function cycle(token: Token, way: readonly Token[]): Resolved {
  const from = way.findIndex(({ name }) => name === way.at(-1)?.name);
  const names = way.slice(from).map(({ name }) => name);
  const found = tokenError(token, {
    code: 'theme/cycle',
    message: `These tokens refer to each other in a circle: ${names.join(' → ')}.`,
    help: 'give one of them a value of its own',
  });
  return { ...found, key: names.slice(1).sort().join(' ') };
}

function tokenError(
  { path, value }: Token,
  words: Pick<DiagnosticDraft, 'code' | 'message' | 'help' | 'expected' | 'fix'>,
): Extract<Resolved, { kind: 'problem' }> {
  const at = [...path, '$value'];
  return {
    kind: 'problem',
    key: `${words.code} ${pointerOf(at)}`,
    diagnostic: { path: at, value: shown(value) || 'nothing', ...words },
  };
}

/** `#rrggbb`, or an sRGB object; another colour space uses its `hex` value if it has one. */
function colourOf(value: unknown): string | undefined {
  if (typeof value === 'string') return /^#[0-9a-f]{6}$/i.test(value) ? value : undefined;
  const hex = valueAt(value, ['hex']);
  if (typeof hex === 'string' && /^#[0-9a-f]{6}$/i.test(hex)) return hex;
  const components = valueAt(value, ['components']);
  if (valueAt(value, ['colorSpace']) !== 'srgb' || !Array.isArray(components)) return undefined;
  const channels: unknown[] = components;
  const numbers = channels.filter((channel) => typeof channel === 'number' && channel >= 0 && channel <= 1);
  if (numbers.length !== 3 || channels.length !== 3) return undefined;
  return `#${numbers
    .map((channel) =>
      Math.round(Number(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function familyOf(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : undefined;
}

/** All tokens below a group. A token inherits the type of the nearest group. */
function tokensIn(group: unknown, path: ValuePath, inherited: string | undefined): Token[] {
  const own = valueAt(group, ['$type']);
  const type = typeof own === 'string' ? own : inherited;
  return Object.entries(Object(group)).flatMap(([key, inner]: [string, unknown]) => {
    if (key.startsWith('$') || !isGroup(inner)) return [];
    const at = [...path, key];
    if (!('$value' in inner)) return tokensIn(inner, at, type);
    const tokenType = valueAt(inner, ['$type']);
    return [
      {
        name: at.join('.'),
        path: at,
        type: typeof tokenType === 'string' ? tokenType : type,
        value: inner.$value,
      },
    ];
  });
}

/** Extensions hold data that is not a token. */
function extensionsOf(value: unknown): object {
  const own = valueAt(value, ['$extensions', 'org.verandah']);
  const hint = valueAt(value, ['$schema']);
  return { ...(typeof own === 'object' ? own : {}), ...(typeof hint === 'string' && { $schema: hint }) };
}

function isGroup(value: unknown): value is { $value?: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
