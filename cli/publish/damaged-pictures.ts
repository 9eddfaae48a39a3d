import { checkContent, createCheckCache, type Report } from '#schemas/engine';
import { nodeFileSystem } from '#schemas/engine/disk';
import { TOOL_LANGUAGE } from '#schemas/language';

/** Pictures that passed the check but cannot be decoded, with the encoder's message for each file. */
export class DamagedPictures extends Error {
  override readonly name = 'DamagedPictures';
  readonly reasons: ReadonlyMap<string, string>;

  constructor(reasons: ReadonlyMap<string, string>) {
    // Sorted, since they are decoded in parallel.
    const sorted = [...reasons].toSorted(([a], [b]) => a.localeCompare(b, TOOL_LANGUAGE));
    const sentences = Array.from(sorted, ([file, reason]) => `${file} is damaged (${reason})`);
    super(`${sentences.join('; ')}.`);
    this.reasons = new Map(sorted);
  }
}

/** Reports these pictures as diagnostics of the content. Rethrows every other error. */
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
    damage: `the encoder reports “${reason.trim().replaceAll(/\s+/g, ' ')}”`,
  };
}
