import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Numbers keep every digit.',
  why: 'Programs round very long numbers, so the value would change.',
  remedy: 'Write fewer digits, or write it as text in double quotes.',
  example: replaced('hotel.json', '"totalRooms": 4', '"totalRooms": 12345678901234567890'),
};
