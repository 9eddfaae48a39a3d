import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { priceLine } from '../parts/room-price.ts';
import { dayAfter, daysBetween } from '../parts/days.ts';
import { seasonsInOrder } from '../parts/seasons.ts';

// A longer gap is intended: ordinary prices apply.
const SHORT_NIGHTS = 3;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'There are no short gaps between seasons.',
  why: 'The nights between two seasons have the ordinary price, which is often too low.',
  remedy: 'If the gap is a mistake, extend one of the seasons.',
  example: [
    replaced(
      'rates/udaipur.json',
      '"to": "2027-01-05"\n    }',
      '"to": "2027-01-05"\n    },\n    { "id": "spring", "name": "Spring", "from": "2027-01-08", "to": "2027-03-31" }',
    ),
    replaced(
      'rates/udaipur.json',
      '"roomPrices": [',
      `"roomPrices": [\n    ${priceLine('lake-suite', 'spring')},`,
    ),
  ],
  run: ({ files }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) => {
      const seasons = seasonsInOrder(value);
      return seasons.flatMap(({ season, at }, position) => {
        const before = seasons.slice(0, position).toSorted((a, b) => (a.season.to < b.season.to ? 1 : -1))[0];
        if (before === undefined) return [];
        const nights = daysBetween(before.season.to, season.from) - 1;
        if (nights < 1 || nights > SHORT_NIGHTS) return [];
        const first = dayAfter(before.season.to);
        return {
          file,
          path: ['seasons', at, 'from'],
          value: season.from,
          message: `Between ${before.season.name} and ${season.name} ${nights === 1 ? `the night of ${first} has` : `${nights} nights have`} the ordinary price.`,
          note: 'begins here',
          help: `if that is a mistake, extend one of the seasons: write "${first}" here`,
          related: [{ file, path: ['seasons', before.at, 'to'], message: `${before.season.name} ends here` }],
        };
      });
    }),
};
