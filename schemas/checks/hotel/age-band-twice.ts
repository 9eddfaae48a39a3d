import { valueAt } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { repetitions } from '../parts/uniques.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Each age band ends at an age of its own.',
  why: 'A child belongs to one band, so the price of the other would never apply.',
  remedy: 'Write another age in childBands, or remove one of the two.',
  example: [
    replaced(
      'hotel.json',
      '"below": 3\n    }',
      '"below": 3\n    },\n    { "id": "toddler", "name": "Toddler", "below": 3 }',
    ),
    replaced('rates/udaipur.json', '"bandId": "infant"', '"bandId": "toddler"'),
  ],
  run: repetitions('hotel/age-band-twice', ({ value, earlier }) => ({
    message: `The age bands \`${String(valueAt(earlier, ['id']))}\` and \`${String(valueAt(value, ['id']))}\` both end below ${String(valueAt(value, ['below']))}.`,
    help: 'write another age, or remove one of the two',
  })),
};
