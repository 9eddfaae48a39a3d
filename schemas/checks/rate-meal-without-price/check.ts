import { type Check, validFiles } from '../../engine/check.ts';
import { plainMealCode } from '../meal-codes.ts';

/** A meal plan that guests may choose has a price, even if that is 0. */
export const rateMealWithoutPrice: Check = {
  code: 'rate/meal-without-price',
  run: ({ files }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) => {
      const priced = new Set(value.mealPlans.map(({ code }) => plainMealCode(code)));
      return value.ratePlans.flatMap(({ name, mealPlans }, plan) =>
        mealPlans.flatMap((code, at) => {
          if (priced.has(plainMealCode(code))) return [];
          return {
            code: 'rate/meal-without-price',
            severity: 'error' as const,
            file,
            path: ['ratePlans', plan, 'mealPlans', at],
            value: code,
            message: `${name} offers ${code}, which has no price.`,
            help: `add { "code": "${code}", "adultMinor": 0, "childMinor": 0 } with its prices to mealPlans`,
            related: [{ file, path: ['mealPlans'], span: 'key' as const, message: 'meal prices' }],
          };
        }),
      );
    }),
};
