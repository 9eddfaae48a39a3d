import type { Picture } from '../../engine/pictures/picture-facts.ts';
import { valueAt } from '../../engine/diagnostic.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { type Asset, readPictures } from '../parts/asset-lookup.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Width and height match the file.',
  why: 'The page would jump while the picture loads.',
  remedy: 'Write the size of the file, or remove both lines.',
  example: replaced('services/boat-dinner.json', '"height": 900', '"height": 1200'),
  run: async (context) =>
    (await readPictures(context)).flatMap(({ facts, uses }) =>
      facts.kind === 'picture' ? uses.flatMap((asset) => diagnosticsOf(asset, facts)) : [],
    ),
};

function diagnosticsOf(asset: Asset, facts: Picture): RuleDiagnostic[] {
  if (!asset.file.isValid) return [];
  const written = (['width', 'height'] as const).flatMap((side) => {
    const value = valueAt(asset.holder, [side]);
    return typeof value === 'number' && value !== facts[side] ? [{ side, value }] : [];
  });
  const [first] = written;
  if (first === undefined) return [];
  const place = asset.path.slice(0, -1);
  const declared = ['width', 'height'].map((side) =>
    JSON.stringify(valueAt(asset.holder, [side]) ?? null).replace('null', '?'),
  );
  return [
    {
      file: asset.file.path,
      path: [...place, first.side],
      value: String(first.value),
      message: `${declared.join(' × ')} is written here, but ${asset.value} has ${facts.width} × ${facts.height} pixels.`,
      expected: String(facts[first.side]),
      help: 'write the size of the file, or remove both lines: the size is read from the file',
      fix: {
        kind: 'values',
        title: `Write ${facts.width} × ${facts.height}`,
        safe: true,
        values: written.map(({ side }) => ({ path: [...place, side], text: String(facts[side]) })),
      },
    },
  ];
}
