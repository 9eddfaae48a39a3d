import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Times of day are minutes from midnight.',
  why: 'Minutes are not ambiguous, unlike 2:00 in the morning or afternoon.',
  remedy: 'Write hours × 60 + minutes: 14:00 is 840.',
  example: replaced('hotel.json', '"checkIn": 840', '"checkIn": 14:00'),
};
