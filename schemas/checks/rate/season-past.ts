import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

/** A past season beside current ones is fine. */
export const rule: CheckerRule = {
  severity: 'warning',
  title: 'At least one season has not ended.',
  why: 'Without a current season all nights have the ordinary price.',
  remedy: 'Add the seasons of the coming year.',
  example: [
    replaced(
      'rates/udaipur.json',
      '"from": "2026-12-20",\n      "to": "2027-01-05"',
      '"from": "2025-12-20",\n      "to": "2026-01-05"',
    ),
    replaced(
      'rates/udaipur.json',
      '"from": "2027-09-15",\n      "to": "2027-10-31"',
      '"from": "2026-09-15",\n      "to": "2026-10-31"',
    ),
  ],
  run: ({ files, today }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) => {
      const seasons = (value.seasons ?? []).map((season, at) => ({ season, at }));
      const last = seasons.toSorted((a, b) => (a.season.to < b.season.to ? 1 : -1))[0];
      if (last === undefined || last.season.to >= today()) return [];
      return {
        file,
        path: ['seasons', last.at, 'to'],
        value: last.season.to,
        message: `All seasons have ended, the last on ${last.season.to}: all nights now have the ordinary price.`,
        note: 'the last season ends here',
        help: 'add the seasons of the coming year',
      };
    }),
};
