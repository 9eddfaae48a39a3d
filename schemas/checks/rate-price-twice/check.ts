import { valueAt } from '../../engine/problem.ts';
import { uniqueCheck } from '../uniques.ts';

/** One price for a room in a season: of two, nobody could say which a guest pays. */
export const ratePriceTwice = uniqueCheck('rate/price-twice', ({ value }) => {
  const season = valueAt(value, ['seasonId']);
  return {
    severity: 'error',
    message: `\`${String(valueAt(value, ['roomId']))}\` has two prices${typeof season === 'string' ? ` in ${season}` : ''}.`,
    help: 'keep one of them',
  };
});
