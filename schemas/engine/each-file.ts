import type { ContentFile } from './content-file.ts';

/**
 * A look at one file at a time. What was found in a file holds as long as the file does: while a folder is watched only
 * the file that was saved is looked at again.
 */
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
