import { exampleFiles } from '#schemas/engine/example-hotel';
import type { FolderFiles } from './folder-files.ts';

function asBlobs(files: ReadonlyMap<string, string | Uint8Array>): FolderFiles {
  return new Map(
    [...files].map(([path, content]) => [
      path,
      new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
    ]),
  );
}

/** The example hotel, which is in order as long as its seasons are. */
export function goodFolder(): FolderFiles {
  return asBlobs(exampleFiles());
}

/** The same with a slip that is safe to mend, one that only the hotel can mend, and one that makes no sense. */
export function brokenFolder(): FolderFiles {
  const files = exampleFiles();
  const changed = (path: string, from: string, to: string): void => {
    const text = String(files.get(path));
    if (!text.includes(from)) throw new Error(`${path} has no ${from}.`);
    files.set(path, text.replace(from, to));
  };
  changed('hotel.json', '"currency"', '"curency"');
  changed('theme.json', '"#0f4a4c"', '"0f4a4c"');
  changed('rooms/lake-suite.json', '"capacity": 4', '"capacity": 40');
  changed('pages/home.json', '"images/lake.jpg"', '"images/lac.jpg"');
  return asBlobs(files);
}
