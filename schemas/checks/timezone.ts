import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A time zone is named by a region and a city.',
  why: 'Short names such as IST mean several zones; a wrong zone moves check-in and deadlines by hours.',
  remedy: 'Write the suggested name, such as Asia/Kolkata.',
  example: replaced('hotel.json', '"Asia/Kolkata"', '"Asia/Kolkatah"'),
};
