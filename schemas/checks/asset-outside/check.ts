import type { Check, CheckContext } from '../../engine/check.ts';
import type { Problem } from '../../engine/problem.ts';
import { lookUpAssets } from '../asset-lookup.ts';

/** A picture lies in `images/`, never elsewhere on the machine. */
export const assetOutside: Check = {
  code: 'asset/outside',
  run: (context) =>
    lookUpAssets(context).flatMap(({ asset, place }) =>
      place.kind !== 'outside'
        ? []
        : {
            code: 'asset/outside',
            severity: 'error' as const,
            file: asset.file.path,
            path: asset.path,
            value: asset.value,
            message: `This picture is not inside images/: ${place.reason}.`,
            ...(remedyFor(asset.value, context.entries) ?? {
              help: 'copy the file into images/ and write its path from there, such as "images/udaipur/courtyard.jpg"',
            }),
          },
    ),
};

/** A path as Windows writes it is often the only mistake. */
function remedyFor(
  value: string,
  entries: CheckContext['entries'],
): Pick<Problem, 'help' | 'fix'> | undefined {
  const meant = value.replaceAll('\\', '/');
  if (!meant.startsWith('images/') || !entries.some(({ path }) => path === meant)) return undefined;
  return {
    help: `write "${meant}"`,
    fix: { kind: 'replace', title: `Write ${meant}`, safe: true, text: JSON.stringify(meant) },
  };
}
