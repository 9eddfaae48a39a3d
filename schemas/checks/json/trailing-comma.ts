import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'There is no comma after the last item.',
  why: 'JSON does not allow a comma there.',
  remedy: 'Remove the comma, or name the file .jsonc, which allows it.',
  example: replaced('hotel.json', '"maxRooms": 4\n', '"maxRooms": 4,\n'),
};
