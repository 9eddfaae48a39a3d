import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'The field that selects a form has one of the allowed values.',
  why: 'It decides which other fields are allowed.',
  remedy: 'Write one of the values that the message lists.',
  example: replaced('policies/flexible.json', '"unit": "PERCENTAGE"', '"unit": "PERCENT"'),
};
