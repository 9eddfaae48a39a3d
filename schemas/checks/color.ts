import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A colour is # and six hexadecimal digits.',
  why: 'Programs interpret colour names and other notations differently.',
  remedy: 'Write it as the message shows.',
  example: replaced('theme.json', '"#0f4a4c"', '"0f4a4c"'),
};
