import { readFileSync } from 'node:fs';
import type { KindTypes } from './content-file.ts';
import { checkContent, type Report } from './check-content.ts';
import { KINDS } from './kinds.ts';
import { memoryFileSystem } from './memory-file-system.ts';

/** What a test writes in place of a file of the small hotel; null takes the file away. */
export type FileChange = string | Uint8Array | object | null;

const NAMES = {
  location: 'udaipur',
  room: 'lake-suite',
  rate: 'udaipur',
  policy: 'flexible',
  album: 'moments',
} as const;
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46);

/** The complete example of a kind, to be changed by a test. Together the examples are a hotel without a fault. */
export function example<Kind extends keyof KindTypes>(kind: Kind): KindTypes[Kind] {
  const file = `${import.meta.dirname}/../content/${kind}/examples/valid-complete.json`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the example is valid: a test of its own holds it
  return JSON.parse(readFileSync(file, 'utf8')) as KindTypes[Kind];
}

/** Checks the small hotel with some files written differently. */
export function checkSmallHotel(changes: Readonly<Record<string, FileChange>> = {}): Promise<Report> {
  const files = new Map<string, Uint8Array>([
    ...['courtyard.jpg', 'lake.jpg', 'logo.png', 'line.jpg'].map((name) => [`images/${name}`, JPEG] as const),
    ...KINDS.map(({ kind, place }) => [pathFor(kind, place), bytesOf(example(kind))] as const),
  ]);
  for (const [path, change] of Object.entries(changes)) {
    if (change === null) files.delete(path);
    else files.set(path, bytesOf(change));
  }
  return checkContent({ fs: memoryFileSystem(files), root: 'content' });
}

/** Every problem on a line: `hotel.json:7:15 error enum`. */
export async function problemLines(changes: Readonly<Record<string, FileChange>>): Promise<string[]> {
  const { diagnostics } = await checkSmallHotel(changes);
  return diagnostics.map(
    ({ file, range, severity, code }) =>
      `${file}:${range.start.line}:${range.start.column} ${severity} ${code}`,
  );
}

function pathFor(kind: keyof KindTypes, place: string): string {
  if (!place.endsWith('/')) return `${place}.json`;
  const names: Partial<Record<keyof KindTypes, string>> = NAMES;
  return `${place}${names[kind] ?? kind}.json`;
}

function bytesOf(change: Exclude<FileChange, null>): Uint8Array {
  if (change instanceof Uint8Array) return change;
  return new TextEncoder().encode(typeof change === 'string' ? change : JSON.stringify(change, null, 2));
}
