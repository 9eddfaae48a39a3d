import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A Google tag begins with GTM- or G-.',
  why: 'Older tags, such as UA-, no longer work.',
  remedy: 'Copy the tag from your account again.',
  example: replaced('hotel.json', '"GTM-AB12CD3"', '"UA-12345-1"'),
};
