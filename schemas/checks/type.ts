import { type CheckerRule, replaced } from '../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A value has the type of its field: text, a number, true or false, a list or an object.',
  why: 'A number in quotes is text, not a number.',
  remedy: 'Write it as the message shows. Often quotes are missing or not needed.',
  example: replaced('hotel.json', '"totalRooms": 4', '"totalRooms": "4"'),
};
