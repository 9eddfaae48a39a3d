import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every required field is present.',
  why: 'Without it a page, a price or a mail would be incomplete.',
  remedy: 'Add the line that the message shows.',
  example: replaced('hotel.json', '  "currency": "INR",\n', ''),
};
