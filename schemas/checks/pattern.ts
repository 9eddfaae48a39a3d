import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A text has the form that its field asks for.',
  why: 'What uses it, such as a font’s address, could not read it in another form.',
  remedy: 'Write it as the message says.',
  example: replaced('theme.json', '"fontFamily": "Lora"', '"fontFamily": "Lora!"'),
};
