import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A charge that is not refunded is paid when booking.',
  why: 'What guests pay at the hotel is not paid when they cancel, so there is nothing to keep.',
  remedy: 'Remove refundable, or write IN_PRICE if the charge is part of the price.',
  example: replaced(
    'charges.json',
    '"payable": "AT_HOTEL"',
    '"payable": "AT_HOTEL",\n      "refundable": false',
  ),
  run: ({ files }) =>
    validFiles(files, 'charge').flatMap(({ path: file, value }) =>
      value.charges.flatMap(({ label, payable, refundable }, at) => {
        if (payable !== 'AT_HOTEL' || refundable !== false) return [];
        const place = { file, path: ['charges', at, 'refundable'] };
        return {
          ...place,
          value: 'false',
          message: `${label} is paid at the hotel, so a guest who cancels has not paid it, and there is nothing to keep.`,
          help: 'remove this line, or write "payable": "IN_PRICE"',
          related: [{ file, path: ['charges', at, 'payable'], message: 'paid at the hotel' }],
          fix: { kind: 'remove-line' as const, title: 'Remove refundable', safe: false },
        };
      }),
    ),
};
