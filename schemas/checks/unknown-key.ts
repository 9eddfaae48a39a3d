import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every field belongs to this kind of file.',
  why: 'A misspelt field would be ignored, and guests would not see its content.',
  remedy: 'Use the suggested name. `verandah schema <kind>` lists all fields.',
  example: replaced('hotel.json', '"currency"', '"curency"'),
};
