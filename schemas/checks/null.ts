import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'An empty field is left out.',
  why: 'The site and the server cannot use null.',
  remedy: 'Remove the line, or write its value.',
  example: replaced('hotel.json', '"tagline": "One house, one welcome"', '"tagline": null'),
};
