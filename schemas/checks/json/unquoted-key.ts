import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Field names are in double quotes.',
  why: 'JSON requires them.',
  remedy: 'Put the name in double quotes.',
  example: replaced('hotel.json', '"currency":', 'currency:'),
};
