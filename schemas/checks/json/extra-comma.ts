import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Items are separated by one comma.',
  why: 'A value between the two commas is missing.',
  remedy: 'Remove the comma, or write the missing value.',
  example: replaced('hotel.json', '"currency": "INR",', '"currency": "INR",,'),
};
