import type { Check } from '../../engine/check.ts';
import { lookUpAssets } from '../asset-lookup.ts';

/** The path of a picture has the capitals of the file: servers tell `Hero.JPG` from `hero.jpg`. */
export const assetCase: Check = {
  code: 'asset/case',
  run: (context) =>
    lookUpAssets(context).flatMap(({ asset, place }) =>
      place.kind !== 'other-case'
        ? []
        : {
            code: 'asset/case',
            severity: 'error' as const,
            file: asset.file.path,
            path: asset.path,
            value: asset.value,
            message: `The file is called ${place.path}: this works on some computers and fails on the server.`,
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
