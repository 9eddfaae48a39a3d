import type { ContentFile, KindTypes, TypedFile } from './content-file.ts';
import type { ContentIndex } from './content-index.ts';
import type { ContentEntry } from './file-system.ts';
import type { ContentKind } from './kinds.ts';
import type { PictureFacts } from './pictures/picture-facts.ts';

/** What a rule across files may look at. */
export interface CheckContext {
  files: readonly ContentFile[];
  /** Everything in the content folder, content or not. */
  entries: readonly ContentEntry[];
  index: ContentIndex;
  /** The calendar day at the hotel, year-month-day. Asked for late: the first look at a time zone takes long. */
  today(this: void): string;
  /** What the bytes of a file in the folder say; each file is read once. */
  pictureAt(path: string): Promise<PictureFacts>;
}

/** Every rule asks for its kinds, and a folder may have thousands of files: they are sorted once. */
const byKind = new WeakMap<readonly ContentFile[], Map<ContentKind, ContentFile[]>>();

/** The files of a kind that fit their schema: the only ones that rules of meaning look at. */
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
  // The validator of this kind has accepted the value
  return (sorted.get(kind) ?? []).map(({ path, value }) => ({ path, value: value as KindTypes[Kind] }));
}

/** True where every file of these kinds can be read: else what a rule misses may stand in one that cannot. */
export function areReadable(files: readonly ContentFile[], kinds: readonly string[]): boolean {
  return files.every((file) => !kinds.includes(file.kind) || file.value !== undefined);
}
