import { valueAt } from '../../engine/diagnostic.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { repetitions } from '../parts/uniques.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A promo code is unique.',
  why: 'Guests could get only one of the two.',
  remedy: 'Keep one of them, or give the other another code.',
  example: replaced('rates/udaipur.json', '"code": "WELCOME"', '"code": "MONSOON15"'),
  run: repetitions('rate/promo-twice', ({ value }) => ({
    message: `The promo code ${String(valueAt(value, ['code']))} is defined twice; guests could get only one of the discounts.`,
    help: 'keep one of them, or give the other another code',
  })),
};
