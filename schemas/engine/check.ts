import type { ContentFile, KindTypes, TypedFile } from './content-file.ts';
import type { ContentIndex } from './content-index.ts';
import type { ContentEntry } from './file-system.ts';
import type { ContentKind } from './kinds.ts';
import type { PictureFacts } from './pictures/picture-facts.ts';

/** The input of rules that compare files. */
export interface CheckContext {
  files: readonly ContentFile[];
  /** All files of the folder, content or not. */
  entries: readonly ContentEntry[];
  index: ContentIndex;
  /** The date at the hotel, as YYYY-MM-DD. A function, since Intl is slow to load. */
  today(this: void): string;
  /** The first bytes of a file, which tell its type. */
  startAt(path: string, bytes: number): Promise<Uint8Array>;
  /** Facts on a picture; each file is read once. */
  pictureAt(path: string): Promise<PictureFacts>;
}

/** Memoized: every rule asks for its kinds, and a folder may have thousands of files. */
const byKind = new WeakMap<readonly ContentFile[], Map<ContentKind, ContentFile[]>>();

/** The valid files of a kind. */
export function validFiles<Kind extends ContentKind>(
  files: readonly ContentFile[],
  kind: Kind,
): readonly TypedFile<Kind>[] {
  const sorted =
    byKind.get(files) ??
    Map.groupBy(
      files.filter(({ isValid }) => isValid),
      (file) => file.kind,
    );
  byKind.set(files, sorted);
  // The validator of this kind accepted the value.
  return (sorted.get(kind) ?? []).map(({ path, value }) => ({ path, value: value as KindTypes[Kind] }));
}

/** True where no file of these kinds is unreadable. */
export function areReadable(files: readonly ContentFile[], kinds: readonly string[]): boolean {
  return files.every((file) => !kinds.includes(file.kind) || file.value !== undefined);
}
