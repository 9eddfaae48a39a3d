import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { priceLine } from '../parts/room-price.ts';
import { seasonsInOrder } from '../parts/seasons.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A night belongs to one season.',
  why: 'It would be unclear which price guests pay for the night.',
  remedy: 'End one season on the night before the other begins.',
  example: [
    replaced(
      'rates/udaipur.json',
      '"to": "2027-01-05"\n    }',
      '"to": "2027-01-05"\n    },\n    { "id": "new-year", "name": "New Year", "from": "2026-12-30", "to": "2027-01-02" }',
    ),
    replaced(
      'rates/udaipur.json',
      '"roomPrices": [',
      `"roomPrices": [\n    ${priceLine('lake-suite', 'new-year')},`,
    ),
  ],
  run: ({ files }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) => {
      const seasons = seasonsInOrder(value);
      return seasons.flatMap(({ season, at }, position) => {
        const before = seasons[position - 1];
        if (before === undefined || before.season.to < season.from) return [];
        return {
          file,
          path: ['seasons', at, 'from'],
          value: season.from,
          message: `${season.name} begins on ${season.from}, while ${before.season.name} still runs until ${before.season.to}.`,
          note: 'begins too early',
          help: 'end one season on the night before the other begins',
          related: [{ file, path: ['seasons', before.at, 'to'], message: `${before.season.name} ends here` }],
        };
      });
    }),
};
