import { valueAt } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { repetitions } from '../parts/uniques.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'An age band has one price.',
  why: 'It would be unclear which price guests pay for a child.',
  remedy: 'Remove one of the two, or name another age band.',
  example: replaced(
    'rates/udaipur.json',
    '"bandId": "infant",\n          "priceMinor": 0\n        }',
    '"bandId": "infant",\n          "priceMinor": 0\n        },\n        { "bandId": "infant", "priceMinor": 10000 }',
  ),
  run: repetitions('rate/child-price-twice', ({ value }) => ({
    message: `The age band \`${String(valueAt(value, ['bandId']))}\` has two prices.`,
    help: 'keep one of them',
  })),
};
