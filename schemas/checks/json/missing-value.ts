import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every name has a value.',
  why: 'Until this is corrected, the rest of the file cannot be checked.',
  remedy: 'Write the value after the colon, or remove the line.',
  example: replaced('theme.json', '"fontFamily": "Lora"', '"fontFamily":'),
};
