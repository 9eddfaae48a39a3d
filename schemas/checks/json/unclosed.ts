import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every opening bracket has a closing one.',
  why: 'Without the closing bracket the rest of the file becomes part of the list or object.',
  remedy: 'Write the closing bracket where the list or object ends; the opening one is marked too.',
  example: replaced('theme.json', '"fontSource": "self"\n}', '"fontSource": "self"\n'),
};
