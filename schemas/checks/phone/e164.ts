import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A telephone number begins with + and its country code, and has no spaces.',
  why: 'Guests abroad can then call it with one touch.',
  remedy: 'Write + and the country code, then the number without its leading zero.',
  example: replaced('locations/udaipur.json', '"number": "+912942420016"', '"number": "0294 2420016"'),
};
