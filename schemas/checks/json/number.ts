import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Numbers are plain digits.',
  why: 'Programs read a leading zero, a plus sign or a bare decimal point differently.',
  remedy: 'Write the number as the message shows it.',
  example: replaced('hotel.json', '"checkIn": 840', '"checkIn": 0840'),
};
