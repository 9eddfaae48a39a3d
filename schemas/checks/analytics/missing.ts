import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Counting of visitors names the host that counts.',
  why: 'Without it nothing is counted.',
  remedy: 'Add the host name, or leave analytics out.',
  example: replaced('hotel.json', '"domain": "stats.thekesar.example",\n', ''),
};
