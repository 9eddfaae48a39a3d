import { type Check, validFiles } from '../../engine/check.ts';

/** A night belongs to one season at most, so that its price is clear. */
export const rateSeasonOverlap: Check = {
  code: 'rate/season-overlap',
  run: ({ files }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) => {
      const seasons = (value.seasons ?? [])
        .map((season, at) => ({ season, at }))
        .sort((a, b) => (a.season.from < b.season.from ? -1 : 1));
      return seasons.flatMap(({ season, at }, position) => {
        const before = seasons[position - 1];
        if (before === undefined || before.season.to < season.from) return [];
        return {
          code: 'rate/season-overlap',
          severity: 'error' as const,
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
