import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Texts are in straight double quotes.',
  why: 'Word processors replace straight quotes by typographic ones, which JSON does not allow.',
  remedy: 'Type the quotes again in a plain text editor.',
  example: replaced('hotel.json', '"The Kesar",', '“The Kesar”,'),
};
