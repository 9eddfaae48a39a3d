import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A value is of the kind that its field has: text, a number, true or false, a list or an object.',
  why: 'A number in quotes is text, and cannot be counted with.',
  remedy: 'Write it as the message shows; often only quotes are too many or missing.',
  example: replaced('hotel.json', '"totalRooms": 4', '"totalRooms": "4"'),
};
