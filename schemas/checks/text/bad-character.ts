import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Texts hold no characters that cannot be seen.',
  why: 'Control characters and marks that turn the direction of writing make a text mean something else than it shows.',
  remedy: 'Type the text again, or remove the character that the message names.',
  example: replaced('hotel.json', 'One house,', 'One\\u0000house,'),
};
