import { valueAt } from '../../engine/problem.ts';
import { uniqueCheck } from '../uniques.ts';

/** A code means one discount. */
export const ratePromoTwice = uniqueCheck('rate/promo-twice', ({ value }) => ({
  severity: 'error',
  message: `The promo code ${String(valueAt(value, ['code']))} stands twice; guests could get only one of the discounts.`,
  help: 'keep one of them, or give the other another code',
}));
