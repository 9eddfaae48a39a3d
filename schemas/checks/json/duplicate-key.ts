import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A name stands once in an object.',
  why: 'Of two values the first one would be lost without a word.',
  remedy: 'Keep the line that is right and remove the other.',
  example: replaced('hotel.json', '"currency": "INR",', '"currency": "USD",\n  "currency": "INR",'),
};
