import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every bracket that opens is closed.',
  why: 'A bracket that is not closed swallows what follows it.',
  remedy: 'Write the closing bracket where the list or object ends; the opening one is marked too.',
  example: replaced(
    'hotel.json',
    '"privacy": {\n    "tags": "after-consent"\n  },',
    '"privacy": {\n    "tags": "after-consent",',
  ),
};
