import { checkContent, createCheckCache, type Report } from '#schemas/engine';
import { nodeFileSystem } from '#schemas/engine/disk';

/** Pictures that the check took for whole and the encoder does not: by file, in the words of the encoder. */
export class DamagedPictures extends Error {
  override readonly name = 'DamagedPictures';
  readonly reasons: ReadonlyMap<string, string>;

  constructor(reasons: ReadonlyMap<string, string>) {
    // They come in the order in which they were decoded, which is another one each time.
    const sorted = [...reasons].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
    const sentences = Array.from(sorted, ([file, reason]) => `${file} cannot be read to its end (${reason})`);
    super(`${sentences.join('; ')}.`);
    this.reasons = new Map(sorted);
  }
}

/** The report on the content with these pictures as the problems that they are. Throws every other error again. */
export function reportDamaged(error: unknown, root: string): Promise<Report> {
  if (!(error instanceof DamagedPictures)) throw error;
  const cache = createCheckCache();
  for (const [file, reason] of error.reasons) {
    cache.pictures.set(file, factsOf(reason));
  }
  return checkContent({ fs: nodeFileSystem, root, cache });
}

async function factsOf(reason: string) {
  return {
    kind: 'none' as const,
    holds: 'a damaged picture',
    damage: `the encoder says “${reason.trim().replaceAll(/\s+/g, ' ')}”`,
  };
}
