import { MAX_DEPTH, MAX_NODES, parseJson, type ParsedJson } from './json/parse.ts';
import { plainValue } from './json/syntax-node.ts';

export type JsonReading =
  | { kind: 'plain'; value: unknown }
  /** The slow way was needed: there are faults, or something had to be looked at closely. */
  | { kind: 'parsed'; parsed: ParsedJson; value: unknown };

// Characters and numbers that JSON.parse takes without a word although they would harm.
const NEEDS_A_LOOK =
  /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\\(?:[bf]|u(?:00[01789]|[dD][89a-fA-F]|20[26]))|\d{16}|[eE][+-]?\d{2}/;

/** Reads a content file: `JSON.parse` where all is well, and the reader that knows places where it is not. */
export function readJson(text: string, { isRelaxed }: { isRelaxed: boolean }): JsonReading {
  if (!NEEDS_A_LOOK.test(text)) {
    const value = parsedQuickly(text);
    if (value !== undefined && isWithinLimits(value, text)) return { kind: 'plain', value };
  }
  const parsed = parseJson(text, { isRelaxed });
  const isUsable = parsed.root !== undefined && parsed.errors.every((found) => found.isRecovered);
  return { kind: 'parsed', parsed, value: isUsable && parsed.root ? plainValue(parsed.root) : undefined };
}

function parsedQuickly(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Not too deep, not too many, and as many keys as the text shows: fewer means that one stood there twice. */
function isWithinLimits(root: unknown, text: string): boolean {
  let nodes = 0;
  let keys = 0;
  const visit = (value: unknown, depth: number): boolean => {
    nodes += 1;
    if (depth > MAX_DEPTH || nodes > MAX_NODES) return false;
    if (typeof value !== 'object' || value === null) return true;
    if (Array.isArray(value)) return value.every((item) => visit(item, depth + 1));
    // What JSON.parse makes has keys of its own and no others; a list of them would be made only to be thrown away.
    for (const name in value) {
      keys += 1;
      if (!visit(Reflect.get(value, name), depth + 1)) return false;
    }
    return true;
  };
  return visit(root, 0) && keys === mostKeys(text);
}

const QUOTE = 0x22;

/**
 * Counts colons with a quote before them. Every key has one; a text that begins with a colon has one too and makes the
 * number too large, never too small: such a file is then read in the slow way, which finds that all is well.
 */
function mostKeys(text: string): number {
  let count = 0;
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    let before = colon - 1;
    while (isBlank(text.charCodeAt(before))) before -= 1;
    if (text.charCodeAt(before) === QUOTE && !isEscaped(text, before)) count += 1;
  }
  return count;
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}

function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0;
  while (text[quote - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}
