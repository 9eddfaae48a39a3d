import { valueAt } from '../../engine/problem.ts';
import { uniqueCheck } from '../uniques.ts';

const pageOf = (entry: unknown) => [valueAt(entry, ['page']), valueAt(entry, ['locationId'])].join(' ');

/** Search results that read alike are told apart by nobody. Two entries for one page are another rule's business. */
export const seoDuplicateTitle = uniqueCheck('seo/duplicate-title', ({ value, earlier }) => {
  if (pageOf(value) === pageOf(earlier)) return undefined;
  return {
    severity: 'warning',
    message: `${pageOf(value).trim()} has the same title as ${pageOf(earlier).trim()}; in search results nobody could tell them apart.`,
    help: 'say in the title what only this page offers',
  };
});
