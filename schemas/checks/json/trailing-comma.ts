import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Nothing follows the last item, not even a comma.',
  why: 'Programs that read JSON stop at a comma after which nothing comes.',
  remedy: 'Remove the comma, or name the file .jsonc, which allows it.',
  example: replaced('hotel.json', '"maxRooms": 4\n', '"maxRooms": 4,\n'),
};
