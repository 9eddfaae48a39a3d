import type { Check } from '../../engine/check.ts';
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
            help: 'copy the file into images/ and write its path from there, such as "images/udaipur/courtyard.jpg"',
          },
    ),
};
