import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Only values, names and brackets stand in a file.',
  why: 'Until it is corrected the rest of the file cannot be understood, and nothing of it is checked.',
  remedy: 'Remove the character that is marked.',
  example: replaced('hotel.json', '"currency": "INR",', '"currency": "INR", *'),
};
