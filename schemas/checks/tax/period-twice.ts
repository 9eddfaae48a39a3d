import { valueAt } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { repetitions } from '../parts/uniques.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Two taxes of a class do not begin on the same day.',
  why: 'Only one of them can be charged.',
  remedy: 'Keep one of them, or change one of the dates.',
  example: replaced(
    'taxes.json',
    '"taxes": [',
    '"taxes": [\n    { "taxClass": "service", "label": "GST", "validFrom": "2025-09-22", "basis": "LINE", "slabs": [{ "ratePercent": 12 }] },',
  ),
  run: repetitions('tax/period-twice', ({ value }) => ({
    message: `Two taxes of the class ${String(valueAt(value, ['taxClass']))} begin on ${String(valueAt(value, ['validFrom']))}; only one can be charged.`,
    help: 'keep one of them, or change one of the dates',
  })),
};
