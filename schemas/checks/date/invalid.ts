import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A date exists and is written year-month-day.',
  why: 'Other orders are read differently in different countries.',
  remedy: 'Write it as 2026-12-24.',
  example: replaced('rates/udaipur.json', '"from": "2026-12-20"', '"from": "20.12.2026"'),
};
