import { valueAt } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { repetitions } from '../parts/uniques.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Every picture of an album has its own rank.',
  why: 'Two pictures with the same rank have no defined order.',
  remedy: 'Give one of them another rank; gaps between ranks are fine.',
  example: replaced('albums/moments.json', '"rank": 12', '"rank": 11'),
  run: repetitions('album/duplicate-rank', ({ value }) => ({
    message: `Two pictures have the rank ${String(valueAt(value, ['rank']))}, so their order is undefined.`,
    help: 'give one of them another rank; gaps between ranks are fine',
  })),
};
