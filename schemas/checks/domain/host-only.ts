import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A domain is a host name alone.',
  why: 'It is compared with what the browser asked for, which has neither https:// nor a path.',
  remedy: 'Write it without https:// and without anything after it.',
  example: replaced(
    'hotel.json',
    '"domain": "www.thekesar.example"',
    '"domain": "https://www.thekesar.example/"',
  ),
};
