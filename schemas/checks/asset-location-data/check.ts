import type { Check } from '../../engine/check.ts';
import { pictureProblems } from '../asset-problems.ts';

/** Where the camera stood is nobody's business. Publishing leaves it out; whoever gets the folder reads it. */
export const assetLocationData: Check = {
  code: 'asset/location-data',
  run: (context) =>
    pictureProblems(context, (facts) => {
      if (facts.kind !== 'picture' || !facts.hasLocation) return undefined;
      return {
        code: 'asset/location-data',
        severity: 'warning',
        message:
          'The picture says where it was taken, to the metre. Guests do not get that; whoever gets this folder does.',
        help: 'save it again without location, or take it with the location of the camera turned off',
      };
    }),
};
