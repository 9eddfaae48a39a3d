import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'After a backslash stands one of " \\ / b f n r t u.',
  why: 'Any other pair has no meaning, so the text would change or be refused.',
  remedy: 'Write two backslashes for a backslash, or leave it out.',
  example: replaced('hotel.json', 'One house, one welcome', 'One house \\ one welcome'),
};
