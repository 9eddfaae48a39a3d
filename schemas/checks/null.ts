import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A field that says nothing is left out.',
  why: 'A null looks like a value but is none.',
  remedy: 'Remove the line, or write its value.',
  example: replaced('hotel.json', '"tagline": "One house, one welcome"', '"tagline": null'),
};
