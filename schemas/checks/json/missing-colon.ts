import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A colon stands between a name and its value.',
  why: 'Until it is corrected the rest of the file cannot be understood, and nothing of it is checked.',
  remedy: 'Write a colon after the name.',
  example: replaced('hotel.json', '"currency": "INR"', '"currency" "INR"'),
};
