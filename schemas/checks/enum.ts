import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A choice is one of the allowed values.',
  why: 'The site and the server know these values only.',
  remedy: 'Write one of the values that the message lists.',
  example: replaced('rooms/lake-suite.json', '"kind": "KING"', '"kind": "KINGSIZE"'),
};
