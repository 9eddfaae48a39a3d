import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A file consists of valid JSON.',
  why: 'Until this is corrected, the rest of the file cannot be checked.',
  remedy: 'Remove the marked character.',
  example: replaced('theme.json', '"fontFamily": "Lora",', '"fontFamily": "Lora", *'),
};
