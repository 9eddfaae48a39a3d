import type { ContentFile } from './content-file.ts';

/** Memoizes a function by file, so that after a save only the changed file is examined again. */
export function ofEachFile<Found>(
  look: (file: ContentFile) => readonly Found[],
): (files: readonly ContentFile[]) => Found[] {
  const known = new WeakMap<ContentFile, readonly Found[]>();
  return (files) =>
    files.flatMap((file) => {
      const found = known.get(file) ?? look(file);
      known.set(file, found);
      return found;
    });
}
