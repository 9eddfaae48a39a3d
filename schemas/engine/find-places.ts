import type { Locator, ValuePlace } from './locate.ts';
import type { ValuePath } from './diagnostic.ts';

/** The wanted paths as a tree. */
interface Wanted {
  steps: Map<string | number, Wanted>;
  place?: ValuePlace;
}

interface Reader {
  readonly text: string;
  at: number;
}

/**
 * Finds the positions of some values in one pass over valid JSON. A full syntax tree takes ten times the time and
 * memory.
 */
export function findPlaces(text: string, paths: readonly ValuePath[]): Locator {
  const root: Wanted = { steps: new Map() };
  for (const path of paths) {
    let wanted = root;
    for (const step of path) {
      const next: Wanted = wanted.steps.get(step) ?? { steps: new Map() };
      wanted.steps.set(step, next);
      wanted = next;
    }
  }
  const reader = { text, at: 0 };
  skipSpace(reader);
  readValue(reader, root);
  return (path) => {
    let deepest = root;
    for (const step of path) {
      const next = deepest.steps.get(step);
      if (next?.place === undefined) break;
      deepest = next;
    }
    return deepest.place ?? { start: 0, end: 0, isContainer: false };
  };
}

function readValue(reader: Reader, wanted: Wanted): void {
  const start = reader.at;
  const opening = reader.text[start];
  const isContainer = opening === '{' || opening === '[';
  if (!isContainer || wanted.steps.size === 0) skipValue(reader);
  else if (opening === '{') readObject(reader, wanted);
  else readList(reader, wanted);
  wanted.place = { ...wanted.place, start, end: reader.at, isContainer };
}

function readObject(reader: Reader, wanted: Wanted): void {
  openContainer(reader);
  while (reader.text[reader.at] !== '}') {
    const start = reader.at;
    skipText(reader);
    const end = reader.at;
    const written = reader.text.slice(start + 1, end - 1);
    // A JSON string parses to a string.
    const key = written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written;
    skipSpace(reader);
    reader.at += 1;
    skipSpace(reader);
    const inner = wanted.steps.get(key);
    if (inner === undefined) skipValue(reader);
    else {
      readValue(reader, inner);
      if (inner.place) inner.place.key = { start, end };
    }
    passComma(reader);
  }
  reader.at += 1;
}

function readList(reader: Reader, wanted: Wanted): void {
  openContainer(reader);
  for (let index = 0; reader.text[reader.at] !== ']'; index += 1) {
    const inner = wanted.steps.get(index);
    if (inner === undefined) skipValue(reader);
    else readValue(reader, inner);
    passComma(reader);
  }
  reader.at += 1;
}

function openContainer(reader: Reader): void {
  reader.at += 1;
  skipSpace(reader);
}

function passComma(reader: Reader): void {
  skipSpace(reader);
  if (reader.text[reader.at] !== ',') return;
  reader.at += 1;
  skipSpace(reader);
}

function skipSpace(reader: Reader): void {
  const { text } = reader;
  let code = text.charCodeAt(reader.at);
  while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) {
    reader.at += 1;
    code = text.charCodeAt(reader.at);
  }
}

function skipText(reader: Reader): void {
  const { text } = reader;
  let end = text.indexOf('"', reader.at + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  reader.at = end + 1;
}

function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(quote - 1 - backslashes) === 0x5c) backslashes += 1;
  return backslashes % 2 === 1;
}

function skipValue(reader: Reader): void {
  const { text } = reader;
  const opening = text[reader.at];
  if (opening === '"') return skipText(reader);
  if (opening !== '{' && opening !== '[') return skipWord(reader);
  let depth = 0;
  do {
    const code = text.charCodeAt(reader.at);
    // Inside a container only strings and brackets matter: " [ { and ] }
    if (code === 0x22) skipText(reader);
    else {
      if (code === 0x5b || code === 0x7b) depth += 1;
      else if (code === 0x5d || code === 0x7d) depth -= 1;
      reader.at += 1;
    }
  } while (depth > 0 && reader.at < text.length);
  return undefined;
}

function skipWord(reader: Reader): void {
  const { text } = reader;
  for (;;) {
    const code = text.charCodeAt(reader.at);
    // A comma, a bracket, white space or the end of the text ends a number or a word.
    const isEnd = Number.isNaN(code) || code === 0x2c || code === 0x5d || code === 0x7d || code <= 0x20;
    if (isEnd) return;
    reader.at += 1;
  }
}
