import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A comma stands between two items.',
  why: 'Until it is corrected the rest of the file cannot be understood, and nothing of it is checked.',
  remedy: 'Put a comma after the value that is marked.',
  example: replaced('hotel.json', '"currency": "INR",', '"currency": "INR"'),
};
