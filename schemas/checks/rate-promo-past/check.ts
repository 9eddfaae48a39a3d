import { type Check, validFiles } from '../../engine/check.ts';

/** A code that nobody can use any more. */
export const ratePromoPast: Check = {
  code: 'rate/promo-past',
  run: ({ files, today }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) =>
      (value.promoCodes ?? []).flatMap(({ code, bookTo, stayTo }, at) => {
        const field = bookTo !== undefined && bookTo < today() ? 'bookTo' : 'stayTo';
        const end = field === 'bookTo' ? bookTo : stayTo;
        if (end === undefined || end >= today()) return [];
        return {
          code: 'rate/promo-past',
          severity: 'info' as const,
          file,
          path: ['promoCodes', at, field],
          value: end,
          message: `The promo code ${code} ended on ${end}.`,
          help: 'remove it, or write a later day',
        };
      }),
    ),
};
