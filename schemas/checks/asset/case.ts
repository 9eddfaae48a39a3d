import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { lookUpAssets } from '../parts/asset-lookup.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'The path of a picture has the same capital letters as its file.',
  why: 'It may work on your computer but fails on the server.',
  remedy: 'Write it exactly as the file is named.',
  example: replaced('hotel.json', 'images/logo.png', 'images/Logo.PNG'),
  run: (context) =>
    lookUpAssets(context).flatMap(({ asset, place }) =>
      place.kind !== 'other-case'
        ? []
        : {
            file: asset.file.path,
            path: asset.path,
            value: asset.value,
            message: `The file is called ${place.path}: capital letters differ, which fails on the server.`,
            help: `write "${place.path}"`,
            fix: {
              kind: 'replace' as const,
              title: `Write ${place.path}`,
              safe: true,
              text: JSON.stringify(place.path),
            },
          },
    ),
};
