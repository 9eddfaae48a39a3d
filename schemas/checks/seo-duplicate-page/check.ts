import { valueAt } from '../../engine/problem.ts';
import { uniqueCheck } from '../uniques.ts';

/** One entry for each page, or for each page and location. */
export const seoDuplicatePage = uniqueCheck('seo/duplicate-page', ({ value }) => {
  const location = valueAt(value, ['locationId']);
  return {
    severity: 'error',
    message: `${String(valueAt(value, ['page']))} has two entries${typeof location === 'string' ? ` for ${location}` : ''}; only one would be used.`,
    help: 'keep one of them',
  };
});
