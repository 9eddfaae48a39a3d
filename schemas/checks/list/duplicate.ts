import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A list has each item once.',
  why: 'Guests would see it twice.',
  remedy: 'Remove one of the two.',
  example: replaced(
    'rates/udaipur.json',
    '"roomIds": ["lake-suite"]',
    '"roomIds": ["lake-suite", "lake-suite"]',
  ),
};
