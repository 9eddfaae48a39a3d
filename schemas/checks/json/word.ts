import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'The only bare words are true, false and null.',
  why: 'Other words, such as yes, no, on and off, mean nothing in JSON.',
  remedy: 'Write true or false.',
  example: replaced('hotel.json', '"enabled": true', '"enabled": yes'),
};
