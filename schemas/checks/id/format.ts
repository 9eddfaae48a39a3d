import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'An id consists of small letters, digits and hyphens.',
  why: 'It becomes part of web addresses and file names.',
  remedy: 'Write it as the message shows, here and wherever it is used.',
  example: replaced('hotel.json', '"the-kesar"', '"The Kesar"'),
};
