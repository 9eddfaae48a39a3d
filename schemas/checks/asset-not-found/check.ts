import type { Check } from '../../engine/check.ts';
import { didYouMean, suggestions } from '../../engine/suggest.ts';
import { lookUpAssets } from '../asset-lookup.ts';

/** A picture that content uses is there. */
export const assetNotFound: Check = {
  code: 'asset/not-found',
  run: (context) =>
    lookUpAssets(context).flatMap(({ asset, place }) => {
      if (place.kind !== 'missing') return [];
      const meant = nearest(asset.value, place.paths);
      const [only] = meant;
      return {
        code: 'asset/not-found',
        severity: 'error' as const,
        file: asset.file.path,
        path: asset.path,
        value: asset.value,
        message: `There is no file ${asset.value}${only === undefined ? '.' : `: ${didYouMean(meant) ?? ''}`}`,
        help:
          only === undefined
            ? 'put the picture there, or write the path of another'
            : `write "${only}", or put the picture there`,
        ...(only !== undefined &&
          meant.length === 1 && {
            fix: {
              kind: 'replace' as const,
              title: `Write ${only}`,
              safe: false,
              text: JSON.stringify(only),
            },
          }),
      };
    }),
};

/** The same name in another folder or with another ending, else few letters away. */
function nearest(path: string, paths: readonly string[]): string[] {
  const stem = stemOf(path);
  const sameName = paths.filter((other) => stemOf(other) === stem);
  return sameName.length > 0 ? sameName.slice(0, 3) : suggestions(path, paths);
}

function stemOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '').toLowerCase();
}
