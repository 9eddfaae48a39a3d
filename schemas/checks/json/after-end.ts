import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A file holds one object and nothing after it.',
  why: 'What follows the end is read by nobody.',
  remedy: 'Remove it, or look above for a bracket that was closed too early.',
  example: replaced('hotel.json', '"currency": "INR",', '"currency": "INR" },'),
};
