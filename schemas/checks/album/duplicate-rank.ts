import { valueAt } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { repetitions } from '../parts/uniques.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Every picture of an album has a rank of its own.',
  why: 'Of two with one rank, chance says which comes first.',
  remedy: 'Give one of them another rank; ranks need not follow one another.',
  example: replaced('albums/moments.json', '"rank": 12', '"rank": 11'),
  run: repetitions('album/duplicate-rank', ({ value }) => ({
    message: `Two pictures have the rank ${String(valueAt(value, ['rank']))}; which comes first would be chance.`,
    help: 'give one of them a rank of its own; ranks need not follow one another',
  })),
};
