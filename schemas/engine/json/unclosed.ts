import { type Cursor, addError, lineOf } from './cursor.ts';

/** Reports a bracket that is still open at the end of the file or of the outer level. */
export function unclosed(cursor: Cursor, opener: number): void {
  const next = cursor.text[cursor.at];
  const end = next === undefined ? Math.max(cursor.text.trimEnd().length, opener + 1) : cursor.at;
  addError(cursor, {
    ...neverClosed(cursor, opener),
    start: next === undefined ? end - 1 : end,
    end: next === undefined ? end : end + 1,
    note: next === undefined ? 'the file ends here' : `\`${next}\` comes first`,
    help: `write \`${cursor.text[opener] === '{' ? '}' : ']'}\` where it should end`,
    isRecovered: false,
  });
}

/** Tokens that can only follow after the closing bracket: a name after a list, an object after an object. */
const NEXT = {
  ']': { pattern: /\s*(?:,\s*)?("(?:[^"\\\r\n]|\\.)*")\s*:/y, note: 'a list has no names' },
  '}': { pattern: /\s*(?:,\s*)?(\{)/y, note: 'another object begins' },
};

/** True where the outer level continues after the last value, so that the bracket is missing. */
export function isBracketForgotten(cursor: Cursor, opener: number, bracket: keyof typeof NEXT): boolean {
  const { pattern, note } = NEXT[bracket];
  pattern.lastIndex = cursor.at;
  const next = pattern.exec(cursor.text)?.[1];
  if (next === undefined) return false;
  const start = cursor.text.indexOf(next, cursor.at);
  const hasComma = cursor.text.slice(cursor.at, start).includes(',');
  addError(cursor, {
    ...neverClosed(cursor, opener),
    start,
    end: start + next.length,
    note,
    help: `write \`${bracket}\` before ${next.length > 40 || next === '{' ? 'this' : next}`,
    fix: {
      title: `Write ${bracket}`,
      edits: [{ offset: cursor.at, length: 0, text: hasComma ? bracket : `${bracket},` }],
      isGuess: true,
    },
    isRecovered: true,
  });
  cursor.assumedEnd = cursor.at;
  return true;
}

function neverClosed({ text }: Cursor, opener: number) {
  return {
    code: 'json/unclosed' as const,
    message: `This \`${text[opener] ?? ''}\` (line ${lineOf(text, opener)}) is never closed.`,
    related: { start: opener, end: opener + 1, message: 'opened here' },
  };
}
