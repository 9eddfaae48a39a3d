import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'An id has small letters, digits and hyphens.',
  why: 'It becomes part of addresses and of file names, which must mean the same everywhere.',
  remedy: 'Write it as the message shows, and wherever it is used.',
  example: replaced('hotel.json', '"the-kesar"', '"The Kesar"'),
};
