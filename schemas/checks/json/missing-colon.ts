import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A name and its value are separated by a colon.',
  why: 'Until this is corrected, the rest of the file cannot be checked.',
  remedy: 'Write a colon after the name.',
  example: replaced('hotel.json', '"currency": "INR"', '"currency" "INR"'),
};
