import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Texts stand in straight double quotes.',
  why: 'Word processors turn quotes into typographic ones, which only look like quotes to programs.',
  remedy: 'Type the quotes again in a plain text editor.',
  example: replaced('hotel.json', '"The Kesar",', '“The Kesar”,'),
};
