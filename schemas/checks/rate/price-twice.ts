import { valueAt } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { priceLine } from '../parts/room-price.ts';
import { repetitions } from '../parts/uniques.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A room has one price in each season.',
  why: 'It would be unclear which price guests pay.',
  remedy: 'Remove one of the two, or name another season.',
  example: replaced(
    'rates/udaipur.json',
    '"roomPrices": [',
    `"roomPrices": [\n    ${priceLine('lake-suite')},`,
  ),
  run: repetitions('rate/price-twice', ({ value }) => {
    const season = valueAt(value, ['seasonId']);
    return {
      message: `\`${String(valueAt(value, ['roomId']))}\` has two prices${typeof season === 'string' ? ` in ${season}` : ''}.`,
      help: 'keep one of them',
    };
  }),
};
