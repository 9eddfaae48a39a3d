import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A text fits where guests read it.',
  why: 'A longer one would be cut or would push the page apart.',
  remedy: 'Shorten it by as many characters as the message says.',
  example: replaced('hotel.json', '"The Kesar",', `"${'The Kesar '.repeat(11)}",`),
};
