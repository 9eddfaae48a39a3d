import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A text matches the format of its field.',
  why: 'Other formats do not work, for example in the address of a font.',
  remedy: 'Write it as the message says.',
  example: replaced('theme.json', '"fontFamily": "Lora"', '"fontFamily": "Lora!"'),
};
