import { valueAt } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { repetitions } from '../parts/uniques.ts';

const pageOf = (entry: unknown) => [valueAt(entry, ['page']), valueAt(entry, ['locationId'])].join(' ');

/** `seo/duplicate-page` reports two entries for one page. */
export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Every page has its own title.',
  why: 'Guests could not tell the pages apart in search results.',
  remedy: 'Say in the title what only this page offers.',
  example: replaced(
    'seo.json',
    '"How to find and reach The Kesar in Udaipur"',
    '"Pictures of The Kesar, its rooms and its lake"',
  ),
  run: repetitions('seo/duplicate-title', ({ value, earlier }) => {
    if (pageOf(value) === pageOf(earlier)) return undefined;
    return {
      message: `${pageOf(value).trim()} has the same title as ${pageOf(earlier).trim()}; guests could not tell them apart in search results.`,
      help: 'say in the title what only this page offers',
    };
  }),
};
