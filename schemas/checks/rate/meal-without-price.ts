import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { plainMealCode } from '../parts/meal-codes.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A meal plan that is offered has a price.',
  why: 'Guests could choose it, but it has no total.',
  remedy: 'Add its prices to mealPlans; write 0 if it is included.',
  example: replaced(
    'rates/udaipur.json',
    '"mealPlans": ["BB", "RO", "MAP"]',
    '"mealPlans": ["BB", "RO", "AI"]',
  ),
  run: ({ files }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) => {
      const priced = new Set(value.mealPlans.map(({ code }) => plainMealCode(code)));
      return value.ratePlans.flatMap(({ name, mealPlans }, plan) =>
        mealPlans.flatMap((code, at) => {
          if (priced.has(plainMealCode(code))) return [];
          return {
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
