import { MAX_DEPTH, MAX_NODES, parseJson, type ParsedJson } from './json/parse.ts';
import { plainValue } from './json/syntax-node.ts';

export type JsonReading =
  | { kind: 'plain'; value: unknown }
  /** The full parser was used. */
  | { kind: 'parsed'; parsed: ParsedJson; value: unknown };

// Characters and numbers that JSON.parse accepts although they are harmful.
const NEEDS_A_LOOK =
  /[\u007f-\u009f\u202a-\u202e]|\\(?:[bf]|u(?:00[01789]|[dD][89a-fA-F]|20[26]))|\d{16}|[eE][+-]?\d{2}/;

/** Parses with `JSON.parse` where the file is valid, and with the full parser otherwise. */
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

/** Within the limits of depth and size, and without duplicate keys: those would make fewer keys than the text shows. */
function isWithinLimits(root: unknown, text: string): boolean {
  let nodes = 0;
  let keys = 0;
  const visit = (value: unknown, depth: number): boolean => {
    nodes += 1;
    if (depth > MAX_DEPTH || nodes > MAX_NODES) return false;
    if (typeof value !== 'object' || value === null) return true;
    if (Array.isArray(value)) return value.every((item) => visit(item, depth + 1));
    // Objects of JSON.parse have own keys only, so `in` is safe and avoids a list of keys.
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
 * An upper limit of the number of keys: counts colons after a quote. A text value that begins with a colon counts
 * too, which only means that the full parser is used.
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
