import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'The only words without quotes are true, false and null.',
  why: 'JSON does not have words such as yes, no, on and off.',
  remedy: 'Write true or false.',
  example: replaced('hotel.json', '"enabled": true', '"enabled": yes'),
};
