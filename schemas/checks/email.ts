import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'An e-mail address can be written to.',
  why: 'Guests and booking mails would not reach you.',
  remedy: 'Correct the part that the message names; one address in each place.',
  example: replaced(
    'locations/udaipur.json',
    '"email": "udaipur@thekesar.example"',
    '"email": "udaipur@thekesar"',
  ),
};
