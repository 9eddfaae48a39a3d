import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A text is on one line.',
  why: 'JSON has no texts that span lines.',
  remedy: 'Join the lines, or write \\n where guests should see a new line.',
  example: replaced('hotel.json', 'with its own kitchen and', 'with its own kitchen\nand'),
};
