import { differInAccentsOnly } from '../../engine/characters.ts';
import { didYouMean, suggestions } from '../../engine/suggest.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { type Asset, lookUpAssets } from '../parts/asset-lookup.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every picture that content uses exists.',
  why: 'Guests would see an empty frame.',
  remedy: 'Add the file to images/, or use the suggested name.',
  example: replaced('hotel.json', 'images/logo.png', 'images/logo-large.png'),
  run: (context) =>
    lookUpAssets(context).flatMap(({ asset, place }) => {
      if (place.kind !== 'missing') return [];
      const twin = place.paths.find((path) => differInAccentsOnly(path, asset.value));
      if (twin !== undefined) return otherAccents(asset, twin);
      const meant = nearest(asset.value, place.paths);
      const [only] = meant;
      return {
        file: asset.file.path,
        path: asset.path,
        value: asset.value,
        message: `There is no file ${asset.value}${only === undefined ? '.' : `: ${didYouMean(meant) ?? ''}`}`,
        help:
          only === undefined
            ? 'add the picture, or write the path of another one'
            : `write "${only}", or add the picture`,
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

/** Operating systems store accents in two Unicode forms. */
function otherAccents({ file, path, value }: Asset, twin: string): RuleDiagnostic {
  const isApart = twin === twin.normalize('NFD');
  return {
    file: file.path,
    path,
    value,
    message: `${value} and the name of the file look the same, but store their accents differently: ${isApart ? 'in the name of the file as characters of their own' : 'in the name of the file as one with their letters'}.`,
    help: 'use the name of the file (the fix does that), or rename the file with plain letters and write that name',
    fix: {
      kind: 'replace',
      title: `Write ${twin} as the file has it`,
      safe: true,
      text: JSON.stringify(twin),
    },
  };
}

/** The same name in another folder or with another extension, else the most similar name. */
function nearest(path: string, paths: readonly string[]): string[] {
  const stem = stemOf(path);
  const sameName = paths.filter((other) => stemOf(other) === stem);
  return sameName.length > 0 ? sameName.slice(0, 3) : suggestions(path, paths);
}

function stemOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '').toLowerCase();
}
