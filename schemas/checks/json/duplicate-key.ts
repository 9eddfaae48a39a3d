import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'An object has each name once.',
  why: 'The first of two values would be lost.',
  remedy: 'Keep the line that is right and remove the other.',
  example: replaced('hotel.json', '"currency": "INR",', '"currency": "USD",\n  "currency": "INR",'),
};
