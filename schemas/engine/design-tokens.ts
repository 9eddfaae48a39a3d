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

/** The types of tokens that a theme is made of. Others, such as dimensions, are left alone. */
const TYPES: readonly (string | undefined)[] = ['color', 'fontFamily', undefined];

interface Token {
  name: string;
  /** Where its value stands: `$value`, or `$ref` where the token is nothing but a reference. */
  at: ValuePath;
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
  /** The names of the tokens that are no field, and that no field refers to. */
  unread: readonly string[];
}

export function fieldsOfTokens(input: unknown): FieldsOfTokens {
  const tokens = new Map(tokensIn(input, [], undefined).map((token) => [token.name, token]));
  const problems = new Map<string, Omit<DiagnosticDraft, 'file'>>();
  const value: Record<string, unknown> = { ...extensionsOf(input) };
  const moved = new Map<string, ValuePath>();
  const read = new Set<string>();
  for (const token of tokens.values()) {
    const field = FIELDS.get(token.name);
    const way = wayOf(token, tokens);
    if (field === undefined && !TYPES.includes(typeOf(way))) continue;
    const resolved = resolve(way, tokens);
    // Several tokens may lead to one mistake.
    if (resolved.kind === 'problem') problems.set(resolved.key, resolved.diagnostic);
    if (field === undefined) continue;
    for (const { name } of way) read.add(name);
    moved.set(field, token.at);
    value[field] = resolved.kind === 'value' ? resolved.value : standIn(field);
  }
  const unread = [...tokens.keys()].filter((name) => !read.has(name));
  return { value, moved, problems: [...problems.values()], unread };
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

/** The token and those that it refers to, one after the other: up to a value, a missing token, or one that came before. */
function wayOf(token: Token, tokens: ReadonlyMap<string, Token>): readonly Token[] {
  const way = [token];
  for (let next = targetOf(token, tokens); next !== undefined; next = targetOf(next, tokens)) {
    const isCircle = way.includes(next);
    way.push(next);
    if (isCircle) break;
  }
  return way;
}

function targetOf(token: Token, tokens: ReadonlyMap<string, Token>): Token | undefined {
  return tokens.get(aliasIn(token.value) ?? '');
}

/** The first type on the way: an alias without one has its target's. */
function typeOf(way: readonly Token[]): string | undefined {
  return way.find(({ type }) => type !== undefined)?.type;
}

function resolve(way: readonly Token[], tokens: ReadonlyMap<string, Token>): Resolved {
  const [before, last = before] = way.slice(-2);
  if (before === undefined || last === undefined) throw new Error('A way begins with a token.');
  if (way.indexOf(last) < way.length - 1) return cycle(before, way);
  const alias = aliasIn(last.value);
  return alias === undefined ? plainValue(last, typeOf(way)) : nowhere(last, alias, [...tokens.keys()]);
}

/** The name of the token that a value refers to: `{color.wine}`, or `{ "$ref": "#/color/wine/$value" }`. */
function aliasIn(value: unknown): string | undefined {
  if (typeof value === 'string') return /^\{([^{}]+)\}$/.exec(value)?.[1];
  const pointer = valueAt(value, ['$ref']);
  if (typeof pointer !== 'string') return undefined;
  return pointer
    .replace(/^#?\//, '')
    .replace(/\/\$value$/, '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}

function plainValue(token: Token, type: string | undefined): Resolved {
  const text = type === 'fontFamily' ? familyOf(token.value) : colourOf(token.value);
  if (text !== undefined) return { kind: 'value', value: text };
  if (type === 'color' && typeof token.value === 'object') return wrongColour(token);
  const wanted = type === 'fontFamily' ? 'the name of a font' : 'a colour';
  return tokenError(token, {
    code: 'theme/value',
    message: `\`${token.name}\` is ${type === undefined ? 'of no type' : `of the type ${type}`}, and ${shown(token.value)} is not ${wanted}.`,
    expected: type === 'fontFamily' ? '"Lora"' : COLOUR_FORMS,
    help: type === 'fontFamily' ? 'write a name such as "Lora"' : 'write a colour such as "#7a1f3d"',
  });
}

const COLOUR_FORMS = '"#7a1f3d", or an object with colorSpace "srgb"';

function wrongColour(token: Token): Resolved {
  const { said, help } = faultOf(token.value);
  return tokenError(token, {
    code: 'theme/value',
    message: `\`${token.name}\` ${said}`,
    expected: COLOUR_FORMS,
    help,
  });
}

/** Which part of a colour object is wrong. */
function faultOf(colour: unknown): { said: string; help: string } {
  const space = valueAt(colour, ['colorSpace']);
  const alpha = valueAt(colour, ['alpha']);
  const components = valueAt(colour, ['components']);
  if (isSeeThrough(alpha))
    return {
      said: `has an alpha of ${shown(alpha)}, and the colours of a theme are opaque.`,
      help: 'write the colour that is seen, without alpha',
    };
  if (typeof space === 'string' && space !== 'srgb')
    return {
      said: `is in the colour space ${space}, without the same colour as \`hex\`.`,
      help: 'add "hex", such as "#7a1f3d", or write the colour in "srgb"',
    };
  if (space === 'srgb' && components !== undefined)
    return {
      said: `has the components ${shown(components)}, and srgb has three, from 0 to 1.`,
      help: componentsFromBytes(components) ?? 'write three numbers, such as [0.48, 0.12, 0.24]',
    };
  return {
    said: `is of the type color, and ${shown(colour)} is not a colour.`,
    help: 'write a colour such as "#7a1f3d"',
  };
}

/** The remedy for components from 0 to 255, as many programs write them. */
function componentsFromBytes(components: unknown): string | undefined {
  if (!Array.isArray(components) || components.length !== 3) return undefined;
  const bytes: unknown[] = components;
  if (!bytes.every(isByte)) return undefined;
  return `divide each by 255: [${bytes.map((part) => Number((Number(part) / 255).toFixed(4))).join(', ')}]`;
}

function isByte(part: unknown): boolean {
  return typeof part === 'number' && part >= 0 && part <= 255;
}

function isSeeThrough(alpha: unknown): boolean {
  return alpha !== undefined && alpha !== 1;
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
      typeof token.value === 'string' &&
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
  { at, value }: Token,
  words: Pick<DiagnosticDraft, 'code' | 'message' | 'help' | 'expected' | 'fix'>,
): Extract<Resolved, { kind: 'problem' }> {
  return {
    kind: 'problem',
    key: `${words.code} ${pointerOf(at)}`,
    diagnostic: { path: at, value: shown(value) || 'nothing', ...words },
  };
}

/** `#rrggbb`, or an sRGB object; another colour space uses its `hex` value if it has one. */
function colourOf(value: unknown): string | undefined {
  if (typeof value === 'string') return isHex(value) ? value : undefined;
  if (isSeeThrough(valueAt(value, ['alpha']))) return undefined;
  const isSrgb = valueAt(value, ['colorSpace']) === 'srgb';
  const hex = valueAt(value, ['hex']);
  // The components are the colour, and `hex` is for programs that do not know the colour space.
  return (isSrgb ? hexOf(valueAt(value, ['components'])) : undefined) ?? (isHex(hex) ? hex : undefined);
}

function isHex(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

function hexOf(components: unknown): string | undefined {
  if (!Array.isArray(components)) return undefined;
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
    const holder = '$value' in inner ? '$value' : '$ref';
    const value = valueAt(inner, [holder]);
    if (value === undefined) return tokensIn(inner, at, type);
    const tokenType = valueAt(inner, ['$type']);
    return [
      {
        name: at.join('.'),
        at: [...at, holder],
        type: typeof tokenType === 'string' ? tokenType : type,
        // A lone `$ref` is the same as one in `$value`.
        value: holder === '$ref' ? { $ref: value } : value,
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
