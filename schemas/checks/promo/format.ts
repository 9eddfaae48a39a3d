import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A promo code has capital letters, digits and hyphens.',
  why: 'Guests type it from a card or a mail, where small letters and signs are misread.',
  remedy: 'Write it as the message shows.',
  example: replaced('rates/udaipur.json', '"code": "WELCOME"', '"code": "welcome back!"'),
};
