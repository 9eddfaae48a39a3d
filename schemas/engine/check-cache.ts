import type { ContentFile } from './content-file.ts';
import type { PictureFacts } from './pictures/picture-facts.ts';

/** Results of earlier checks of the same folder. */
export interface CheckCache {
  files: Map<string, ContentFile>;
  pictures: Map<string, Promise<PictureFacts>>;
  /** The currency that messages in these files are written for. */
  currency?: string | undefined;
}

export function createCheckCache(): CheckCache {
  return { files: new Map(), pictures: new Map() };
}

export function invalidateFile({ files, pictures }: CheckCache, path: string): void {
  files.delete(path);
  pictures.delete(path);
}
