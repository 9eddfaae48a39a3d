import { type Check, validFiles } from '../../engine/check.ts';
import { plainMealCode } from '../meal-codes.ts';

/** One price for a meal plan: `CP` and `BB` are the same one. */
export const rateMealTwice: Check = {
  code: 'rate/meal-twice',
  run: ({ files }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) => {
      const groups = Map.groupBy(
        value.mealPlans.map(({ code }, at) => ({ code, at })),
        ({ code }) => plainMealCode(code),
      );
      return [...groups.values()].flatMap(([first, ...others]) =>
        others.map(({ code, at }) => ({
          code: 'rate/meal-twice',
          severity: 'error' as const,
          file,
          path: ['mealPlans', at, 'code'],
          value: code,
          message: `The meal plan ${code} has two prices.`,
          note: 'the second',
          help: 'keep one of them',
          ...(first && { related: [{ file, path: ['mealPlans', first.at, 'code'], message: 'the first' }] }),
        })),
      );
    }),
};
