import { type Check, validFiles } from '../../engine/check.ts';

/** Once every season is over, all nights ahead have the ordinary price. A season that is over beside others may stay. */
export const rateSeasonPast: Check = {
  code: 'rate/season-past',
  run: ({ files, today }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) => {
      const seasons = (value.seasons ?? []).map((season, at) => ({ season, at }));
      const last = seasons.toSorted((a, b) => (a.season.to < b.season.to ? 1 : -1))[0];
      if (last === undefined || last.season.to >= today()) return [];
      return {
        code: 'rate/season-past',
        severity: 'warning' as const,
        file,
        path: ['seasons', last.at, 'to'],
        value: last.season.to,
        message: `Every season is over since ${last.season.to}: all nights ahead have the ordinary price.`,
        note: 'the last one ends here',
        help: 'add the seasons of the coming year',
      };
    }),
};
