import { differInAccentsOnly } from '../../engine/characters.ts';
import { didYouMean, suggestions } from '../../engine/suggest.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { type Asset, lookUpAssets } from '../parts/asset-lookup.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every picture that is used lies in images/.',
  why: 'Guests would see an empty frame.',
  remedy: 'Put the file there, or write the name that is suggested.',
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

/** Operating systems store accents in two Unicode forms. */
function otherAccents({ file, path, value }: Asset, twin: string): RuleDiagnostic {
  const isApart = twin === twin.normalize('NFD');
  return {
    file: file.path,
    path,
    value,
    message: `${value} and the name of the file look alike, but their accents are stored in different ways: ${isApart ? 'in the name of the file as characters of their own' : 'in the name of the file as one with their letters'}.`,
    help: 'take the name as the file has it (the fix does), or rename the file to letters from a to z and write that name',
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
