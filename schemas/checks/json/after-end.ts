import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A file holds one object and nothing after it.',
  why: 'Anything after the end is ignored.',
  remedy: 'Remove it, or look for a bracket above that closes too early.',
  example: replaced('theme.json', '"fontFamily": "Lora",', '"fontFamily": "Lora" },'),
};
