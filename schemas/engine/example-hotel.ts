import { EXAMPLES } from '../generated/examples.ts';
import { checkContent, type Report } from './check-content.ts';
import type { ContentFileSystem } from './file-system.ts';
import { memoryFileSystem } from './memory-file-system.ts';
import type { OwnWords } from './own-words.ts';
import { pictureStub } from './picture-stub.ts';
import type { CheckerRule, FileChange, ListedAs } from './rule.ts';

/** A date on which all seasons and codes of the example are valid. */
export const EXAMPLE_DAY = new Date('2026-11-21T10:00:00Z');

/**
 * The complete examples of all kinds, which form a small valid hotel. `init` writes it; `explain` breaks one rule of
 * it.
 */
export function exampleHotel(): Map<string, string> {
  return new Map(EXAMPLES.map(({ path, complete }) => [path, complete]));
}

export function picturesOf(hotel: ReadonlyMap<string, string>): string[] {
  const used = [...hotel.values()].flatMap((text) => text.match(/(?<=")images\/[^"]+(?=")/g) ?? []);
  return [...new Set(used)].toSorted();
}

/** Its files with its pictures. */
export function exampleFiles(): Map<string, string | Uint8Array> {
  const hotel = exampleHotel();
  return new Map<string, string | Uint8Array>([
    ...hotel,
    ...picturesOf(hotel).map((path) => [path, pictureStub(path, isIcon(path) ? SQUARE : {})] as const),
  ]);
}

const SQUARE = { width: 512, height: 512 };

export function isIcon(path: string): boolean {
  return path.endsWith('/icon.png');
}

/** Checks the example hotel with the changes of a rule's example; in words of another hotel where they are given. */
export function checkExample(
  example: CheckerRule['example'] = [],
  own: OwnWords = (text) => text,
): Promise<Report> {
  const bytes = new Map(
    [...filesOf(example)].map(([path, content]) => [own(path), bytesOf(named(content, own))]),
  );
  const changes = [example].flat().map((change) => ({ ...change, file: own(change.file) }));
  const fs = changes.filter((change) => change.kind === 'listed').reduce(listing, memoryFileSystem(bytes));
  return checkContent({ fs, root: 'content', now: EXAMPLE_DAY });
}

function named(content: string | Uint8Array, own: OwnWords): string | Uint8Array {
  return typeof content === 'string' ? own(content) : content;
}

/** The example hotel's files with the changes of a rule's example. */
export function filesOf(example: CheckerRule['example']): Map<string, string | Uint8Array> {
  const files = exampleFiles();
  for (const change of [example].flat()) changeFile(files, change);
  return files;
}

function changeFile(files: Map<string, string | Uint8Array>, change: FileChange): void {
  switch (change.kind) {
    case 'replaced':
      files.set(change.file, replacedText(String(files.get(change.file)), change));
      return;
    case 'added':
      files.set(change.file, change.content);
      return;
    case 'copied':
      files.set(change.as, files.get(change.file) ?? '');
      return;
    case 'removed':
      files.delete(change.file);
      return;
    // The file keeps its bytes; only its entry changes.
    case 'listed':
      return;
    default:
      change satisfies never;
  }
}

function listing(
  fs: ContentFileSystem,
  { file, as: { unreadable, ...entry } }: { file: string; as: ListedAs },
): ContentFileSystem {
  return {
    ...fs,
    list: async (root) =>
      (await fs.list(root))?.map((listed) => (listed.path === file ? { ...listed, ...entry } : listed)),
    read: (root, path) =>
      path === file && unreadable !== undefined
        ? Promise.reject(Object.assign(new Error('permission denied'), { code: unreadable }))
        : fs.read(root, path),
  };
}

function replacedText(text: string, { file, from, to }: { file: string; from: string; to: string }): string {
  if (!text.includes(from)) throw new Error(`The example hotel's ${file} has no ${from}.`);
  return text.replace(from, () => to);
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}
