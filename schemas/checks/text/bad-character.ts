import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Texts have no control characters.',
  why: 'Control characters and overrides of writing direction make a text different from what it shows.',
  remedy: 'Type the text again, or remove the character that the message names.',
  example: replaced('hotel.json', 'One house,', 'One\\u0000house,'),
};
