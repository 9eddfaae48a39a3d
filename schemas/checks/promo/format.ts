import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A promo code consists of capital letters, digits and hyphens.',
  why: 'Guests type it from a card or a mail, where small letters and signs are easily misread.',
  remedy: 'Write it as the message shows.',
  example: replaced('rates/udaipur.json', '"code": "WELCOME"', '"code": "welcome back!"'),
};
