import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { plainMealCode } from '../parts/meal-codes.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A meal plan has one price.',
  why: 'It would be unclear which price guests pay. CP and BB, MAP and HB, AP and FB are the same plans.',
  remedy: 'Remove one of the two.',
  example: replaced(
    'rates/udaipur.json',
    '"code": "HB"',
    '"code": "CP", "adultMinor": 65000, "childMinor": 35000 },\n    { "code": "HB"',
  ),
  run: ({ files }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) => {
      const groups = Map.groupBy(
        value.mealPlans.map(({ code }, at) => ({ code, at })),
        ({ code }) => plainMealCode(code),
      );
      return [...groups.values()].flatMap(([first, ...others]) =>
        others.map(({ code, at }) => ({
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
