import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Names of fields stand in double quotes.',
  why: 'Programs that read JSON know no other way to write a name.',
  remedy: 'Put the name in double quotes.',
  example: replaced('hotel.json', '"currency":', 'currency:'),
};
