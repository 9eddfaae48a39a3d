import { valueAt } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { altOf } from '../parts/asset-lookup.ts';

/** The schema reports a missing `alt`. */
export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every picture has a description.',
  why: 'Guests who cannot see it hear the description instead; so do search engines.',
  remedy: 'Say in one sentence what it shows, or mark it as decorative when it says nothing.',
  example: replaced('hotel.json', '"alt": "The Kesar"', '"alt": ""'),
  run: ({ index }) =>
    index.assets.flatMap((asset) => {
      const alt = altOf(asset);
      if (alt?.text.trim() !== '' || valueAt(asset.holder, ['decorative']) === true) return [];
      return {
        ...alt.place,
        message: 'The picture has no description, so guests who cannot see it miss it.',
        help: 'say in one sentence what it shows, or write "decorative": true when it says nothing',
      };
    }),
};
