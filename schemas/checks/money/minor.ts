import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Amounts are whole numbers of the smallest currency unit.',
  why: 'Programs round fractions differently; whole cents stay exact.',
  remedy: 'Write it in the smallest unit: EUR 499.99 is 49999, JPY 49999 is 49999.',
  example: replaced('rates/udaipur.json', '"adultMinor": 65000', '"adultMinor": 499.99'),
};
