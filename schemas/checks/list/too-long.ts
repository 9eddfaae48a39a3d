import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A list is not longer than its limit.',
  why: 'The site has no room for more.',
  remedy: 'Remove as many items as the message says.',
  example: replaced(
    'rooms/lake-suite.json',
    '"Writing desk"',
    Array.from({ length: 70 }, (_, at) => `"Desk ${at + 1}"`).join(', '),
  ),
};
