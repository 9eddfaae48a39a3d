import type { CheckContext } from '../../engine/check.ts';
import type { NoPicture, Picture } from '../../engine/pictures/picture-facts.ts';
import type { RuleDiagnostic } from '../../engine/rule.ts';
import { type Asset, readPictures } from './asset-lookup.ts';

const MOST_RELATED = 5;

type Words = Omit<RuleDiagnostic, 'file' | 'path' | 'value' | 'related'>;

/**
 * Diagnostics of picture files: one for each file, at its first use, with the other uses as related places. `alike`
 * separates uses that need a diagnostic of their own.
 */
export async function pictureDiagnostics(
  context: CheckContext,
  wordsFor: (facts: Picture | NoPicture, asset: Asset) => Words | undefined,
  alike?: (asset: Asset) => string,
): Promise<RuleDiagnostic[]> {
  const pictures = await readPictures(context);
  return pictures.flatMap(({ facts, uses }) => {
    const groups = alike === undefined ? [uses] : [...Map.groupBy(uses, alike).values()];
    return groups.flatMap((group): RuleDiagnostic[] => {
      const [first, ...others] = group.slice(0, MOST_RELATED + 1);
      const words = first && wordsFor(facts, first);
      return first && words ? [diagnosticAt(first, others, words)] : [];
    });
  });
}

function diagnosticAt(first: Asset, others: readonly Asset[], words: Words): RuleDiagnostic {
  return {
    ...words,
    file: first.file.path,
    path: first.path,
    value: first.value.slice(0, 200),
    related: others.map(({ file, path }) => ({ file: file.path, path, message: 'used here too' })),
  };
}
