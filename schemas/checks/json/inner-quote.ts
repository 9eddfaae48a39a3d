import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A text holds no double quote of its own.',
  why: 'The first double quote ends the text, and what follows would be no JSON.',
  remedy: 'Write \\" for each quote inside, or the typographic “ and ”.',
  example: replaced('hotel.json', 'with its own kitchen', 'with its "own" kitchen'),
};
