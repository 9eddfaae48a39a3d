import { zip, type Zippable } from 'fflate';
import type { FolderFiles } from './folder-files.ts';

/** All files of a folder in one ZIP, made in this browser. Pictures are compressed already and only stored. */
export async function zipFolder(files: FolderFiles): Promise<Blob> {
  const entries = await Promise.all(
    [...files].map(async ([path, file]) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return [path, [bytes, { level: /\.jsonc?$/i.test(path) ? 6 : 0 }]] as const;
    }),
  );
  const packed = await new Promise<Uint8Array<ArrayBuffer>>((done, fail) =>
    zip(Object.fromEntries(entries) as Zippable, (error, data) => (error ? fail(error) : done(data))),
  );
  return new Blob([packed], { type: 'application/zip' });
}

/** Hands a file to the person, as a download. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
