import { MAX_DEPTH, MAX_NODES, parseJson, type ParsedJson } from './json/parse.ts';
import { plainValue } from './json/syntax-node.ts';

export type JsonReading =
  | { kind: 'plain'; value: unknown }
  /** The slow way was needed: there are faults, or something had to be looked at closely. */
  | { kind: 'parsed'; parsed: ParsedJson; value: unknown };

// Characters and numbers that JSON.parse takes without a word although they would harm.
const NEEDS_A_LOOK = /[\u202a-\u202e\u2066-\u2069]|\\u(?:0000|[dD][89a-fA-F]|20[26])|\d{16}|[eE][+-]?\d{2}/;
const TEXT_OR_KEY = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** Reads a content file: `JSON.parse` where all is well, and the reader that knows places where it is not. */
export function readJson(text: string, { isRelaxed }: { isRelaxed: boolean }): JsonReading {
  if (!NEEDS_A_LOOK.test(text)) {
    const value = parsedQuickly(text);
    if (value !== undefined && isWithinLimits(value, text)) return { kind: 'plain', value };
  }
  const parsed = parseJson(text, { isRelaxed });
  const isUsable = parsed.root !== undefined && parsed.faults.every((found) => found.isRecovered);
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
  let level = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const children: unknown[] = Object.values(value);
      if (!Array.isArray(value)) keys += children.length;
      for (const child of children) below.push(child);
    }
    nodes += level.length;
    if (nodes > MAX_NODES) return false;
    level = below;
  }
  return keys === countKeys(text);
}

function countKeys(text: string): number {
  let count = 0;
  for (const match of text.matchAll(TEXT_OR_KEY)) if (match[1] !== undefined) count += 1;
  return count;
}
