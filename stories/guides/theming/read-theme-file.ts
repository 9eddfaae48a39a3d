import { fieldsOfTokens, holdsDesignTokens } from '../../../schemas/engine/design-tokens.ts';
import { REFERENCE } from '../../../schemas/generated/reference.ts';
import type { Action } from './theme-draft.ts';

const FIELDS = REFERENCE.find(({ kind }) => kind === 'theme')?.fields ?? [];

/** Reads a theme file, or a theme as design tokens. A file that is neither replaces no draft. */
export async function readThemeFile(file: File): Promise<Action> {
  const text = await file.text();
  const read = valueOf(text);
  if (read === undefined)
    return { does: 'refuse', reasons: [`${file.name} is not JSON. ${await faultIn(text)}`] };
  if (holdsDesignTokens(read)) return fromTokens(file.name, read);
  if (typeof read === 'object' && read !== null && FIELDS.some(({ path }) => Object.hasOwn(read, path)))
    return { does: 'begin', draft: read };
  const reason = `${file.name} has none of the fields of a theme, such as \`primaryColor\`. Choose the theme.json of a content folder, or take one away below to see the fields.`;
  return { does: 'refuse', reasons: [reason] };
}

function fromTokens(name: string, tokens: unknown): Action {
  const { value, moved, problems, unread } = fieldsOfTokens(tokens);
  if (moved.size === 0) return { does: 'refuse', reasons: [unknownNames(name, unread)] };
  if (problems.length === 0) return { does: 'begin', draft: value, unread };
  return {
    does: 'refuse',
    reasons: problems.map(({ message, help = '' }) => `${message} ${sentenceOf(help)}`.trim()),
  };
}

function unknownNames(file: string, names: readonly string[]): string {
  const found = names.length === 0 ? 'It has no tokens.' : `Its tokens are ${someOf(names)}.`;
  return `${file} has no token that a theme knows. ${found} Name them \`color.primary\`, \`color.secondary\`, \`font.family\`; “As design tokens” below takes away a file with every name.`;
}

/** The first three names, and how many more there are. */
export function someOf(names: readonly string[]): string {
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `${names
    .slice(0, 3)
    .map((name) => `\`${name}\``)
    .join(', ')}${more}`;
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The place, cause and remedy of the first fault, in the words of the checker. */
async function faultIn(text: string): Promise<string> {
  // The checker is large, and most files are JSON.
  const { parseJson } = await import('#schemas/engine');
  const [fault] = parseJson(text, { isRelaxed: false }).errors;
  if (fault === undefined) return '';
  const line = text.slice(0, fault.start).split('\n').length;
  return `Line ${line}: ${fault.message} ${sentenceOf(fault.help ?? '')}`.trim();
}

function sentenceOf(words: string): string {
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
