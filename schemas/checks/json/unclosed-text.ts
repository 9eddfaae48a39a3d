import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every text ends with a double quote.',
  why: 'Without the closing quote the rest of the file becomes part of the text.',
  remedy: 'Add a double quote at the end of the text.',
  example: replaced('hotel.json', '"The Kesar",', '"The Kesar,'),
};
