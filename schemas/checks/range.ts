import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A number lies between its limits.',
  why: 'A number outside of them is nearly always a slip: of a digit, of a unit, or of a decimal point.',
  remedy: 'Write a number within the limits that the message names.',
  example: replaced('rooms/lake-suite.json', '"maxAdults": 2', '"maxAdults": 200'),
};
