import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'The field that says which form follows holds one of its words.',
  why: 'It decides how the fields beside it are read.',
  remedy: 'Write one of the words that the message lists.',
  example: replaced('policies/flexible.json', '"unit": "PERCENTAGE"', '"unit": "PERCENT"'),
};
