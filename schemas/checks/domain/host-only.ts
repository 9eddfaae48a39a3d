import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A domain is a host name alone.',
  why: 'The server compares it with the host that a browser requests, which has no https:// and no path.',
  remedy: 'Write it without https:// and without anything after it.',
  example: replaced(
    'hotel.json',
    '"domain": "www.thekesar.example"',
    '"domain": "https://www.thekesar.example/"',
  ),
};
