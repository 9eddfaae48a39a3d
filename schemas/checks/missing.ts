import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Every field that is needed is there.',
  why: 'Without it a page, a price or a mail could not be made.',
  remedy: 'Add the line that the message shows.',
  example: replaced('hotel.json', '  "currency": "INR",\n', ''),
};
