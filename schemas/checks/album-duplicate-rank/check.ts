import { valueAt } from '../../engine/problem.ts';
import { uniqueCheck } from '../uniques.ts';

/** Two pictures with one position: which comes first would be chance. */
export const albumDuplicateRank = uniqueCheck('album/duplicate-rank', ({ value }) => ({
  severity: 'warning',
  message: `Two pictures have the rank ${String(valueAt(value, ['rank']))}; which comes first would be chance.`,
  help: 'give one of them a rank of its own; ranks need not follow one another',
}));
