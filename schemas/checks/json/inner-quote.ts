import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Double quotes inside a text are escaped.',
  why: 'A double quote ends the text, so the rest of it cannot be read.',
  remedy: 'Write \\" for each quote inside, or the typographic “ and ”.',
  example: replaced('hotel.json', 'with its own kitchen', 'with its "own" kitchen'),
};
