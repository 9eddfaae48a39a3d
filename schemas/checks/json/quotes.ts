import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Texts stand in double quotes.',
  why: 'Programs that read JSON know no other quotes.',
  remedy: 'Replace the quotes by double ones, or put them round the text.',
  example: replaced('hotel.json', '"The Kesar",', "'The Kesar',"),
};
