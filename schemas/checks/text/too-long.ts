import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A text fits its place on the page.',
  why: 'A longer text would be cut or break the layout.',
  remedy: 'Shorten it by as many characters as the message says.',
  example: replaced('hotel.json', '"The Kesar",', `"${'The Kesar '.repeat(11)}",`),
};
