import { invisibleIn, suspiciousCharacterIn } from '../characters.ts';
import { FORMATS } from '../formats.ts';
import { shown } from '../diagnostic.ts';
import { type SchemaErrorContext, titleOf, type Words } from './error-context.ts';

/** Keywords that fail because of an invisible or confusable character. */
const ABOUT_CHARACTERS = ['pattern', 'format', 'enum', 'const'];

/** Names a suspicious character where it is the cause of the error, since the value looks right otherwise. */
export function withoutSuspiciousCharacters(context: SchemaErrorContext, words: Words): Words {
  const { error, value, field } = context;
  if (!ABOUT_CHARACTERS.includes(error.keyword) || typeof value !== 'string') return words;
  // The message on addresses covers hosts in other alphabets.
  if (field.format === 'https-url' && invisibleIn(value) === undefined) return words;
  const suspicious = suspiciousCharacterIn(value);
  if (suspicious === undefined) return words;
  const { words: said, meant } = suspicious;
  const isSure = meant !== undefined && isAccepted(context, meant);
  return {
    ...words,
    message: `${titleOf(context)} ${said}.`,
    ...(isSure && {
      help: `write "${shown(meant, 100)}"`,
      fix: { kind: 'replace', title: `Write ${meant}`, safe: false, text: JSON.stringify(meant) },
    }),
  };
}

/** Whether the value would be valid. A pattern that only the schema knows is assumed to match. */
function isAccepted({ field }: SchemaErrorContext, text: string): boolean {
  if (field.enum !== undefined) return field.enum.includes(text);
  const format = Object.entries(FORMATS).find(([name]) => name === field.format);
  if (format !== undefined) return format[1](text);
  return field.pattern === undefined || new RegExp(field.pattern, 'u').test(text);
}
