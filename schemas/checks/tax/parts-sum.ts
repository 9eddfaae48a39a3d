import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

const WHOLE = 10_000;

export const rule: CheckerRule = {
  severity: 'error',
  title: 'The parts of a tax add up to 100 percent.',
  why: 'Invoices would split the tax in other shares than you mean.',
  remedy: 'Correct the shares, or leave the parts out.',
  example: replaced(
    'taxes.json',
    '"taxClass": "accommodation",',
    '"taxClass": "accommodation", "parts": [{ "label": "CGST", "sharePercent": 50 }, { "label": "SGST", "sharePercent": 5 }],',
  ),
  run: ({ files }) =>
    validFiles(files, 'tax').flatMap(({ path: file, value }) =>
      value.taxes.flatMap(({ label, parts }, tax) => {
        if (parts === undefined) return [];
        const sum = parts.reduce((so, { sharePercent }) => so + Math.round(sharePercent * 100), 0);
        if (sum === WHOLE) return [];
        return {
          file,
          path: ['taxes', tax, 'parts'],
          message: `The parts of ${label} add up to ${sum / 100} percent, not to 100.`,
          note: 'not the whole tax',
          expected: 'shares that add up to 100',
          help: 'correct the shares, or leave the parts out',
        };
      }),
    ),
};
