import {
  checkContent,
  type ContentKind,
  type Diagnostic,
  memoryFileSystem,
  pictureStub,
} from '#schemas/engine';
import { EXAMPLES } from '../../../schemas/generated/examples.ts';

/** The day on which the example hotel is in order: its seasons end. */
const NOW = new Date('2026-11-21T10:00:00Z');

/** What the checker says of one file of the example hotel. */
export interface Verdict {
  text: string;
  problems: readonly Diagnostic[];
}

/** Checks the example hotel with one of its files written differently, as `verandah check` does: with all the others. */
export async function checkExample(path: string, text: string): Promise<Verdict> {
  const hotel = new Map(EXAMPLES.map((example) => [example.path, example.complete]));
  hotel.set(path, text);
  const used = [...hotel.values()].flatMap((words) => words.match(/(?<=")images\/[^"]+(?=")/g) ?? []);
  const files = new Map([
    ...[...hotel].map(([name, words]) => [name, new TextEncoder().encode(words)] as const),
    ...used.map((picture) => [picture, pictureStub(picture)] as const),
  ]);
  const { diagnostics } = await checkContent({ fs: memoryFileSystem(files), root: '', now: NOW });
  return { text, problems: diagnostics.filter(({ file }) => file === path) };
}

/** What the checker says of each broken example of a kind, by its name. */
export type BrokenVerdicts = ReadonlyMap<string, Verdict>;

/** Checks every broken example of a kind. */
export async function verdictsOn(kind: ContentKind): Promise<BrokenVerdicts> {
  const { path = '', broken = [] } = EXAMPLES.find((each) => each.kind === kind) ?? {};
  return new Map(
    await Promise.all(broken.map(async ({ name, text }) => [name, await checkExample(path, text)] as const)),
  );
}
