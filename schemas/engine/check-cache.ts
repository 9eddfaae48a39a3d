import type { ContentFile } from './content-file.ts';
import type { PictureFacts } from './pictures/picture-facts.ts';

/** What a check learnt of single files, for the next check of the same folder. What is in it is not read again. */
export interface CheckCache {
  files: Map<string, ContentFile>;
  pictures: Map<string, Promise<PictureFacts>>;
  /** The hotel's, in which the problems of these files speak of money. */
  currency?: string | undefined;
}

export function createCheckCache(): CheckCache {
  return { files: new Map(), pictures: new Map() };
}

/** Lets a file go that has changed. */
export function invalidateFile({ files, pictures }: CheckCache, path: string): void {
  files.delete(path);
  pictures.delete(path);
}
