import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Texts are in double quotes.',
  why: 'JSON has no other quotes.',
  remedy: 'Put the text in double quotes.',
  example: replaced('hotel.json', '"The Kesar",', "'The Kesar',"),
};
