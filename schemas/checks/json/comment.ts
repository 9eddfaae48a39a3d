import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A .json file has no comments.',
  why: 'Comments are allowed in .jsonc files only; other programs refuse them in .json.',
  remedy: 'Name the file .jsonc, or remove the comment.',
  example: replaced('hotel.json', '"currency": "INR",', '"currency": "INR", // rupees'),
};
