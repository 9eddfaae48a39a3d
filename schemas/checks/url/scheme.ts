import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Links lead to web pages only.',
  why: 'Addresses such as javascript: could run code in guests’ browsers.',
  remedy: 'Write an address that begins with https://.',
  example: replaced('hotel.json', '"https://www.thekesar.example"', '"javascript:alert(1)"'),
};
