import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

/** What an entry names besides its page. */
const PLACES = { LOCATION: 'locationId', ROOM: 'roomId' } as const;

export const rule: CheckerRule = {
  severity: 'error',
  title: 'The search texts of a location or a room say of which.',
  why: 'They would be used on no page.',
  remedy: 'Write locationId for the page LOCATION and roomId for the page ROOM; other pages have no roomId.',
  example: replaced(
    'seo.json',
    '"entries": [',
    '"entries": [\n    { "page": "ROOM", "locationId": "udaipur", "title": "The Lake Suite in Udaipur", "description": "A corner suite with a window seat above the water, in the old city of Udaipur.", "keywords": ["suite"] },',
  ),
  run: ({ files }) =>
    validFiles(files, 'seo').flatMap(({ path, value }) =>
      value.entries.flatMap((entry, at) => {
        const needed = entry.page === 'LOCATION' || entry.page === 'ROOM' ? PLACES[entry.page] : undefined;
        const other = needed === 'roomId' ? 'locationId' : 'roomId';
        const place = { file: path, path: ['entries', at, 'page'] };
        if (needed !== undefined && entry[needed] === undefined) {
          return {
            ...place,
            message: `An entry for ${entry.page} says with \`${needed}\` which one it is for; this one does not.`,
            help: `add "${needed}"`,
          };
        }
        if (entry[other] === undefined) return [];
        return {
          ...place,
          path: ['entries', at, other],
          message: `An entry for ${entry.page} has no \`${other}\`, so this one would be used on no page.`,
          help: `remove "${other}", or choose another page`,
        };
      }),
    ),
};
