import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A web address is complete and begins with https://.',
  why: 'Browsers warn guests of pages without https, and cannot open an incomplete address.',
  remedy: 'Write the complete address.',
  example: replaced('hotel.json', '"https://www.thekesar.example"', '"www.thekesar.example"'),
};
