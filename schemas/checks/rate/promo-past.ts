import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'info',
  title: 'A promo code has not ended.',
  why: 'Guests can no longer use it.',
  remedy: 'Remove it, or write a later date.',
  example: replaced(
    'rates/udaipur.json',
    '"bookFrom": "2027-05-01",\n      "bookTo": "2027-08-31"',
    '"bookFrom": "2026-05-01",\n      "bookTo": "2026-08-31"',
  ),
  run: ({ files, today }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) =>
      (value.promoCodes ?? []).flatMap(({ code, bookTo, stayTo }, at) => {
        const field = bookTo !== undefined && bookTo < today() ? 'bookTo' : 'stayTo';
        const end = field === 'bookTo' ? bookTo : stayTo;
        if (end === undefined || end >= today()) return [];
        return {
          file,
          path: ['promoCodes', at, field],
          value: end,
          message: `The promo code ${code} ended on ${end}.`,
          help: 'remove it, or write a later date',
        };
      }),
    ),
};
