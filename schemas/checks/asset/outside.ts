import type { CheckContext } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { lookUpAssets } from '../parts/asset-lookup.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Pictures lie inside the content folder, in images/.',
  why: 'Publishing must not include other files of this computer.',
  remedy: 'Copy the picture to images/ and write its path from there.',
  example: replaced('hotel.json', 'images/logo.png', '../logo.png'),
  run: (context) =>
    lookUpAssets(context).flatMap(({ asset, place }) =>
      place.kind !== 'outside'
        ? []
        : {
            file: asset.file.path,
            path: asset.path,
            value: asset.value,
            message: `This picture is not inside images/: ${place.reason}.`,
            ...(remedyFor(asset.value, context.entries) ?? {
              help: 'copy the file into images/ and write its path from there, such as "images/courtyard.jpg"',
            }),
          },
    ),
};

/** Often the only mistake is a backslash. */
function remedyFor(
  value: string,
  entries: CheckContext['entries'],
): Pick<RuleDiagnostic, 'help' | 'fix'> | undefined {
  const meant = value.replaceAll('\\', '/');
  if (!meant.startsWith('images/') || !entries.some(({ path }) => path === meant)) return undefined;
  return {
    help: `write "${meant}"`,
    fix: { kind: 'replace', title: `Write ${meant}`, safe: true, text: JSON.stringify(meant) },
  };
}
