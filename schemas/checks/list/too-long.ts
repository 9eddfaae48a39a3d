import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A list has no more items than there is room for.',
  why: 'The rest would never be shown.',
  remedy: 'Remove as many as the message says.',
  example: replaced(
    'rooms/lake-suite.json',
    '"Writing desk"',
    Array.from({ length: 70 }, (_, at) => `"Desk ${at + 1}"`).join(', '),
  ),
};
