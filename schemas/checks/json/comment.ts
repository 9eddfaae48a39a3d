import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A .json file has no comments.',
  why: 'JSON has no comments; .jsonc files may have them.',
  remedy: 'Name the file .jsonc, or remove the comment.',
  example: replaced('hotel.json', '"currency": "INR",', '"currency": "INR", // rupees'),
};
