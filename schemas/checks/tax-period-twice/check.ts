import { valueAt } from '../../engine/problem.ts';
import { uniqueCheck } from '../uniques.ts';

/** Two taxes of one class from the same day on: nobody could say which is charged. */
export const taxPeriodTwice = uniqueCheck('tax/period-twice', ({ value }) => ({
  severity: 'error',
  message: `Two taxes of the class ${String(valueAt(value, ['taxClass']))} begin on ${String(valueAt(value, ['validFrom']))}; only one can be charged.`,
  help: 'keep one of them, or let one begin on another day',
}));
