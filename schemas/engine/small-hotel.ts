import { readFileSync } from 'node:fs';
import type { KindTypes } from './content-file.ts';
import { checkContent, type Report } from './check-content.ts';
import { type ContentKind, KINDS } from './kinds.ts';
import { memoryFileSystem } from './memory-file-system.ts';
import { jpeg } from './test-pictures.ts';

/** The new content of a file of the small hotel; null removes the file. */
export type FileChange = string | Uint8Array | object | null;

const NAMES = {
  location: 'udaipur',
  room: 'lake-suite',
  rate: 'udaipur',
  policy: 'flexible',
  album: 'moments',
  service: 'boat-dinner',
} as const;
const PICTURES = ['courtyard.jpg', 'lake.jpg', 'logo.png'];
/** A date on which all seasons of the examples are valid. */
const NOW = new Date('2026-11-21T10:00:00Z');

/** A copy of a kind's complete example. Together the examples are a valid hotel. */
export function example<Kind extends keyof KindTypes>(kind: Kind): KindTypes[Kind] {
  const file = `${import.meta.dirname}/../content/${kind}/examples/valid-complete.json`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the example is valid: a test of its own holds it
  return JSON.parse(readFileSync(file, 'utf8')) as KindTypes[Kind];
}

export function checkSmallHotel(
  changes: Readonly<Record<string, FileChange>> = {},
  now: Date = NOW,
): Promise<Report> {
  const files = new Map<string, Uint8Array>([
    ...PICTURES.map((name) => [`images/${name}`, jpeg()] as const),
    ...KINDS.map(({ kind }) => [pathOfKind(kind), bytesOf(example(kind))] as const),
  ]);
  for (const [path, change] of Object.entries(changes)) {
    if (change === null) files.delete(path);
    else files.set(path, bytesOf(change));
  }
  return checkContent({ fs: memoryFileSystem(files), root: 'content', now });
}

/** One line for each diagnostic: `hotel.json:7:15 error enum`. */
export async function diagnosticLines(changes: Readonly<Record<string, FileChange>>): Promise<string[]> {
  const { diagnostics } = await checkSmallHotel(changes);
  return diagnostics.map(
    ({ file, range, severity, code }) =>
      `${file}:${range.start.line}:${range.start.column} ${severity} ${code}`,
  );
}

export function pathOfKind(kind: ContentKind): string {
  const place: string = KINDS.find((each) => each.kind === kind)?.place ?? kind;
  const names: Partial<Record<ContentKind, string>> = NAMES;
  return place.endsWith('/') ? `${place}${names[kind] ?? kind}.json` : `${place}.json`;
}

function bytesOf(change: Exclude<FileChange, null>): Uint8Array {
  if (change instanceof Uint8Array) return change;
  return new TextEncoder().encode(typeof change === 'string' ? change : JSON.stringify(change, null, 2));
}
