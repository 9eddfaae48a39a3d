import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every field is one that this kind of file has.',
  why: 'A misspelt field would be passed over, and guests would not see what you wrote.',
  remedy: 'Write the name that is suggested; verandah schema <kind> lists all fields.',
  example: replaced('hotel.json', '"currency"', '"curency"'),
};
