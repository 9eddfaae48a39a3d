import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A choice is one of those that are listed.',
  why: 'Only these mean something to the rest of the product.',
  remedy: 'Write one of the words that the message lists.',
  example: replaced('hotel.json', '"currency": "INR"', '"currency": "Rs"'),
};
