import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Numbers are plain digits.',
  why: 'A leading zero, a plus sign or a dot without a digit is read differently by different programs.',
  remedy: 'Write the number as the message shows it.',
  example: replaced('hotel.json', '"checkIn": 840', '"checkIn": 0840'),
};
