import { valueAt } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { altOf } from '../parts/asset-lookup.ts';

/** The schema reports a missing `alt`. */
export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every picture has a description.',
  why: 'Screen readers read it to guests who cannot see the picture, and search engines use it.',
  remedy: 'Say in one sentence what it shows, or mark it as decorative if it shows nothing of interest.',
  example: replaced('hotel.json', '"alt": "The Kesar"', '"alt": ""'),
  run: ({ index }) =>
    index.assets.flatMap((asset) => {
      const alt = altOf(asset);
      if (alt?.text.trim() !== '' || valueAt(asset.holder, ['decorative']) === true) return [];
      return {
        ...alt.place,
        message: 'The picture has no description for guests who cannot see it.',
        help: 'say in one sentence what it shows, or write "decorative": true if it shows nothing of interest',
      };
    }),
};
