import { invisibleIn, suspiciousCharacterIn } from '../characters.ts';
import { FORMATS } from '../formats.ts';
import { shown } from '../diagnostic.ts';
import { type SchemaErrorContext, titleOf, type Words } from './error-context.ts';

/** Rules that a text breaks by a character that nobody sees, or that is taken for another. */
const ABOUT_CHARACTERS = ['pattern', 'format', 'enum', 'const'];

/**
 * The words of a fault where an odd character is its cause: that is said instead, with the text as it was meant. A value
 * that looks right and is refused without naming the character could not be put right.
 */
export function withoutSuspiciousCharacters(context: SchemaErrorContext, words: Words): Words {
  const { error, value, field } = context;
  if (!ABOUT_CHARACTERS.includes(error.keyword) || typeof value !== 'string') return words;
  // A host in another alphabet is said by the address itself.
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

/** Whether the value would be in order like this; a form that only its schema knows is taken for accepted. */
function isAccepted({ field }: SchemaErrorContext, text: string): boolean {
  if (field.enum !== undefined) return field.enum.includes(text);
  const format = Object.entries(FORMATS).find(([name]) => name === field.format);
  if (format !== undefined) return format[1](text);
  return field.pattern === undefined || new RegExp(field.pattern, 'u').test(text);
}
