import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A number is within its limits.',
  why: 'A number outside its limits is nearly always a typing error: a wrong digit, unit or decimal point.',
  remedy: 'Write a number within the limits that the message names.',
  example: replaced('rooms/lake-suite.json', '"maxAdults": 2', '"maxAdults": 200'),
};
