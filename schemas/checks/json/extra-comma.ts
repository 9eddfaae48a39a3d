import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'One comma between two items is enough.',
  why: 'Between two commas a value is missing, and nobody knows which.',
  remedy: 'Remove the comma, or write the value that is missing.',
  example: replaced('hotel.json', '"currency": "INR",', '"currency": "INR",,'),
};
