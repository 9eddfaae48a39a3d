import { type Check, validFiles } from '../../engine/check.ts';
import { dayAfter, daysBetween } from '../days.ts';

// A longer stretch between two seasons is the time of ordinary prices; so short a one was hardly meant.
const SHORT_NIGHTS = 3;

/** A few nights between two seasons that would have the ordinary price. */
export const rateSeasonGap: Check = {
  code: 'rate/season-gap',
  run: ({ files }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) => {
      const seasons = (value.seasons ?? [])
        .map((season, at) => ({ season, at }))
        .sort((a, b) => (a.season.from < b.season.from ? -1 : 1));
      return seasons.flatMap(({ season, at }, position) => {
        const before = seasons[position - 1];
        if (before === undefined) return [];
        const nights = daysBetween(before.season.to, season.from) - 1;
        if (nights < 1 || nights > SHORT_NIGHTS) return [];
        const first = dayAfter(before.season.to);
        return {
          code: 'rate/season-gap',
          severity: 'warning' as const,
          file,
          path: ['seasons', at, 'from'],
          value: season.from,
          message: `Between ${before.season.name} and ${season.name} ${nights === 1 ? `the night of ${first} has` : `${nights} nights have`} the ordinary price.`,
          note: 'begins here',
          help: `let one season run on to the other if that was not meant: write "${first}" here`,
          related: [{ file, path: ['seasons', before.at, 'to'], message: `${before.season.name} ends here` }],
        };
      });
    }),
};
