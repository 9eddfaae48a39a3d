import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Analytics has a domain.',
  why: 'Without it no visit is counted.',
  remedy: 'Add the domain, or remove analytics.',
  example: replaced('hotel.json', '"domain": "stats.thekesar.example",\n', ''),
};
