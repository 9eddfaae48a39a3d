import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every text ends with a double quote.',
  why: 'A text that is not closed swallows what follows it.',
  remedy: 'Put a double quote at the end of the text.',
  example: replaced('hotel.json', '"The Kesar",', '"The Kesar,'),
};
