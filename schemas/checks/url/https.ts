import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A web address is whole and begins with https://.',
  why: 'Browsers warn guests of pages without https, and cannot open half an address.',
  remedy: 'Write the whole address.',
  example: replaced('hotel.json', '"https://www.thekesar.example"', '"www.thekesar.example"'),
};
