import { valueAt } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { repetitions } from '../parts/uniques.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A page has one search entry.',
  why: 'Search results could show only one of the two.',
  remedy: 'Remove one of the two, or say which location it is for.',
  example: replaced(
    'seo.json',
    '"entries": [',
    '"entries": [\n    { "page": "ABOUT", "title": "The family of The Kesar", "description": "The family that has run this small house on the lake of Udaipur for three generations.", "keywords": ["family"] },',
  ),
  run: repetitions('seo/duplicate-page', ({ value }) => {
    const location = valueAt(value, ['locationId']);
    return {
      message: `${String(valueAt(value, ['page']))} has two entries${typeof location === 'string' ? ` for ${location}` : ''}; only one would be used.`,
      help: 'keep one of them',
    };
  }),
};
