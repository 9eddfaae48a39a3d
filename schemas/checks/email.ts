import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'An e-mail address is valid.',
  why: 'Mails from guests and about bookings would not arrive.',
  remedy: 'Correct the part that the message names. Each field takes one address.',
  example: replaced(
    'locations/udaipur.json',
    '"email": "udaipur@thekesar.example"',
    '"email": "udaipur.thekesar.example"',
  ),
};
