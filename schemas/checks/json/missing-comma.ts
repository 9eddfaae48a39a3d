import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Two items are separated by a comma.',
  why: 'Until this is corrected, the rest of the file cannot be checked.',
  remedy: 'Put a comma after the marked value.',
  example: replaced('hotel.json', '"currency": "INR",', '"currency": "INR"'),
};
