import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A list has enough items.',
  why: 'With fewer items a part of the page would be empty.',
  remedy: 'Add as many items as the message says.',
  example: replaced(
    'rooms/lake-suite.json',
    '"beds": [\n    {\n      "kind": "KING",\n      "count": 1\n    }\n  ]',
    '"beds": []',
  ),
};
