import { EXAMPLES } from '../generated/examples.ts';
import type { KindTypes } from './content-file.ts';
import { checkContent, type Report } from './check-content.ts';
import { EXAMPLE_DAY, exampleFiles } from './example-hotel.ts';
import type { ContentKind } from './kinds.ts';
import { memoryFileSystem } from './memory-file-system.ts';
import type { KindExamples } from './reference.ts';

/** The new content of a file of the small hotel; null removes the file. */
export type FileChange = string | Uint8Array | object | null;

/** A copy of a kind's complete example. Together the examples are a valid hotel. */
export function example<Kind extends keyof KindTypes>(kind: Kind): KindTypes[Kind] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the example is valid: a test of its own holds it
  return JSON.parse(exampleOf(kind).complete) as KindTypes[Kind];
}

/** The report of the rules of form: what tests change need not make sense for a hotel. */
export async function checkSmallHotel(
  changes: Readonly<Record<string, FileChange>> = {},
  now: Date = EXAMPLE_DAY,
): Promise<Report> {
  const report = await checkWithSense(changes, now);
  const diagnostics = report.diagnostics.filter(({ code }) => !code.startsWith('sense/'));
  return {
    ...report,
    diagnostics,
    warnings: diagnostics.filter(({ severity }) => severity === 'warning').length,
  };
}

export function checkWithSense(
  changes: Readonly<Record<string, FileChange>> = {},
  now: Date = EXAMPLE_DAY,
): Promise<Report> {
  const files = new Map([...exampleFiles()].map(([path, content]) => [path, bytesOf(asWritten(content))]));
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
  return exampleOf(kind).path;
}

function exampleOf(kind: ContentKind): KindExamples {
  const found = EXAMPLES.find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`There is no example of ${kind}.`);
  return found;
}

/** Laid out as what tests write instead, so that a line is found where they count it. */
function asWritten(content: string | Uint8Array): object {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every text of the example hotel is an object
  return typeof content === 'string' ? (JSON.parse(content) as object) : content;
}

function bytesOf(change: Exclude<FileChange, null>): Uint8Array {
  if (change instanceof Uint8Array) return change;
  return new TextEncoder().encode(typeof change === 'string' ? change : JSON.stringify(change, null, 2));
}

/** What the rules of sense say, one line for each: `rates/udaipur.json/seasons/0/from sense/date-far: …`. */
export async function senseLines(
  changes: Readonly<Record<string, FileChange>>,
  now?: Date,
): Promise<string[]> {
  const { diagnostics } = await checkWithSense(changes, now);
  return diagnostics
    .filter(({ code }) => code.startsWith('sense/'))
    .map(({ file, pointer, code, message }) => `${file}${pointer} ${code}: ${message}`);
}
