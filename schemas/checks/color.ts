import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A colour is # and six hexadecimal digits.',
  why: 'Names and other notations look different in different programs.',
  remedy: 'Write it as the message shows.',
  example: replaced('theme.json', '"#0f4a4c"', '"0f4a4c"'),
};
